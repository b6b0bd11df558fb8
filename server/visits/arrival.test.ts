import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '../../tests/generated.ts';
import { campaignIn, isArrival, sourceIn, sourceWithout } from './arrival.ts';

/** As the counter does it. Undefined for no arrival. */
function sourceOf(sent: Record<string, string>, query = '') {
  const headers = Object.fromEntries(
    Object.entries(sent).map(([name, text]) => [name.toLowerCase(), text]),
  );
  if (!isArrival(headers)) return undefined;
  const { referer } = headers;
  const from = referer === undefined ? sourceWithout(headers) : sourceIn(referer, 'studio.example');
  return from && (campaignIn(new URLSearchParams(query)) ?? from);
}

const navigation = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
const typed = { ...navigation, 'Sec-Fetch-Site': 'none' };
const linked = { ...navigation, 'Sec-Fetch-Site': 'cross-site' };
const search = { ...linked, Referer: 'https://www.google.com/' };

/** What the engines were seen to send, without the headers that every request has. */
describe('arrivals', () => {
  test.each([
    ['a typed address', typed, 'from nobody'],
    [
      'a typed address in Chromium and Firefox',
      { ...typed, 'Sec-Fetch-User': '?1' },
      'from nobody',
    ],
    ['a typed address, cached', { ...typed, 'If-None-Match': '"a"' }, 'from nobody'],
    ['a link', { ...linked, Referer: 'https://news.example/' }, 'from host news.example'],
    ['a link, cached', { ...search, 'If-None-Match': '"a"' }, 'from host google.com'],
    ['a link whose page names nobody', linked, 'from unnamed'],
    ['a link after a prefetch of the same page', search, 'from host google.com'],
    ['an app', { ...linked, Referer: 'android-app://com.slack/' }, 'from host com.slack'],
  ])('%s', (_, headers, source) => {
    expect(sourceOf(headers)).toBe(source);
  });
});

describe('no arrivals', () => {
  test.each<[string, Record<string, string>]>([
    ['curl', {}],
    ['a program with the name of a browser', { 'User-Agent': 'Mozilla/5.0', Accept: 'text/html' }],
    [
      'a link of this site',
      { ...navigation, 'Sec-Fetch-Site': 'same-origin', Referer: 'https://studio.example/' },
    ],
    ['a link of a sister site', { ...navigation, 'Sec-Fetch-Site': 'same-site' }],
    ['a picture', { ...linked, 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' }],
    ['a frame on another site', { ...linked, 'Sec-Fetch-Dest': 'iframe' }],
    ['a fetch by a script', { ...linked, 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' }],
    ['a prefetch', { ...typed, 'Sec-Purpose': 'prefetch', Referer: 'https://google.com/' }],
    ['a prerender', { ...typed, 'Sec-Purpose': 'prefetch;prerender' }],
    ['a preview', { ...typed, Purpose: 'prefetch' }],
    ['a reload in Chromium', { ...search, 'Cache-Control': 'max-age=0', 'If-None-Match': '"a"' }],
    ['a reload without the cache', { ...search, 'Cache-Control': 'no-cache', Pragma: 'no-cache' }],
    ['a reload in WebKit after a link', { ...typed, Referer: 'https://www.google.com/' }],
    ['a way back over another site', { ...linked, Referer: 'https://www.studio.example/contact' }],
  ])('%s', (_, headers) => {
    expect(sourceOf(headers)).toBeUndefined();
  });
});

describe('sources', () => {
  test.each([
    ['&utm_source=Newsletter', 'from campaign newsletter'],
    ['&utm_source=flyer%20braga', 'from campaign flyer-braga'],
    ['&utm_source=feira-2026', 'from campaign feira-2026'],
    ['&utm_source=', 'from unnamed'],
    ['&utm_source=maria%40example.pt', 'from unnamed'],
    ['&utm_source=visitor-8812345', 'from unnamed'],
    ['&utm_source=%1b%5b31m', 'from unnamed'],
    [`&utm_source=${'a'.repeat(41)}`, 'from unnamed'],
    ['&xutm_source=a', 'from unnamed'],
  ])('%s', (query, source) => {
    expect(sourceOf(linked, query)).toBe(source);
  });

  test.each([
    ['https://WWW.Example.PT:8443/a?b#c', 'from host example.pt'],
    ['https://xn--caf-dma.example/', 'from host xn--caf-dma.example'],
    ['http://192.168.1.7/', 'other source'],
    ['http://[2001:db8::1]/', 'other source'],
    ['http://printer/', 'other source'],
    ['http://maria.local/', 'other source'],
    ['https://a.b_c.example/', 'other source'],
    [`https://${'a.'.repeat(50)}example/`, 'other source'],
    ['ftp://example.pt/', 'other source'],
    ['example.pt', 'other source'],
  ])('%s', (referrer, source) => {
    expect(sourceOf({ ...linked, Referer: referrer })).toBe(source);
  });
});

/** Everything that a header may contain. */
const value = fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map(String.fromCharCode) });
const reference = fc.oneof(
  value,
  value.map((text) => `https://${text}`),
  value.map((text) => `https://${text}.example/`),
  fc.webUrl(),
);

test('whatever is sent, a source is a short name of plain letters', () =>
  forAll(2_000, reference, fc.string({ unit: 'binary' }), (referrer, campaign) => {
    const query = new URLSearchParams({ utm_source: campaign });
    const source = sourceOf({ ...linked, Referer: referrer }, `${query}`) ?? '';
    expect(source).toMatch(
      /^((from (host|campaign) [a-z\d._-]{1,100})|from unnamed|other source)?$/,
    );
  }));
