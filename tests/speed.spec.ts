import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../tools/find-browser.ts';
import {
  expect,
  isReady,
  languageLink,
  mainLanguage,
  open,
  otherLanguage,
  paths,
  test,
} from './site.ts';

test('nothing that is fetched blocks the first paint', async ({ page }) => {
  for (const path of paths) {
    await open(page, `${path}?lang=${mainLanguage}`);
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') !== 'non-blocking')
        .map(({ name }) => name),
    );
    expect(blocking).toEqual([]);
  }
});

test('on a first visit the fonts are asked for after the first paint', async ({
  browser,
  baseURL,
}) => {
  for (const path of paths) {
    // A visitor of its own for each: what a browser has in its memory it takes at once.
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await open(page, `${path}?lang=${mainLanguage}`);
    // Before they are asked for nothing is loading either.
    await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    const [paint, ...fonts] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
    ]);
    expect(fonts.length).toBe(2);
    for (const start of fonts) expect(start).toBeGreaterThan(paint ?? 0);
    await context.close();
  }
});

test('coming back from another document, the page is taken from the back/forward cache as it was', async ({
  baseURL,
}) => {
  // Playwright turns the cache off in the browsers that it starts.
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    for (const path of paths) {
      const page = await browser.newPage({ baseURL: baseURL ?? '' });
      await open(page, `${path}?lang=${mainLanguage}`);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
        scrollTo({ top: 300, behavior: 'instant' });
      });
      await page.goto(
        path === '/contact' ? `/?lang=${mainLanguage}` : `/contact?lang=${mainLanguage}`,
      );
      await isReady(page);
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(300);
      // And it still works.
      const language = otherLanguage ?? mainLanguage;
      await page
        .getByRole('banner')
        .getByRole('link', { name: languageLink(language) })
        .click();
      await expect(page.locator('html')).toHaveAttribute('data-language', language);
      await page.close();
    }
  } finally {
    await browser.close();
  }
});
