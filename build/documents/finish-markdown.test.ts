/** Sizes of pictures, as a browser shows them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { forAll } from '../../tests/generated.ts';
import { folderOfFile } from '../../tests/temporary-folder.ts';
import { shownSize } from './finish-markdown.ts';

const folder = folderOfFile('sizes');

const length = fc.integer({ min: 1, max: 90 });

test('a picture has the size that it has when it is turned as its camera was held', () =>
  forAll(
    20,
    fc.constantFrom('jpeg' as const, 'png' as const, 'webp' as const, 'avif' as const),
    fc.record({ width: length, height: length, orientation: fc.integer({ min: 1, max: 8 }) }),
    async (format, { width, height, orientation }) => {
      const file = join(folder, `x.${format}`);
      await sharp({ create: { width, height, channels: 3, background: 'red' } })
        .withMetadata({ orientation })
        .toFormat(format, { effort: 1 })
        .toFile(file);
      const isLying = orientation > 4 && format !== 'webp';
      expect(await shownSize(file)).toEqual(
        isLying ? { width: height, height: width } : { width, height },
      );
    },
  ));

test('a moving picture has the size of one frame', async () => {
  const frames = await Promise.all(
    ['red', 'blue', 'lime'].map((background) =>
      sharp({ create: { width: 30, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  for (const format of ['gif', 'webp'] as const) {
    const file = join(folder, `moving.${format}`);
    await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toFile(file);
    expect((await sharp(file).metadata()).pages, format).toBe(3);
    expect(await shownSize(file), format).toEqual({ width: 30, height: 20 });
  }
});

/** As Chromium shows them, measured once; without any length, where browsers take what room there is, as drawn. */
test.each<[attributes: string, width: number, height: number]>([
  ['viewBox="0 0 200 80"', 200, 80],
  ['width="100%" height="100%" viewBox="0 0 200 80"', 200, 80],
  ['width="300" viewBox="0 0 200 80"', 300, 120],
  ['height="40px" viewBox="0 0 200 80"', 100, 40],
  ['width="96mm" height="48mm" viewBox="0 0 200 80"', 363, 181],
  ['width="2in" height="1in"', 192, 96],
  ['width="10em" height="5em"', 160, 80],
])('a drawing with %s is %i by %i', async (attributes, width, height) => {
  const file = join(folder, 'x.svg');
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`);
  expect(await shownSize(file)).toEqual({ width, height });
});
