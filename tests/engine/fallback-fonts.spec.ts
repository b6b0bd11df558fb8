/** Until the fonts have come a page is written in fonts of the device: src/styles/fonts.css. */
import type { Page } from '@playwright/test';
import { expect, hasFonts, mainLanguage, open, showFontsOnlyAfterPaint, test } from '../site.ts';

const texts = [
  'o que é de um e o que se vê a sós e ao pé de si no ar da rua e do mar',
  'compreendemos desenhadores experimentados frequentemente internacionalmente',
  'we do as you say it is and so on to be at the end of it in one go or by',
  'straightforwardness understanding international communications representatives',
];

test('a text is as wide in the fallback fonts, with short words and with long ones', async ({
  page,
}) => {
  await open(page, `/contact?lang=${mainLanguage}`);
  await hasFonts(page);
  for (const kind of ['text', 'display'])
    for (const text of texts) {
      const [own = 0, stand = 0] = await page.evaluate(
        ([words = '', name = '']) =>
          [`var(--font-${name})`, `var(--${name}-fallback)`].map((font) => {
            const line = document.createElement('span');
            line.style.fontFamily = font;
            line.style.fontWeight = name === 'text' ? '400' : '700';
            line.style.fontSize = '100px';
            line.style.letterSpacing = '0';
            line.style.whiteSpace = 'nowrap';
            line.textContent = words;
            document.body.append(line);
            const { width } = line.getBoundingClientRect();
            line.remove();
            return width;
          }),
        [text, kind],
      );
      expect(Math.abs(stand / own - 1), `${kind}: ${text}`).toBeLessThan(0.02);
    }
});

/** Puts texts with lines of all lengths in the first screen. */
const writeTexts = (page: Page, text: string) =>
  page.evaluate((words) => {
    const box = document.createElement('div');
    box.id = 'texts';
    // So small that many stand in the window.
    box.style.cssText = 'columns: 3; font-size: 8px';
    for (let width = 120; width < 220; width += 1) {
      const line = document.createElement(width % 2 ? 'p' : 'h2');
      line.textContent = words;
      line.style.cssText = `font-size: 8px; line-height: 10px; inline-size: ${width}px`;
      box.append(line);
    }
    document.querySelector('main')?.prepend(box);
  }, text);

const heightsOf = (page: Page) =>
  page
    .locator('#texts > *')
    .evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().height)));

test('a text has as many lines when its font comes as before', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  // Otherwise the page shows its fonts a second after it has loaded, whether they have come or not.
  await showFontsOnlyAfterPaint(page);
  await page.setViewportSize({ width: 700, height: 6000 });
  // Fonts that are on their way hold the load.
  await page.goto(`/contact?lang=${mainLanguage}`, { waitUntil: 'domcontentloaded' });
  await writeTexts(page, texts.join(' '));
  const before = await heightsOf(page);
  expect(before.length).toBe(100);
  release();
  await hasFonts(page);
  expect(await heightsOf(page)).toEqual(before);
});
