/** Names of any allowed length fit into the bar and the footer. */
import { expect, test } from '@playwright/test';
import { nameLength, wordmarkOf } from '../../src/layout/wordmark.ts';
import { hasFonts, mainLanguage, open } from '../site.ts';

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

test('each name fits into the bar', async ({ page }) => {
  await open(page, `/contact?lang=${mainLanguage}`);
  await hasFonts(page);
  // The smallest space that the menu and the links leave.
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of names) {
      const room = await page.evaluate(
        ([text = '', length = '']) => {
          const word = document.querySelector<HTMLElement>('header > a span');
          if (!word) throw new Error('no logo');
          word.textContent = text;
          if (length) word.dataset.length = length;
          else delete word.dataset.length;
          const others = [...document.querySelectorAll('header > :not(:first-child)')]
            .map((element) => element.getBoundingClientRect())
            .filter((box) => box.width > 0);
          const next = Math.min(...others.map((box) => box.left));
          const last = Math.max(...others.map((box) => box.right));
          const { clientWidth } = document.documentElement;
          return Math.min(next - word.getBoundingClientRect().right, clientWidth - last);
        },
        [name, nameLength(name)],
      );
      expect.soft(room, `${name} at ${width} px`).toBeGreaterThanOrEqual(0);
    }
  }
});
