import { expect, test } from 'vitest';
import { languageCodes } from './i18n/languages.ts';
import { hrefTo, pageAt, routeIds, routePaths } from './routes.ts';

test('every route is found at its path, with a slash too many as well', () => {
  for (const id of routeIds) {
    expect(pageAt(routePaths[id])).toBe(id);
    expect(pageAt(`${routePaths[id]}/`.replace('//', '/'))).toBe(id);
  }
});

test.each(['/nothing', '/contact/us', '/Contact', '/toString', ''])('%j is no page', (path) => {
  expect(pageAt(path)).toBe('not-found');
});

test.each(languageCodes)('addresses carry the language, as %s, and the section last', (code) => {
  expect(hrefTo('contact', code)).toBe(`/contact?lang=${code}`);
  expect(hrefTo('home', code, 'services')).toBe(`/?lang=${code}#services`);
});
