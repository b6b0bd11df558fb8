/**
 * Pages prepared before they are asked for. Driven by puppeteer: in a browser that Playwright has opened
 * a prepared page is loaded anew when it is shown.
 */
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { browserArguments, findBrowser } from '../tools/find-browser.ts';
import { expect, mainLanguage, otherLanguage, test } from './site.ts';

/** Where there is one; what is about two languages has no test where there is none. */
const other = otherLanguage;

/** In ms: as long as a hand rests on a link before it clicks, and some more. */
const pointing = 1200;

test.describe('a page whose link is pointed at', () => {
  let browser: Browser;
  test.beforeAll(async () => {
    browser = await puppeteer.launch({
      executablePath: await findBrowser(),
      args: browserArguments,
    });
  });
  test.afterAll(() => browser.close());

  async function openHome(baseURL: string | undefined) {
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.setViewport({ width: 1280, height: 800 });
    await page.goto(`${baseURL}/?lang=${mainLanguage}`);
    await page.waitForSelector('html[data-ready]');
    return { page, said };
  }

  /** When the page that is shown began to be shown, in ms from when it was asked for: 0 for one that was not prepared. */
  const activationStart = (page: Page) =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      return Number(Reflect.get(visit ?? {}, 'activationStart'));
    });

  test('is prepared, and shown at the click with its form alive', async ({ baseURL }) => {
    const { page, said } = await openHome(baseURL);
    const link = `header > a[href="/contact?lang=${mainLanguage}"]`;
    await page.hover(link);
    await wait(pointing);
    await page.click(link);
    // The page that is driven is exchanged for the other: what was asked of the first is lost.
    await expect.poll(() => activationStart(page).catch(() => -1)).toBeGreaterThan(0);
    await page.waitForSelector('[data-page=contact] [data-island="contact-form"][data-alive]');
    expect(said).toEqual([]);
    await page.close();
  });

  if (other)
    test('in another language is not: it is to be found where this one was left', async ({
      baseURL,
    }) => {
      const { page, said } = await openHome(baseURL);
      const link = `header a[hreflang=${other}]`;
      await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
      await page.hover(link);
      await wait(pointing);
      await page.click(link);
      await page.waitForSelector(`html[data-language=${other}][data-ready]`);
      expect(await activationStart(page)).toBe(0);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1500);
      expect(said).toEqual([]);
      await page.close();
    });
});
