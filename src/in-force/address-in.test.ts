import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../tests/generated.ts';
import { addressIn } from './address-in.ts';
import { defaultLanguage } from './languages.ts';
import { site } from './site.ts';

const lang = `lang=${defaultLanguage}`;
const isTheSame = (address: string) => expect(addressIn(address, defaultLanguage)).toBe(address);

test.each([
  ['/contact', `/contact?${lang}`],
  ['/contact?subject=web.design', `/contact?subject=web.design&${lang}`],
  ['/contact#team.pdf', `/contact?${lang}#team.pdf`],
  ['/#about', `/?${lang}#about`],
  [`${site.url}/contact`, `${site.url}/contact?${lang}`],
  [site.url, `${site.url}?${lang}`],
])('%s keeps the language', (address, expected) => {
  expect(addressIn(address, defaultLanguage)).toBe(expected);
});

test.each(['/a.pdf', '/a.pdf?x=1', '/a.pdf#page=2', '#section-1', 'mailto:a@b.pt', '//x.pt/y'])(
  '%s stays',
  isTheSame,
);
test.each([`${site.url}.example/x`, 'https://x.pt/contact', `/contact?${lang}#a`])(
  '%s stays',
  isTheSame,
);

const piece = fc.stringMatching(/^[a-z\d.%-]{1,8}$/);

test('each address of this site gets the language once, and stays otherwise what it is', () =>
  forAll({ seed: 40 }, piece, fc.array(piece), fc.option(piece), (path, query, fragment) => {
    const search = query.map((value, index) => `${index ? '&' : '?'}q${index}=${value}`).join('');
    const address = `/${path}/x${search}${fragment === null ? '' : `#${fragment}`}`;
    const [before, after] = [address, addressIn(address, defaultLanguage)].map(
      (each) => new URL(each, site.url),
    );
    expect(after?.searchParams.getAll('lang')).toEqual([defaultLanguage]);
    after?.searchParams.delete('lang');
    before?.searchParams.delete('lang');
    expect(after?.href).toBe(before?.href);
  }));
