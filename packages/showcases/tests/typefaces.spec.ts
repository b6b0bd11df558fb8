import type { Page, Request } from '@playwright/test';
import { typefaces } from '../typefaces.ts';
import { hold } from './held.ts';
import { expect, test } from './test.ts';

const pages = [...new Set(typefaces.map(({ to }) => to.split('/', 1).join()))];
const addressOf = (slug: string) => `/showcase/${slug}/?lang=pt`;

/** Where the texts of the first screen are, and how many faces there are to draw them. */
const textPlaces = (page: Page) =>
  page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    loaded: [...document.fonts].filter((it) => it.status === 'loaded').length,
    places: [...document.querySelectorAll('body *')].flatMap((element) => {
      const own = [...element.childNodes].some((it) => it.nodeType === 3 && it.nodeValue?.trim());
      if (!own || !element.checkVisibility()) return [];
      const { left, top } = element.getBoundingClientRect();
      return top < innerHeight ? [{ text: element.textContent, left, top }] : [];
    }),
  }));

/** Where the texts are once two looks in a row, with frames between them, find the same. */
async function restingPlaces(page: Page) {
  for (let before = ''; ; ) {
    const now = await textPlaces(page);
    if (JSON.stringify(now) === before) return now;
    before = JSON.stringify(now);
    await page.evaluate(
      () =>
        new Promise<void>((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
        ),
    );
  }
}

for (const slug of pages) {
  test(`${slug} fetches at most 60 kB of fonts, and 300 kB in all`, async ({ page }) => {
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(addressOf(slug));
    await expect.poll(() => finished.some((it) => it.resourceType() === 'font')).toBe(true);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const fetched = await Promise.all(
      finished.map(async (request) => ({
        type: request.resourceType(),
        path: new URL(request.url()).pathname,
        size: (await request.sizes()).responseBodySize,
      })),
    );
    const sum = (all: { size: number }[]) => all.reduce((total, { size }) => total + size, 0);
    const fonts = fetched.filter(({ type }) => type === 'font');
    // Each face once, although it may have been asked for in advance.
    expect(new Set(fonts.map(({ path }) => path)).size).toBe(fonts.length);
    expect(sum(fonts)).toBeGreaterThan(10_000);
    expect(sum(fonts)).toBeLessThanOrEqual(60_000);
    expect(sum(fetched), JSON.stringify(fetched)).toBeLessThanOrEqual(300_000);

    // Also those that a later step or an opened letter asks for.
    const cut = typefaces.filter(({ to }) => to.startsWith(`${slug}/`));
    const names = cut.map(({ to }) => to.replace(/^.*\/(.+)\.woff2$/, '$1'));
    for (const { path } of fonts)
      expect(
        names.some((name) => path.includes(`/${name}-`)),
        path,
      ).toBe(true);
  });

  test(`${slug} stays where it is when its typefaces come late`, async ({ page }) => {
    const release = await hold(page, '**/*.woff2');
    await page.setViewportSize({ width: 390, height: 844 });
    // On the fixed day of the photographs, so that the same words stand there each time.
    await page.goto(`${addressOf(slug)}&photo`, { waitUntil: 'domcontentloaded' });
    await expect.poll(async () => (await textPlaces(page)).places.length).toBeGreaterThan(10);
    const before = await restingPlaces(page);
    release();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    const after = await restingPlaces(page);

    expect(after.loaded).toBeGreaterThan(before.loaded);
    const moves = before.places.map(({ text, left, top }, index) => {
      const now = after.places[index] ?? { left: Number.NaN, top: Number.NaN };
      return { text, aside: Math.abs(now.left - left), down: Math.abs(now.top - top) };
    });
    for (const { text, aside, down } of moves) {
      expect(aside, text).toBeLessThan(8);
      expect(down, text).toBeLessThan(1.5);
    }
    expect(Math.abs(after.height / before.height - 1)).toBeLessThan(0.005);
  });
}
