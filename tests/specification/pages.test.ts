/** Chapters 1, 2, 6 and 7: the pages, their texts and their heads. */
import { expect, test } from 'vitest';
import { fill } from '../../src/i18n/fill.ts';
import { routePaths } from '../../src/in-force/routes.ts';
import { site } from '../../src/in-force/site.ts';
import { mainLanguage } from '../languages.ts';
import { ask, documentAt, mainText, served, textsAt, thingsAt } from '../served.ts';
import { type Code, codes, headWords, locales, wordsOf } from '../words.ts';
import { row } from './rows.ts';

/** The pages that the specification names, by their addresses. */
const pages = {
  '/': 'home',
  '/contact': 'contact',
  '/privacy-policy': 'privacy-policy',
  '/terms-and-conditions': 'terms-and-conditions',
  '/attributions': 'attributions',
} as const;
const documents = Object.entries(pages).flatMap(([path, page]) =>
  codes.map((code) => ({ path, page, code, address: `${path}?lang=${code}` })),
);

/** As canonical links have it. */
const whole = (path: string, code: Code) => `${site.url}${path}?lang=${code}`;

/** The values of meta and link elements in the head of a document. */
const headValues = async (address: string, selector: string) =>
  (await served(address, `head ${selector}`)).map(
    (tag) => tag.getAttribute('content') ?? tag.getAttribute('href'),
  );

test(row('routes'), async () => {
  expect(Object.values(routePaths)).toEqual(expect.arrayContaining(Object.keys(pages)));
  for (const { address, code } of documents) {
    expect(ask(address).status, address).toBe(200);
    expect((await documentAt(address)).documentElement.lang).toBe(locales[code]);
  }
  const sections = await served(`/?lang=${mainLanguage}`, 'main section[id]');
  expect(sections.map(({ id }) => id)).toEqual(['home', 'about', 'services', 'projects']);
});

test(row('texts-from-translations'), async () => {
  const seen = new Set<string>();
  for (const { address, page, code } of documents) {
    const { title, description } = await headWords(code, page);
    expect((await documentAt(address)).title).toBe(title);
    expect(await headValues(address, 'meta[name=description]')).toEqual([description]);
    seen.add(`${code} ${title}`);
  }
  expect(seen.size).toBe(documents.length);
});

test(row('legal-pages'), async () => {
  for (const name of ['privacy-policy', 'terms-and-conditions', 'attributions'] as const)
    for (const code of codes) {
      const words = await wordsOf(code, name);
      const address = `/${name}?lang=${code}`;
      const text = (await mainText(address)).replaceAll('\u00a0', ' ');
      expect(text).toContain(words.title.replaceAll('\u00a0', ' '));
      const date = new Intl.DateTimeFormat(locales[code], { dateStyle: 'long', timeZone: 'UTC' });
      const updated = date.format(new Date(site.legalUpdated));
      expect(text).toContain(fill(words.lastUpdated, { date: updated }));
      const sections = 'main section[id^=section-]';
      const headings = await textsAt(address, `${sections} > h2`);
      expect(headings.length).toBeGreaterThan(2);
      expect(headings).toEqual(
        headings.map((_, index) => expect.stringMatching(`^${index + 1}\\. \\S`)),
      );
      expect(await served(address, `${sections}:has(p, ul > li)`)).toHaveLength(headings.length);
    }
});

test(row('metadata'), async () => {
  for (const { address, path, page, code } of documents) {
    const { ogTitle, ogDescription } = await headWords(code, page);
    const selectors = [
      '[rel=canonical]',
      ...['title', 'description', 'type', 'url'].map((name) => `[property="og:${name}"]`),
    ];
    const values = selectors.map((selector) => headValues(address, selector));
    const url = whole(path, code);
    const said = (await Promise.all(values)).flat();
    expect(said).toEqual([url, ogTitle, ogDescription, 'website', url]);
  }
});

test(row('alternates'), async () => {
  for (const { address, path } of documents) {
    const links = await served(address, 'head link[rel=alternate][hreflang]');
    expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual(
      [...codes.map((each) => [each, whole(path, each)]), ['x-default', whole(path, mainLanguage)]],
    );
  }
});

test(row('structured-data'), async () => {
  for (const code of codes) {
    expect(await thingsAt(`/?lang=${code}`)).toContainEqual(
      expect.objectContaining({
        '@type': 'Organization',
        name: site.name,
        address: {
          '@type': 'PostalAddress',
          streetAddress: site.address.street,
          postalCode: site.address.postalCode,
          addressLocality: site.address.locality,
          addressRegion: site.address.region,
          addressCountry: site.address.country,
        },
        contactPoint: expect.objectContaining({
          '@type': 'ContactPoint',
          email: site.email,
          url: whole('/contact', code),
        }),
        sameAs: site.social.map(({ address }) => address),
      }),
    );
    expect(await thingsAt(`/contact?lang=${code}`)).toContainEqual(
      expect.objectContaining({
        '@type': 'ContactPage',
        url: whole('/contact', code),
        inLanguage: code,
        mainEntity: expect.objectContaining({ '@type': 'Organization', name: site.name }),
      }),
    );
  }
});
