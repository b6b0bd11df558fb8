/**
 * Prerendered pages and the back/forward cache. Puppeteer drives the browser for prerendered pages: in a
 * browser that Playwright has opened they are loaded again when they are shown.
 */
import { chromium } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { browserArguments, findBrowser } from '../build/find-browser.ts';
import { isRoute } from '../src/in-force/routes.ts';
import { site } from '../src/in-force/site.ts';
import { serveAndNote } from '../tests/between.ts';
import { mainLanguage, otherLanguage } from '../tests/languages.ts';
import { expect, open, test } from '../tests/open-page.ts';
import { languageLink, wordsOf } from '../tests/words.ts';

/** Undefined on a site with one language; the tests of a language change are then left out. */
const other = otherLanguage;

test.describe('a page whose link is hovered', () => {
  let browser: Browser;
  test.beforeAll(async () => {
    browser = await puppeteer.launch({
      executablePath: await findBrowser(),
      args: browserArguments,
    });
  });
  test.afterAll(() => browser.close());

  async function openHome(baseURL = '', path = '/') {
    const host = await serveAndNote(baseURL);
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.setDefaultTimeout(120_000);
    await page.setViewport({ width: 1280, height: 800 });
    await page.goto(`${host.origin}${path}?lang=${mainLanguage}`);
    await page.waitForSelector('html[data-ready]');
    return { host, page, said };
  }

  /** Hovers a link again and again until a request is sent: the rules may load after the first hover. */
  const pointAt = (page: Page, link: string, early: unknown[]) =>
    expect
      .poll(
        async () => {
          if (early.length > 0) return true;
          await page.mouse.move(640, 400);
          await page.hover(link);
          return false;
        },
        { intervals: [500, 1000, 2000, 5000] },
      )
      .toBe(true);

  /** The activation start of the page, in ms from its request: 0 for a page that was not prerendered. */
  const activationStart = (page: Page) =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      return Number(Reflect.get(visit ?? {}, 'activationStart'));
    });

  test('is prerendered, and shown on click with a working form', async ({ baseURL }) => {
    const { host, page, said } = await openHome(baseURL);
    const path = `/contact?lang=${mainLanguage}`;
    const link = `header > a[href="${path}"]`;
    await pointAt(page, link, host.early);
    // Once prerendering has started, a click shows the prerendered page.
    expect(host.early).toEqual([{ path, purpose: 'prefetch;prerender' }]);
    await page.click(link);
    // The page that is driven is exchanged for the other: what was asked of the first is lost.
    await expect.poll(() => activationStart(page).catch(() => -1)).toBeGreaterThan(0);
    await page.waitForSelector('[data-page=contact][data-ready]');
    await page.focus('#contact-name');
    await page.waitForSelector('[data-island="contact-form"][data-alive]');
    expect(said).toEqual([]);
    await page.close();
    host.stop();
  });

  if (isRoute('prices') && site.calculator)
    test('gets a result of the calculator that is newer than it', async ({ baseURL }) => {
      const { calculator } = await wordsOf(mainLanguage, 'prices');
      const { host, page, said } = await openHome(baseURL, '/prices');
      await page.hover('[data-island="calculator"] button');
      await page.waitForSelector('[data-island="calculator"][data-alive]');
      await pointAt(page, `header > a[href="/contact?lang=${mainLanguage}"]`, host.early);
      await page.$eval('[data-island="calculator"] button', (it) => (it as HTMLElement).click());
      const message = () =>
        page
          .$eval('#contact-message', (it) => (it as HTMLTextAreaElement).value)
          .catch(() => undefined);
      await expect.poll(message).toContain(calculator?.message);
      expect(said).toEqual([]);
      await page.close();
      host.stop();
    });

  if (other)
    test('in another language is only prefetched and keeps the scroll position', async ({
      baseURL,
    }) => {
      const { host, page, said } = await openHome(baseURL);
      const link = `header a[hreflang=${other}]`;
      await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
      await pointAt(page, link, host.early);
      expect(host.early).toEqual([{ path: `/?lang=${other}`, purpose: 'prefetch' }]);
      await page.click(link);
      await page.waitForSelector(`html[data-language=${other}][data-ready]`);
      expect(await activationStart(page)).toBe(0);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1500);
      expect(said).toEqual([]);
      await page.close();
      host.stop();
    });
});

test('Back restores a working page from the back/forward cache', async ({ baseURL }) => {
  // Playwright disables the cache in the browsers that it starts.
  const cached = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await cached.newPage({ baseURL: baseURL ?? '' });
  for (const [path, next] of [
    ['/', '/contact'],
    ['/contact', '/'],
  ]) {
    await open(page, `${path}?lang=${mainLanguage}`);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      scrollTo({ top: 300, behavior: 'instant' });
    });
    await open(page, `${next}?lang=${mainLanguage}`);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(300);
    const language = other ?? mainLanguage;
    await page
      .getByRole('banner')
      .getByRole('link', { name: languageLink(language) })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-language', language);
  }
  await cached.close();
});
