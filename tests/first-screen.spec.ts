/** The home page carries the styles of its first screen; those of the rest come after the first paint. */
import type { Page } from '@playwright/test';
import { commonWords, expect, open, test, widths, wordsOf } from './site.ts';

/** As src/styles/tokens.css has it: --ink. */
const ink = 'rgb(22, 22, 58)';
/** Where a section's top comes to rest, in px, as tests/navigation.spec.ts has it. */
const rest = 204;

/** Holds the style sheets back until they are released. */
async function holdStyles(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.css', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** The whole document is there, and its first screen has been painted. */
async function firstPaint(page: Page) {
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}

const isReady = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', '');

async function expectAtRest(page: Page, section: string) {
  const top = () =>
    page.locator(`#${section}`).evaluate((it) => Math.round(it.getBoundingClientRect().top));
  await expect.poll(top).toBe(rest);
}

async function expectAllDressed(page: Page) {
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeVisible();
  await expect(footer).toHaveCSS('background-color', ink);
  await expect(page.locator('#services li').first()).toHaveCSS('position', 'relative');
  await expect(page.locator('#services ul')).toHaveCSS('display', 'grid');
  const titles = page.getByRole('main').locator('h2');
  expect(await titles.count()).toBeGreaterThan(5);
  for (const title of await titles.all()) await expect(title).toBeVisible();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is dressed from top to bottom', async ({ page }) => {
    await page.goto('/?lang=pt');
    await expectAllDressed(page);
  });
});

for (const [device, width] of Object.entries(widths)) {
  test(`while its style sheets are late, the home page shows its first screen on a ${device}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(entry.toJSON());
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize({ width, height: 800 });
    const release = await holdStyles(page);
    const { hero } = await wordsOf('pt', 'home');
    await page.goto('/?lang=pt', { waitUntil: 'commit' });
    await firstPaint(page);
    const link = page.locator('#home').getByRole('link', { name: hero.contactButton });
    await expect(link).toBeInViewport();
    const look = await link.evaluate((it) => ({ ...getComputedStyle(it) }));

    // Nothing of the rest is seen undressed, and React waits.
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator('#services')).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
    await page.mouse.move(100, 400);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

    release();
    await isReady(page);
    await expectAllDressed(page);
    await expect(page.locator('html')).toHaveAttribute('data-fonts', 'late');
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    // The first screen had all of its styles before.
    for (const property of ['backgroundColor', 'borderRadius', 'padding', 'fontSize'] as const)
      expect(await link.evaluate((it, name) => getComputedStyle(it)[name], property)).toBe(
        look[property],
      );
  });
}

test.describe('when a style sheet does not come', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('the home page shows the rest all the same, and React starts', async ({ page }) => {
    let failures = 0;
    await page.route('**/assets/home-page*.css', (route) => {
      failures += 1;
      return route.abort();
    });
    await open(page, '/?lang=pt');
    expect(failures).toBeGreaterThan(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', ink);
    await expect(page.locator('#services')).toBeVisible();
  });
});

test('an address of a section shows nothing before the style sheets, and then that section', async ({
  page,
}) => {
  const release = await holdStyles(page);
  const asked = page.waitForRequest('**/assets/*.css');
  await page.goto('/?lang=pt#services', { waitUntil: 'commit' });
  await asked;
  await page.waitForFunction(() => document.readyState !== 'loading');
  await expect(page.getByRole('contentinfo', { includeHidden: true })).toBeAttached();
  await expect(page.locator('h1')).toBeHidden();
  await expect(page.locator('#services')).toBeHidden();
  release();
  await expect(page.locator('#services')).toBeVisible();
  await isReady(page);
  await expectAtRest(page, 'services');
});

test('a link to a section clicked before the style sheets have come leads there', async ({
  page,
}) => {
  const release = await holdStyles(page);
  const { navigation } = await commonWords('en');
  await page.goto('/?lang=en', { waitUntil: 'commit' });
  await firstPaint(page);
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: navigation.services, exact: true }).click();
  await expect(page).toHaveURL('/?lang=en#services');
  await expect(page.locator('#services')).toBeHidden();
  release();
  await isReady(page);
  await expectAtRest(page, 'services');
});

test.describe('a drawing that the served document lacks', () => {
  test('is drawn on the way from another page', async ({ page }) => {
    const { hero } = await wordsOf('pt', 'home');
    await open(page, '/contact?lang=pt');
    await page.getByRole('banner').getByRole('link', { name: /Linha/ }).click();
    await expect(page).toHaveURL('/?lang=pt');
    const picture = page.getByRole('img', { name: hero.artLabel });
    await expect(picture.locator('svg').filter({ visible: true })).toHaveCount(1);
    await expect(picture).toBeInViewport();
  });

  test('is drawn when a message has been sent', async ({ page }) => {
    const { labels, submitButton, success } = await wordsOf('pt', 'contact');
    await open(page, '/contact?lang=pt');
    for (const name of ['name', 'subject', 'message'] as const)
      await page.getByLabel(labels[name], { exact: true }).fill('Olá');
    await page.getByLabel(labels.email, { exact: true }).fill('rita@exemplo.pt');
    await page.getByRole('button', { name: submitButton }).click();
    const outcome = page.locator('form [aria-live]');
    await expect(outcome).toContainText(success);
    await expect(outcome.locator('svg')).toBeVisible();
  });
});
