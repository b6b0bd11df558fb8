import assert from 'node:assert/strict';
import sharp from 'sharp';
import { channels, readColours } from '../../../build/colours.ts';
import { colourOf } from '../../../src/styles/colours.ts';
import { mainLanguage } from '../../languages.ts';
import { desktop, type Journey, openPage, phone } from '../journey.ts';
import { waitFor } from '../wait-for.ts';

/** The thread of the leaves, whichever colour it has. */
const leaf = channels(colourOf(readColours().light.usual, 'thread-4'));

/** What there is of the vine in a picture of the window: its rows with leaves, in px from the first to the last. */
async function leafRows(png: Buffer, width: number) {
  const { data, info } = await sharp(png).resize({ width }).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  // Light falls on every stitch: the colour is not the same all over it.
  const isLeaf = (at: number) =>
    Math.hypot(...leaf.map((value, channel) => value - (data[at + channel] ?? 0))) < 60;
  const rows = Array.from({ length: info.height }, (_, row) => row).filter((row) =>
    Array.from({ length: info.width }, (_, column) => 3 * (row * info.width + column)).some(isLeaf),
  );
  return (rows.at(-1) ?? 0) - (rows[0] ?? 0) + 1;
}

const journeyAt = (device: string, [width, height]: readonly [number, number]): Journey => ({
  name: `the border of the sampler is as high as its place on a ${device}`,
  options: { reducedMotion: true },
  async run({ tab, origin }) {
    await tab.setViewport(width, height);
    await openPage(tab, `${origin}/?lang=${mainLanguage}`);
    const place = await waitFor('the border', () =>
      tab.evaluate(() => {
        const border = document.querySelector<HTMLImageElement>('img[src$="#border-vine"]');
        border?.scrollIntoView({ behavior: 'instant', block: 'center' });
        return border?.complete && border.naturalWidth > 0
          ? border.getBoundingClientRect().height
          : undefined;
      }),
    );
    await waitFor('its stitches', async () => (await leafRows(await tab.screenshot(), width)) > 1);
    const rows = await leafRows(await tab.screenshot(), width);
    // Nine of the map's eleven rows have leaves; where all of the map is shown at once, half as much is.
    assert.ok(rows > 0.7 * place && rows < place, `${rows} px of ${place}`);
  },
});

export const samplerJourneys: Journey[] = [
  journeyAt('desktop', desktop),
  journeyAt('phone', phone),
];
