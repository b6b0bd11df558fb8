/** Chapters 1, 2, 6 and 7: which pages there are, what all of them have, and what their heads say. */
import type { Page } from '@playwright/test';
import { fill } from '../../src/i18n/fill.ts';
import { routePaths } from '../../src/routes.ts';
import { factsIn, site } from '../../src/site.ts';
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

/** By address: the keys of its title and description in the words of the head. */
const pages = {
  '/': ['title', 'homeDescription'],
  '/contact': ['contactTitle', 'contactDescription'],
  '/privacy-policy': ['privacyPolicyTitle', 'privacyPolicyDescription'],
  '/terms-and-conditions': ['termsAndConditionsTitle', 'termsAndConditionsDescription'],
  '/attributions': ['attributionsTitle', 'attributionsDescription'],
} as const;
const paths = Object.keys(pages) as (keyof typeof pages)[];

/** The site's address in canonical links; the tests ask another one. */
const addressOf = (path: string, code: Code) => `${site.url}${path}?lang=${code}`;

const headValues = (page: Page, selector: string) =>
  page
    .locator(`head ${selector}`)
    .evaluateAll((all) => all.map((it) => it.getAttribute('content') ?? it.getAttribute('href')));

/** The entries of the structured data by type. */
async function structuredData(page: Page): Promise<Record<string, Record<string, unknown>>> {
  const [text = '{}'] = await page.locator('script[type="application/ld+json"]').allTextContents();
  const { '@graph': graph }: { '@graph': Record<string, unknown>[] } = JSON.parse(text);
  return Object.fromEntries(graph.map((entry) => [entry['@type'], entry]));
}

test(row('routes'), async ({ page, request }) => {
  expect(Object.values(routePaths)).toEqual(paths);
  for (const path of paths)
    for (const code of codes) {
      const response = await request.get(`${path}?lang=${code}`, { maxRedirects: 0 });
      expect(response.status(), `${path} in ${code}`).toBe(200);
      expect(await response.text()).toContain(`<html lang="${locales[code]}"`);
    }
  await page.goto(`/?lang=${mainLanguage}`);
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(['home', 'about', 'services', 'projects']);
});

test(row('layout'), async ({ page }) => {
  for (const path of paths) {
    await page.goto(`${path}?lang=${mainLanguage}`);
    const parts = page.locator('body').locator('header:visible, main, footer:visible');
    const names = await parts.evaluateAll((all) =>
      all.filter((it) => !it.parentElement?.closest('main')).map(({ localName }) => localName),
    );
    expect(names, path).toEqual(['header', 'main', 'footer']);
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('position', 'fixed');
    expect((await bar.boundingBox())?.y).toBe(0);
  }
});

test(row('texts-from-translations'), async ({ page }) => {
  const seen = new Set<string>();
  for (const [path, [titleKey, descriptionKey]] of Object.entries(pages))
    for (const code of codes) {
      const words = await headWords(code);
      const title = fill(words[titleKey], factsIn(code));
      await page.goto(`${path}?lang=${code}`);
      await expect(page).toHaveTitle(title);
      expect(await headValues(page, 'meta[name=description]')).toEqual([
        fill(words[descriptionKey], factsIn(code)),
      ]);
      seen.add(`${code} ${title}`);
    }
  expect(seen.size).toBe(paths.length * codes.length);
});

test(row('legal-pages'), async ({ page }) => {
  const names = ['privacy-policy', 'terms-and-conditions', 'attributions'] as const;
  for (const name of names)
    for (const code of codes) {
      const words = await wordsOf(code, name);
      await page.goto(`/${name}?lang=${code}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      const date = new Intl.DateTimeFormat(locales[code], { dateStyle: 'long', timeZone: 'UTC' });
      const updated = fill(words.lastUpdated, { date: date.format(new Date(site.legalUpdated)) });
      await expect(page.getByText(updated, { exact: true })).toBeVisible();
      const sections = await page.locator('main section[id^=section-]').evaluateAll((all) =>
        all.map((it) => ({
          heading: it.querySelector('h2')?.textContent ?? '',
          texts: it.querySelectorAll('p, ul > li').length,
        })),
      );
      expect(sections.length).toBeGreaterThan(2);
      for (const [index, { heading, texts }] of sections.entries()) {
        expect(heading).toMatch(new RegExp(`^${index + 1}\\. \\S`));
        expect(texts, heading).toBeGreaterThan(0);
      }
    }
});

test(row('metadata'), async ({ page }) => {
  for (const path of paths)
    for (const code of codes) {
      const words = await headWords(code);
      const isHome = path === '/';
      await page.goto(`${path}?lang=${code}`);
      const [description] = await headValues(page, 'meta[name=description]');
      const facts = factsIn(code);
      const said = {
        canonical: await headValues(page, 'link[rel=canonical]'),
        title: await headValues(page, 'meta[property="og:title"]'),
        description: await headValues(page, 'meta[property="og:description"]'),
        type: await headValues(page, 'meta[property="og:type"]'),
        url: await headValues(page, 'meta[property="og:url"]'),
      };
      expect(said).toEqual({
        canonical: [addressOf(path, code)],
        title: [isHome ? fill(words.ogTitle, facts) : await page.title()],
        description: [isHome ? fill(words.ogDescription, facts) : description],
        type: ['website'],
        url: [addressOf(path, code)],
      });
    }
});

test(row('alternates'), async ({ page }) => {
  for (const path of paths)
    for (const code of codes) {
      await page.goto(`${path}?lang=${code}`);
      const alternates = await page
        .locator('head link[rel=alternate][hreflang]')
        .evaluateAll((all) =>
          all.map((it) => [it.getAttribute('hreflang'), it.getAttribute('href')]),
        );
      expect(alternates).toEqual([
        ...codes.map((each) => [each, addressOf(path, each)]),
        ['x-default', addressOf(path, mainLanguage)],
      ]);
    }
});

test(row('structured-data'), async ({ page }) => {
  for (const code of codes) {
    await page.goto(`/?lang=${code}`);
    const { Organization } = await structuredData(page);
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
    await page.goto(`/contact?lang=${code}`);
    const { ContactPage } = await structuredData(page);
    expect(ContactPage).toMatchObject({
      url: addressOf('/contact', code),
      inLanguage: code,
      mainEntity: { '@type': 'Organization', name: site.name },
    });
  }
});
