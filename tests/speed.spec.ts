import { chromium, type Locator, type Request } from '@playwright/test';
import { browserArguments, findBrowser } from '../scripts/find-browser.ts';
import { atRest } from './at-rest.ts';
import { commonWords, expect, open, paths, test } from './site.ts';

test.describe('what a link leads to is fetched', () => {
  test.use({ hasTouch: true });

  const hints: Record<string, (link: Locator) => Promise<void>> = {
    'when it is pointed at': (link) => link.hover(),
    'when it gets the focus': (link) => link.focus(),
    'when it is touched': (link) => link.dispatchEvent('touchstart'),
  };
  for (const [when, hint] of Object.entries(hints)) {
    test(when, async ({ page }) => {
      const { navigation } = await commonWords('pt');
      const bar = page.getByRole('banner');
      await open(page, '/?lang=pt');
      await atRest(page);
      for (const link of [
        bar.getByRole('link', { name: navigation.contact, exact: true }),
        bar.getByRole('link', { name: /^ES/ }),
      ]) {
        const fetched: string[] = [];
        const note = (request: Request) => fetched.push(request.url());
        page.on('request', note);
        await hint(link);
        await atRest(page);
        page.off('request', note);
        expect(fetched.filter((url) => /\/assets\/.*\.js$/.test(url))).not.toEqual([]);
      }
      await expect(page).toHaveURL('/?lang=pt');
    });
  }
});

test('no code is asked for before the first paint', async ({ page }) => {
  for (const path of paths) {
    await open(page, `${path}?lang=pt`);
    const early = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < paint)
        .map(({ name }) => name);
    });
    expect(early).toEqual([]);
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
      await open(page, `${path}?lang=pt`);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
        scrollTo({ top: 300, behavior: 'instant' });
      });
      await page.goto('/showcase/bakery/');
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(300);
      // And it still works.
      await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.close();
    }
  } finally {
    await browser.close();
  }
});
