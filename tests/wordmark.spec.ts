import { expect, test } from '@playwright/test';
import { nameLength, wordmarkOf } from '../src/layout/wordmark.ts';
import { mainLanguage, open } from './site.ts';

const names = [
  'fg',
  'jo',
  'mm',
  'farol',
  'gráfica',
  'jeff',
  'tejo & filhos',
  'oficina',
  'wimmelbild',
  'fábrica de ideias do sul',
  'mmmmmmmmmmmmmmmmmmmmmmmm',
];

test('the footer shows all of each name', async ({ page }) => {
  await open(page, `/contact?lang=${mainLanguage}`);
  for (const name of names)
    await test.step(`“${name}”`, async () => {
      const mark = wordmarkOf(name);
      const ink = await page.evaluate(
        async ({ name, mark }) => {
          const svg = document.querySelector('footer > svg:last-of-type');
          const text = svg?.querySelector('text');
          if (!svg || !text) throw new Error('no wordmark');
          svg.setAttribute('viewBox', mark.viewBox);
          text.setAttribute('y', String(mark.baseline));
          text.setAttribute('font-size', String(mark.size));
          text.setAttribute('textLength', String(mark.length));
          text.textContent = name;
          await document.fonts.ready;
          const pen = document.createElement('canvas').getContext('2d');
          if (!pen) throw new Error('no canvas');
          pen.font = `800 ${mark.size}px ${getComputedStyle(text).fontFamily}`;
          const measured = pen.measureText(name);
          const stretch = mark.length / measured.width;
          return {
            stretch,
            left: -measured.actualBoundingBoxLeft * stretch,
            right: measured.actualBoundingBoxRight * stretch,
            up: measured.actualBoundingBoxAscent,
            down: measured.actualBoundingBoxDescent,
            drawn: text.getComputedTextLength(),
            height: svg.getBoundingClientRect().height,
          };
        },
        { name, mark },
      );
      const [x = 0, , width = 0, height = 0] = mark.viewBox.split(' ').map(Number);
      // A canvas measures roughly; a hair's breadth is not seen.
      const hair = mark.size * 0.02;
      expect.soft(ink.left, name).toBeGreaterThan(x - hair);
      expect.soft(ink.right, name).toBeLessThan(x + width + hair);
      expect.soft(mark.baseline - ink.up, name).toBeGreaterThan(-hair);
      if (/[gjpqyç]/.test(name))
        expect.soft(mark.baseline + ink.down, name).toBeLessThan(height + hair);
      // Neither squeezed nor pulled out of shape.
      expect.soft(ink.stretch, name).toBeGreaterThan(0.72);
      expect.soft(ink.stretch, name).toBeLessThan(1);
      // And never most of a screen.
      expect.soft(ink.height, name).toBeLessThan(800);
    });
});

test('the bar has room for each name at every width', async ({ page }) => {
  await open(page, `/contact?lang=${mainLanguage}`);
  for (const width of [320, 360, 1024, 1280])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      for (const name of names) {
        const { over, sideways } = await page.evaluate(
          ({ name, length }) => {
            const word = document.querySelector<HTMLElement>('header > a span');
            if (!word) throw new Error('no logo');
            word.textContent = name;
            if (length) word.dataset.length = length;
            else delete word.dataset.length;
            const { right } = word.getBoundingClientRect();
            const others = [...document.querySelectorAll('header > :not(:first-child)')]
              .map((element) => element.getBoundingClientRect())
              .filter((box) => box.width > 0);
            const next = Math.min(...others.map((box) => box.left));
            const last = Math.max(...others.map((box) => box.right));
            const { clientWidth } = document.documentElement;
            return { over: right - next, sideways: last - clientWidth };
          },
          { name, length: nameLength(name) },
        );
        expect.soft(over, `${name} at ${width} px`).toBeLessThanOrEqual(0);
        expect.soft(sideways, `${name} at ${width} px`).toBeLessThanOrEqual(0);
      }
    });
});
