import { expect, type Page, type Request, test } from '@playwright/test';
import { typefaces } from '../typefaces.ts';

const pages = [...new Set(typefaces.map(({ to }) => to.split('/', 1).join()))];
const codes = ['pt', 'en', 'es'];
const addressOf = (slug: string, code = 'pt') => `/showcase/${slug}/?lang=${code}`;

async function shown(page: Page, address: string) {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
}

/** Everything that has no room in its own box, or sticks out of the page's side. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const own = [...element.childNodes].some((it) => it.nodeType === 3 && it.nodeValue?.trim());
      const box = element.getBoundingClientRect();
      // What only screen readers have is a pixel wide; what is scrolled sideways may be wider.
      if (!own || box.width < 3 || box.height < 3 || element.closest('ol, nav, .sr, .unseen'))
        return [];
      const { overflowX } = getComputedStyle(element);
      const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const isOut = box.right > width + 1 || box.left < -1;
      return isCut || isOut ? [`${element.tagName} ${element.textContent?.slice(0, 40)}`] : [];
    });
  });

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
  test(`${slug} fetches at most 60 kB of fonts, and 300 kB in all, before anybody does anything`, async ({
    page,
  }) => {
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
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await late;
      await route.continue();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
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

  test(`${slug} has room for its words at every width in three languages`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const code of codes) {
      await shown(page, addressOf(slug, code));
      for (const width of [320, 360, 430, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(sideways, `in ${code} at ${width} px`).toBe(0);
        expect.soft(await cutTexts(page), `in ${code} at ${width} px`).toEqual([]);
      }
    }
  });
}
