import assert from 'node:assert/strict';
import sharp from 'sharp';
import { channels, readColours } from '../../../build/colours.ts';
import { colourOf } from '../../../src/styles/colours.ts';
import { mainLanguage } from '../../languages.ts';
import { desktop, type Journey, openPage } from '../journey.ts';
import { waitFor } from '../wait-for.ts';

const { light, dark } = readColours();
const day = light.usual;
const night = dark.usual;

/** How many of a picture's pixels have a colour, but for what an engine rounds. */
async function countOf(png: Buffer, hex: string) {
  const pixels = await sharp(png).removeAlpha().raw().toBuffer();
  const wanted = channels(hex);
  let found = 0;
  for (let at = 0; at < pixels.length; at += 3)
    if (wanted.every((value, channel) => Math.abs(value - (pixels[at + channel] ?? 0)) < 6))
      found += 1;
  return found;
}

export const nightJourneys: Journey[] = [
  {
    name: 'at night the page and its small pictures are sewn on night linen',
    options: { dark: true, reducedMotion: true },
    async run({ tab, origin }) {
      await tab.setViewport(...desktop);
      await openPage(tab, `${origin}/?lang=${mainLanguage}`);
      assert.ok((await countOf(await tab.screenshot(), colourOf(night, 'linen'))) > 300_000);
      // The second numeral, all in the second thread, and little else in the window.
      await waitFor('the numeral', () =>
        tab.evaluate(() => {
          const numeral = document.querySelector<HTMLImageElement>('img[src$="#numeral-1"]');
          numeral?.scrollIntoView({ behavior: 'instant', block: 'center' });
          return numeral?.complete && numeral.naturalWidth > 0;
        }),
      );
      await waitFor('the night’s thread in it', async () => {
        const picture = await tab.screenshot();
        return (
          (await countOf(picture, colourOf(night, 'thread-2'))) > 500 &&
          (await countOf(picture, colourOf(day, 'thread-2'))) === 0
        );
      });
    },
  },
];
