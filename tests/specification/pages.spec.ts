/** Chapters 1, 2, 6 and 7: the pages, their common parts and their heads. */
import type { Page } from '@playwright/test';
import { fill } from '../../src/i18n/fill.ts';
import { routePaths } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { served } from '../served.ts';
import {
  type Code,
  codes,
  expect,
  headWords,
  locales,
  mainLanguage,
  test,
  wordsOf,
} from '../site.ts';
import { row } from './rows.ts';

/** The pages that the specification names, by their addresses. */
const pages = {
  '/': 'home',
  '/contact': 'contact',
  '/privacy-policy': 'privacy-policy',
  '/terms-and-conditions': 'terms-and-conditions',
  '/attributions': 'attributions',
} as const;
type Path = keyof typeof pages;
const paths = Object.keys(pages) as Path[];
const documents = paths.flatMap((path) => codes.map((code) => ({ path, code })));

/** As canonical links have it: the tests ask another host. */
const addressOf = (path: string, code: Code) => `${site.url}${path}?lang=${code}`;

/** The value of a meta or link element in the head of a document. */
async function headValues(page: Page, path: Path, code: Code, selector: string) {
  const tags = await served(page, `${path}?lang=${code}`, `head ${selector}`);
  return tags.map(({ attributes }) => attributes.content ?? attributes.href);
}

/** The entries of the structured data by type. */
async function structuredData(page: Page, path: Path, code: Code) {
  const selector = 'script[type="application/ld+json"]';
  const [script] = await served(page, `${path}?lang=${code}`, selector);
  const { '@graph': graph }: { '@graph': Record<string, unknown>[] } = JSON.parse(
    script?.text ?? '{}',
  );
  return Object.fromEntries(graph.map((entry) => [entry['@type'], entry]));
}

// Any answer of the site will do to ask from.
test.beforeEach(({ page }) => page.goto('/robots.txt'));

test(row('routes'), async ({ page, request }) => {
  expect(Object.values(routePaths)).toEqual(expect.arrayContaining(paths));
  for (const { path, code } of documents) {
    const response = await request.get(`${path}?lang=${code}`, { maxRedirects: 0 });
    expect(response.status(), `${path} in ${code}`).toBe(200);
    expect(await response.text()).toContain(`<html lang="${locales[code]}"`);
  }
  const sections = await served(page, `/?lang=${mainLanguage}`, 'main section[id]');
  expect(sections.map(({ attributes }) => attributes.id)).toEqual([
    'home',
    'about',
    'services',
    'projects',
  ]);
});

test(row('layout'), async ({ page }) => {
  for (const path of paths) {
    await page.goto(`${path}?lang=${mainLanguage}`);
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('position', 'fixed');
    expect((await bar.boundingBox())?.y).toBe(0);
    await expect(page.locator('header ~ main ~ footer')).toBeVisible();
  }
});

test(row('texts-from-translations'), async ({ page }) => {
  const seen = new Set<string>();
  for (const { path, code } of documents) {
    const { title, description } = await headWords(code, pages[path]);
    const [shown] = await served(page, `${path}?lang=${code}`, 'title');
    expect(shown?.text).toBe(title);
    expect(await headValues(page, path, code, 'meta[name=description]')).toEqual([description]);
    seen.add(`${code} ${title}`);
  }
  expect(seen.size).toBe(documents.length);
});

test(row('legal-pages'), async ({ page }) => {
  for (const name of ['privacy-policy', 'terms-and-conditions', 'attributions'] as const)
    for (const code of codes) {
      const words = await wordsOf(code, name);
      const address = `/${name}?lang=${code}`;
      const [main] = await served(page, address, 'main');
      expect(main?.text).toContain(words.title);
      const date = new Intl.DateTimeFormat(locales[code], { dateStyle: 'long', timeZone: 'UTC' });
      const updated = fill(words.lastUpdated, { date: date.format(new Date(site.legalUpdated)) });
      expect(main?.text).toContain(updated);
      const sections = 'main section[id^=section-]';
      const headings = await served(page, address, `${sections} > h2`);
      expect(headings.length).toBeGreaterThan(2);
      for (const [index, { text }] of headings.entries())
        expect(text).toMatch(new RegExp(`^${index + 1}\\. \\S`));
      expect(await served(page, address, `${sections}:has(p, ul > li)`)).toHaveLength(
        headings.length,
      );
    }
});

test(row('metadata'), async ({ page }) => {
  for (const { path, code } of documents) {
    const words = await headWords(code, pages[path]);
    const value = (selector: string) => headValues(page, path, code, selector);
    expect({
      canonical: await value('link[rel=canonical]'),
      title: await value('meta[property="og:title"]'),
      description: await value('meta[property="og:description"]'),
      type: await value('meta[property="og:type"]'),
      url: await value('meta[property="og:url"]'),
    }).toEqual({
      canonical: [addressOf(path, code)],
      title: [words.ogTitle],
      description: [words.ogDescription],
      type: ['website'],
      url: [addressOf(path, code)],
    });
  }
});

test(row('alternates'), async ({ page }) => {
  for (const { path, code } of documents) {
    const links = await served(page, `${path}?lang=${code}`, 'head link[rel=alternate][hreflang]');
    expect(links.map(({ attributes }) => [attributes.hreflang, attributes.href])).toEqual([
      ...codes.map((each) => [each, addressOf(path, each)]),
      ['x-default', addressOf(path, mainLanguage)],
    ]);
  }
});

test(row('structured-data'), async ({ page }) => {
  for (const code of codes) {
    const { Organization } = await structuredData(page, '/', code);
    expect(Organization).toMatchObject({
      name: site.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: site.address.street,
        postalCode: site.address.postalCode,
        addressLocality: site.address.locality,
        addressRegion: site.address.region,
        addressCountry: site.address.country,
      },
      contactPoint: {
        '@type': 'ContactPoint',
        email: site.email,
        url: addressOf('/contact', code),
      },
      sameAs: site.social.map(({ address }) => address),
    });
    const { ContactPage } = await structuredData(page, '/contact', code);
    expect(ContactPage).toMatchObject({
      url: addressOf('/contact', code),
      inLanguage: code,
      mainEntity: { '@type': 'Organization', name: site.name },
    });
  }
});
