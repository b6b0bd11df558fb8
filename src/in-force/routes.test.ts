import { expect, test } from 'vitest';
import { defaultLanguage, languageCodes } from './languages.ts';
import { fileOf, hrefTo, pageAt, routeIds, routePaths, routesIn } from './routes.ts';

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

test('the pages come in the order of the bar, its button and the two lists of the footer', () => {
  const places = ['bar', 'button', 'footer', 'legal'] as const;
  const led = places.flatMap((place) => routesIn(place, defaultLanguage));
  // The navigation of a language does not name the pages that it lacks.
  expect(routeIds.filter((id) => led.includes(id))).toEqual(led);
  expect(routeIds[0]).toBe('home');
});

test('no two pages have the same documents', () => {
  const files = [...routeIds, 'not-found' as const].map(fileOf);
  expect(files).toContain('404');
  expect(new Set(files).size).toBe(files.length);
});
