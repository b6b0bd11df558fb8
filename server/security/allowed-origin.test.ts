import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../tests/generated.ts';
import { isAllowedOrigin } from './allowed-origin.ts';

function isAllowed(headers: Record<string, string>, trustProxy = 0) {
  const request = new Request('http://www.studio.example:3000/', { headers });
  return isAllowedOrigin(request, 'https://studio.example', trustProxy);
}

test.each([
  ['no origin', {}, true],
  ['the configured address', { Origin: 'https://studio.example' }, true],
  ['the address asked', { Origin: 'http://www.studio.example:3000' }, true],
  ['the host named', { Host: 'other.example', Origin: 'https://other.example' }, true],
  ['the host named in capitals', { Host: 'Other.Example', Origin: 'https://other.example' }, true],
  [
    'the host named with its usual port',
    { Host: 'other.example:443', Origin: 'https://other.example' },
    true,
  ],
  ['another site', { Origin: 'https://evil.example' }, false],
  ['another port', { Origin: 'http://www.studio.example:4000' }, false],
  ['a name that only ends alike', { Origin: 'https://evilstudio.example' }, false],
  ['no site', { Origin: 'null' }, false],
  ['no site, but the browser vouches', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, true],
  ['a name that no proxy passed on', { Origin: 'https://second.example' }, false],
  ['no origin from elsewhere', { 'Sec-Fetch-Site': 'cross-site' }, false],
  ['nonsense', { Origin: 'studio.example' }, false],
  ['a file', { Origin: 'file://' }, false],
  ['an extension', { Origin: 'chrome-extension://studio.example' }, false],
])('%s: %o', (_, headers, expected) => {
  expect(isAllowed(headers as Record<string, string>)).toBe(expected);
});

test('over HTTPS the word of the browser counts, whatever proxies make of the names', () => {
  const host = fc.option(fc.domain(), { nil: undefined });
  return forAll(400, fc.domain(), host, host, (page, asked, forwarded) => {
    const names = {
      Origin: `https://${page}`,
      ...(asked && { Host: asked }),
      ...(forwarded && { 'X-Forwarded-Host': forwarded }),
    };
    expect(isAllowed({ ...names, 'Sec-Fetch-Site': 'same-origin' })).toBe(true);
    expect(isAllowed({ ...names, Host: page, 'Sec-Fetch-Site': 'cross-site' })).toBe(false);
  });
});

test('a forwarded host counts only behind a trusted proxy', () => {
  const headers = { Origin: 'https://studio.pt', 'X-Forwarded-Host': 'studio.pt' };
  expect(isAllowed(headers)).toBe(false);
  expect(isAllowed(headers, 1)).toBe(true);
  // The second of two adds its own name.
  expect(isAllowed({ ...headers, 'X-Forwarded-Host': 'studio.pt, inner:8080' }, 2)).toBe(true);
});
