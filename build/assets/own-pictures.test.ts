import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { site } from '../../src/in-force/site.ts';
import { allPictures } from '../../src/pages/home/all-pictures.ts';
import { folderOfFile } from '../../tests/temporary-folder.ts';
import { makeOwnPictures, readOrder } from './own-pictures.ts';

const projects = { all: ['shop', 'bakery'], showcases: ['bakery'] };

const folder = folderOfFile('pictures');
const file = (name: string) => join(folder, name);
const paint = (name: string, width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: '#dd2266' } })
    .composite([
      {
        input: { create: { width, height: height >> 1, channels: 3, background: '#2244dd' } },
        gravity: 'south',
      },
    ])
    .withMetadata({ orientation })
    .png()
    .toFile(file(name));

beforeAll(async () => {
  await paint('wide.png', 1300, 1000);
  // As a phone keeps it: on its side, the top at the right.
  await paint('tall.png', 900, 500, 6);
  await paint('small.png', 800, 500);
  writeFileSync(file('words.png'), 'no picture');
});

test.each<[words: string[], answer: RegExp]>([
  [[], /^Write: npm run assets -- picture <project>/],
  [['shop', 'wide.png'], /^Write: /],
  [['shop', 'wide.png', 'tall.png', 'more.png'], /^Write: /],
  [['shoe', 'wide.png', 'tall.png'], /has no project "shoe": .*take one of shop, bakery/],
  [['bakery', 'wide.png', 'tall.png'], /a demonstration.*npm run assets pictures\/bakery/],
])('the arguments %j are refused with the remedy', (words, answer) => {
  expect(() => readOrder(words, projects)).toThrow(answer);
});

test.each<[desktop: string, mobile: string, answer: RegExp]>([
  ['none.png', 'tall.png', /no file .*none\.png, the desktop picture/],
  ['words.png', 'tall.png', /words\.png is no picture/],
  [
    'small.png',
    'tall.png',
    /small\.png is 800 by 500 pixels; the desktop picture wants 1280 by 800/,
  ],
  ['wide.png', 'small.png', /small\.png is 800 by 500 pixels; the mobile picture wants 390 by 844/],
])('%s and %s are refused with the reason', async (desktop, mobile, answer) => {
  const files = { desktop: file(desktop), mobile: file(mobile) };
  await expect(makeOwnPictures({ slug: 'shop', files })).rejects.toThrow(answer);
});

test('two pictures become all the files that the page uses', async () => {
  const { slug, files } = readOrder(['shop', file('wide.png'), file('tall.png')], projects);
  await makeOwnPictures({ slug, files }, { target: folder, effort: 0 });
  for (const address of allPictures('shop', site)) {
    const [, kind, width, format] = /-(\w+)-(\d+)\.(\w+)$/.exec(address) ?? [];
    const made = await sharp(join(folder, address)).metadata();
    expect(made.width, address).toBe(Number(width));
    expect(made.format, address).toBe(format === 'avif' ? 'heif' : format);
    const proportions = { desktop: 1280 / 800, mobile: 390 / 844, flat: 1200 / 900 }[`${kind}`];
    expect(Math.abs(made.height - made.width / (proportions ?? 1)), address).toBeLessThan(2);
  }
  // A picture is cropped at the bottom: the top of the page stays.
  const redOf = async (name: string, top: number) => {
    const line = { left: 0, top, width: 9, height: 1 };
    return (await sharp(join(folder, name)).extract(line).raw().toBuffer())[0];
  };
  // Of 1015 lines, the upper half is red.
  expect(await redOf('/pictures/shop-desktop-1280.avif', 470)).toBeGreaterThan(180);
  expect(await redOf('/pictures/shop-mobile-390.avif', 0)).toBeLessThan(80);
});
