/** The rule of docs/glossary.md for titles: how they end, and with which letter they begin. */
import { describe, expect, test } from 'vitest';
import { hrefTo, type RouteId, routeIds, routesIn } from '../../../src/in-force/routes.ts';
import { mainLanguage } from '../../languages.ts';
import { documentAt } from '../../served.ts';
import { codes } from '../../words.ts';

/** They are read like an article: their titles are names. */
const isDocument = (route: RouteId) =>
  /^(note|markdown)\//.test(route) || routesIn('legal', mainLanguage).some((it) => it === route);

const titlesIn = (body: HTMLElement, levels: string) =>
  [...body.querySelectorAll<HTMLElement>(`main :is(${levels})`)]
    // A label for those who do not see where they are; the titles of slides, as specified; the name of another page.
    .filter((it) => !it.closest('.visually-hidden, #projects h3'))
    .filter((it) => it.querySelector('a') === null)
    .map((it) => it.textContent.trim());

describe.each(codes)('in %s', (code) => {
  test.each(routeIds)('the titles of %s end and begin by one rule', async (route) => {
    const { body } = await documentAt(hrefTo(route, code));
    const sections = titlesIn(body, 'h1, h2');
    const cards = titlesIn(body, 'h3, h4, h5');
    const ends = isDocument(route) ? /[^.:;,]$/ : /[.?!]$/;
    expect(sections.filter((title) => !ends.test(title))).toEqual([]);
    expect(cards.filter((title) => /[.:;,]$/.test(title))).toEqual([]);
    expect([...sections, ...cards].filter((title) => /^\p{Ll}/u.test(title))).toEqual([]);
  });

  test.each(routeIds)('the lists of %s begin with a capital', async (route) => {
    const { body } = await documentAt(hrefTo(route, code));
    const items = isDocument(route)
      ? []
      : [...body.querySelectorAll('main li')].map((it) => it.textContent.trim());
    expect(items.filter((item) => /^\p{Ll}/u.test(item))).toEqual([]);
  });
});
