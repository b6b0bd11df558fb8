/** A screen that nobody sees, and what is on it. */
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { start } from '../../tests/process.ts';

const size = { width: 1024, height: 1400 };

/** @param folder - an empty folder for what is drawn */
export async function openScreen(folder: string, number: number) {
  const screen = start('Xvfb', [
    `:${number}`,
    ...['-screen', '0', `${size.width}x${size.height}x24`, '-fbdir', folder],
  ]);
  const drawn = `${folder}/Xvfb_screen0`;
  for (let tries = 0; !existsSync(drawn); tries += 1) {
    if (tries > 100) throw new Error(`There is no screen: ${screen.said()}`);
    await wait(100);
  }
  return {
    name: `:${number}`,
    close: () => screen.stop(),
    /**
     * Writes a picture of it.
     * @returns the part of it that is not of its most frequent colour, from 0 to 1
     */
    async picture(file: string): Promise<number> {
      const pixels = pixelsOf(readFileSync(drawn));
      await sharp(pixels, { raw: { ...size, channels: 3 } })
        .png()
        .toFile(file);
      const counts = new Map<number, number>();
      for (let at = 0; at < pixels.length; at += 3) {
        const colour = pixels.readUIntBE(at, 3);
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
      return 1 - Math.max(...counts.values()) / (size.width * size.height);
    },
  };
}

/** From the file of a screen (X Window Dump): a head, a table of colours, and four bytes for each point. */
function pixelsOf(dump: Buffer): Buffer {
  const [head, colours] = [dump.readUInt32BE(0), dump.readUInt32BE(76)];
  const from = head + colours * 12;
  const pixels = Buffer.alloc(size.width * size.height * 3);
  for (let point = 0; point < size.width * size.height; point += 1)
    for (const channel of [0, 1, 2])
      pixels[point * 3 + channel] = dump[from + point * 4 + 2 - channel] ?? 0;
  return pixels;
}
