/** Every character is drawn in the site's own fonts, which a first visit requests after the first paint. */
import type { Page } from '@playwright/test';
import { codes, expect, hasFonts, layoutPaths, mainLanguage, open, test } from '../site.ts';

// A page that is not there.
test.use({ expectedConsole: /404/ });

/** The font families of characters that are not drawn in the site's own fonts. */
async function borrowedFamilies(page: Page) {
  // Written in the stand-in's face on purpose, and hidden: src/styles/fonts.css. Code is in the device's own
  // monospaced font, because the site brings none.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '[data-steady]::after { content: none !important } pre, code { font-family: inherit !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body *',
  });
  // For each element, since an answer does not cover deeper descendants.
  const answers = await Promise.all(
    nodeIds.map((nodeId) => client.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await client.detach();
  const all = answers.flatMap(({ fonts }) => fonts);
  expect(all.length).toBeGreaterThan(10);
  const borrowed = all.filter(({ isCustomFont }) => !isCustomFont);
  return [...new Set(borrowed.map(({ familyName }) => familyName))];
}

test('no character is drawn in a fallback font', async ({ page }) => {
  // Which letters there are depends on the words.
  for (const code of codes)
    for (const path of [...layoutPaths, '/no/such/page']) {
      await open(page, `${path}?lang=${code}`);
      await expect.poll(() => borrowedFamilies(page), `${path} in ${code}`).toEqual([]);
    }
});

test('on a first visit the fonts are requested after the first paint', async ({ page }) => {
  // Without the timer of screenshot tools, which comes sooner than the paint on a busy machine.
  await page.addInitScript(() => {
    const original = setTimeout;
    const soon = (run: () => void, time = 0) => (time < 1000 ? original(run, time) : 0);
    Object.assign(window, { setTimeout: soon });
  });
  await open(page, `/?lang=${mainLanguage}`);
  await hasFonts(page);
  const [paint = 0, ...fonts] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  ]);
  expect(fonts.length).toBe(2);
  for (const start of fonts) expect(start).toBeGreaterThan(paint);
});

/** The fonts that a PDF brings, by their names. */
const namesIn = (pdf: Buffer) =>
  [
    ...new Set(
      Array.from(
        pdf.toString('latin1').matchAll(/\/FontName\s*\/[A-Z]+\+([\w-]+)/g),
        ([, name]) => name,
      ),
    ),
  ].sort();

test('a page that is printed before its fonts have come is printed in them', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  for (const path of layoutPaths) {
    await page.goto(`${path}?lang=${mainLanguage}`, { waitUntil: 'domcontentloaded' });
    const early = namesIn(await page.pdf());
    await hasFonts(page);
    expect(early, path).toEqual(namesIn(await page.pdf()));
  }
});
