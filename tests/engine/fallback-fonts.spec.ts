/** Until the fonts have come a page is written in fonts of the device: src/styles/fonts.css. */

import fc from 'fast-check';
import { hold } from '../../packages/showcases/tests/held.ts';
import { forAll } from '../generated.ts';
import { mainLanguage } from '../languages.ts';
import { expect, hasFonts, open, test } from '../open-page.ts';

const texts = [
  'o que é de um e o que se vê a sós e ao pé de si no ar da rua e do mar',
  'compreendemos desenhadores experimentados frequentemente internacionalmente',
  'we do as you say it is and so on to be at the end of it in one go or by',
  'straightforwardness understanding international communications representatives',
];

test('a text is as wide in the fallback fonts', async ({ page }) => {
  await open(page, `/privacy-policy?lang=${mainLanguage}`);
  await hasFonts(page);
  const ratios = await page.evaluate(() => {
    const line = document.createElement('span');
    line.style.fontSize = '10px';
    line.style.letterSpacing = '0';
    line.style.whiteSpace = 'nowrap';
    line.textContent = document.querySelector('main')?.textContent ?? '';
    document.body.append(line);
    const widthIn = (font: string, weight: string) => {
      line.style.fontFamily = `var(${font})`;
      line.style.fontWeight = weight;
      return line.getBoundingClientRect().width;
    };
    const ratioOf = (name: string, weight: string) =>
      widthIn(`--${name}-fallback`, weight) / widthIn(`--font-${name}`, weight);
    return { text: ratioOf('text', '400'), display: ratioOf('display', '700') };
  });
  for (const [name, ratio] of Object.entries(ratios))
    expect(Math.abs(ratio - 1), name).toBeLessThan(0.02);
});

const words = [...new Set(texts.join(' ').split(' '))];
const paragraph = fc.record({
  text: fc
    .array(fc.constantFrom(...words), { minLength: 3, maxLength: 40 })
    .map((said) => said.join(' ')),
  /** In px. */
  width: fc.integer({ min: 230, max: 380 }),
  tag: fc.constantFrom('p', 'h2'),
});
const paragraphs = fc.array(paragraph, { minLength: 45, maxLength: 45 });

test('when its font comes, a text in the window keeps its height', async ({ page }) => {
  let held = 0;
  await page.setViewportSize({ width: 1280, height: 4000 });
  await forAll(2, paragraphs, async (all) => {
    const release = await hold(page, '**/*.woff2');
    // The page is not loaded before its fonts are, once they are asked for.
    await page.goto(`/privacy-policy?lang=${mainLanguage}`, { waitUntil: 'domcontentloaded' });
    const heights = () =>
      page.locator('[data-made]').evaluateAll((made) => made.map((it) => it.clientHeight));
    await page.evaluate((given) => {
      const grid = document.createElement('div');
      grid.style.display = 'grid';
      grid.style.grid = 'auto / repeat(3, 400px)';
      grid.style.alignItems = 'start';
      for (const { text, width, tag } of given) {
        const made = document.createElement(tag);
        made.dataset.made = '';
        made.textContent = text;
        made.style.inlineSize = `${width}px`;
        grid.append(made);
      }
      document.querySelector('main')?.prepend(grid);
    }, all);
    const before = await heights();
    expect(before).toHaveLength(all.length);
    release();
    await hasFonts(page);
    expect(await heights()).toEqual(before);
    held += await page.locator('[data-made][style*=letter-spacing]').count();
    await page.unrouteAll();
  });
  // Else nothing was to be held.
  expect(held).toBeGreaterThan(0);
});
