import sharp from 'sharp';
import { expect, test } from 'vitest';
import { emblem } from '../../src/in-force/stitches.ts';
import { iconFiles, siteIcons } from './site-icons.ts';

test('every icon is a picture of its size, and the one for old browsers has two', async () => {
  const icons = await siteIcons(emblem);
  expect(Object.keys(icons).sort()).toEqual([...iconFiles].sort());
  const sizeOf = async (picture: Buffer) => (await sharp(picture).metadata()).width;
  for (const [name, icon] of Object.entries(icons)) {
    const side = /-(\d+)\.png$/.exec(name)?.[1];
    if (side) expect(await sizeOf(Buffer.from(icon)), name).toBe(Number(side));
  }
  const file = Buffer.from(icons['/favicon.ico'] ?? '');
  const sides = Array.from({ length: file.readUInt16LE(4) }, async (_, index) => {
    const entry = file.subarray(6 + 16 * index);
    const [length, from] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    return [entry[0], await sizeOf(file.subarray(from, from + length))];
  });
  expect(await Promise.all(sides)).toEqual([
    [16, 16],
    [32, 32],
  ]);
});
