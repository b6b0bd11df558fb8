/** Names of any allowed length fit into the bar and the footer. */
import { expect, test } from '@playwright/test';
import { wordmarkOf } from '../../src/layout/wordmark.ts';
import { mainLanguage } from '../languages.ts';
import { hasFonts, open } from '../open-page.ts';

/** Narrow and wide names, with and without descenders, and the longest. */
const names = ['fg', 'mm', 'gráfica', 'wimmelbild', 'fábrica de ideias do sul', 'm'.repeat(24)];

test('the footer shows each name completely', async ({ page }) => {
  await open(page, `/?lang=${mainLanguage}`);
  await hasFonts(page);
  for (const name of names) {
    const mark = wordmarkOf(name);
    const ink = await page.locator('footer svg text').evaluate(
      (text, { name: words, size, length }) => {
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) throw new Error('no canvas');
        pen.font = `800 ${size}px ${getComputedStyle(text).fontFamily}`;
        const measured = pen.measureText(words);
        const stretch = length / measured.width;
        return {
          stretch,
          left: -measured.actualBoundingBoxLeft * stretch,
          right: measured.actualBoundingBoxRight * stretch,
          up: measured.actualBoundingBoxAscent,
        };
      },
      { name, size: mark.size, length: mark.length },
    );
    const [x = 0, , width = 0] = mark.viewBox.split(' ').map(Number);
    // A canvas measures only approximately, and a small difference is invisible.
    const hair = mark.size * 0.02;
    expect.soft(ink.left, name).toBeGreaterThan(x - hair);
    expect.soft(ink.right, name).toBeLessThan(x + width + hair);
    expect.soft(mark.baseline - ink.up, name).toBeGreaterThan(-hair);
    // The aspect ratio is unchanged.
    expect.soft(ink.stretch, name).toBeGreaterThan(0.72);
    expect.soft(ink.stretch, name).toBeLessThan(1);
  }
});
