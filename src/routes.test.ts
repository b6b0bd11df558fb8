import { expect, test } from 'vitest';
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

test('addresses carry the language, and the section last', () => {
  expect(hrefTo('contact', 'en')).toBe('/contact?lang=en');
  expect(hrefTo('home', 'pt', 'services')).toBe('/?lang=pt#services');
});
