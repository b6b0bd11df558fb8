import assert from 'node:assert/strict';
import sharp from 'sharp';
import { readColours } from '../../../build/assets/colours.ts';
import { channels, colourOf } from '../../../src/styles/colours.ts';
import { mainLanguage } from '../../../tests/languages.ts';
import { desktop, type Journey, openPage, phone } from '../journey.ts';
import type { Tab } from '../tab.ts';
import { waitFor } from '../wait-for.ts';

const { light, dark } = readColours();

/** The number of pixels with about this colour in each row of the window; `distance` is in RGB space. */
async function countByRow(tab: Tab, hex: string, distance: number, width: number) {
  const picture = sharp(await tab.screenshot()).resize({ width });
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const wanted = channels(hex);
  const rows = new Array<number>(info.height).fill(0);
  for (let at = 0; at < data.length; at += 3) {
    const row = Math.floor(at / 3 / info.width);
    if (Math.hypot(...wanted.map((value, index) => value - (data[at + index] ?? 0))) < distance)
      rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows;
}

const count = async (tab: Tab, hex: string) =>
  (await countByRow(tab, hex, 8, desktop[0])).reduce((sum, row) => sum + row, 0);

/** Scrolls to the picture, and resolves with its place in the window, in px, when it has loaded. */
const showPicture = (tab: Tab, end: string) =>
  waitFor(`the picture ${end}`, () =>
    tab.evaluate((it) => {
      const picture = document.querySelector<HTMLImageElement>(`img[src$="${it}"]`);
      picture?.scrollIntoView({ behavior: 'instant', block: 'center' });
      const isLoaded = picture?.complete && picture.naturalWidth > 0;
      if (!isLoaded) return undefined;
      const { top, height } = picture.getBoundingClientRect();
      return { top, height };
    }, end),
  );

export const drawingJourneys: Journey[] = [
  {
    name: 'night: the page and its small pictures are dark',
    options: { dark: true, reducedMotion: true },
    async run({ tab, origin }) {
      await tab.setViewport(...desktop);
      await openPage(tab, `${origin}/?lang=${mainLanguage}`);
      const linen = await count(tab, colourOf(dark.usual, 'linen'));
      assert.ok(linen > 300_000, `${linen} pixels are dark linen`);
      // The second numeral has the second thread colour, which is rare elsewhere in the window.
      await showPicture(tab, '#numeral-1');
      await waitFor(
        'its dark thread, and none of the light one',
        async () =>
          (await count(tab, colourOf(dark.usual, 'thread-2'))) > 500 &&
          (await count(tab, colourOf(light.usual, 'thread-2'))) === 0,
      );
    },
  },
  {
    name: 'sampler: its border is as high as its box',
    options: { reducedMotion: true },
    async run({ tab, origin }) {
      for (const [width, height] of [desktop, phone]) {
        await tab.setViewport(width, height);
        await openPage(tab, `${origin}/?lang=${mainLanguage}`);
        // The stitches are shaded, so their colour varies.
        const leaf = colourOf(light.usual, 'thread-4');
        await waitFor('its leaves from edge to edge', async () => {
          // Each time anew: the page moves when its fonts come.
          const { top, height } = await showPicture(tab, '#border-it');
          // Elsewhere in the window other drawings may have leaves.
          const near = [top - height / 2, top + height * 1.5].map(Math.round);
          const rows = (await countByRow(tab, leaf, 60, width)).slice(...near);
          const vine = rows.findLastIndex(Boolean) - rows.findIndex(Boolean);
          // Nine of the eleven rows have leaves. An engine that shows the whole sheet of drawings in the
          // box shows half of that, and one that has not painted all of it shows less.
          if (vine > 0.7 * height && vine < height) return true;
          throw new Error(`${vine} px of ${height}`);
        });
      }
    },
  },
];
