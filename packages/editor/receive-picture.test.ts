/** What a project's pictures become of those that the owner drops. */
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  pictureAddress,
  pictureFiles,
  pictureKinds,
} from '../../src/pages/home/project-pictures.ts';
import { folderOfTest } from '../../tests/temporary-folder.ts';
import { receivePicture } from './receive-picture.ts';
import { forgetOld, waitingIn } from './waiting-pictures.ts';

/** Each size is the picture itself: how they are made is asked in build/assets/own-pictures.test.ts. */
vi.mock('../../build/assets/own-pictures.ts', async (original) => {
  const real = await original<typeof import('../../build/assets/own-pictures.ts')>();
  const makeOwnPictures: typeof real.makeOwnPictures = async (
    { slug, files },
    { target = '' } = {},
  ) => {
    mkdirSync(join(target, 'pictures'), { recursive: true });
    for (const kind of ['desktop', 'mobile', 'flat'] as const)
      for (const { format, width } of pictureFiles(kind))
        copyFileSync(
          kind === 'mobile' ? files.mobile : files.desktop,
          join(target, pictureAddress(slug, kind, width, format)),
        );
  };
  return { ...real, makeOwnPictures };
});

let root = '';
beforeEach(() => {
  root = folderOfTest('pictures');
});

async function drop(kind: 'desktop' | 'mobile', background: string) {
  const { width, height } = pictureKinds[kind];
  const shot = sharp({ create: { width, height, channels: 3, background } }).png();
  const query = new URLSearchParams({ kind, name: 'shop' });
  return receivePicture(root, query, new Uint8Array(await shot.toBuffer()));
}

/** What waits for the save, by path. */
const waiting = async () =>
  new Map((await waitingIn(root, () => true)).map(({ path, content }) => [path, content]));

/** Which of red, green and blue the middle of a picture has. */
async function colourOf(path: string) {
  const { channels } = await sharp(join(root, path))
    .extract({ left: 90, top: 80, width: 9, height: 9 })
    .stats();
  const means = channels.map(({ mean }) => mean);
  return ['red', 'lime', 'blue'][means.indexOf(Math.max(...means.slice(0, 3)))];
}

test('the first two pictures of a project are made together; then each is replaced alone', async () => {
  expect(await drop('desktop', 'red')).toBe('');
  expect((await waiting()).size).toBe(0);
  expect(await drop('mobile', 'lime')).toBe('shop');
  const first = await waiting();
  const kinds = [...first.keys()].map((path) => /shop-(\w+)-/.exec(path)?.[1]);
  expect([...new Set(kinds)].sort()).toEqual(['desktop', 'flat', 'mobile']);

  // They are saved.
  for (const [path, content] of first) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content ?? '');
  }
  rmSync(join(root, '.editor/pictures'), { recursive: true });

  expect(await drop('mobile', 'blue')).toBe('shop');
  const second = await waiting();
  const others = [...first.keys()].filter((path) => !path.includes('-desktop-'));
  expect([...second.keys()].sort()).toEqual(others.sort());
  expect(await colourOf('.editor/pictures/public/pictures/shop-mobile-390.avif')).toBe('blue');
  expect(await colourOf('.editor/pictures/public/pictures/shop-flat-800.webp')).toBe('red');

  // The other one, before that is saved: both are of today.
  expect(await drop('desktop', 'lime')).toBe('shop');
  expect((await waiting()).size).toBe(first.size);
  expect(await colourOf('.editor/pictures/public/pictures/shop-mobile-390.avif')).toBe('blue');
  expect(await colourOf('.editor/pictures/public/pictures/shop-flat-800.webp')).toBe('lime');
  expect(readdirSync(join(root, '.editor/halves'))).toEqual([]);

  // Nobody saves them.
  const day = 24 * 3_600_000;
  await forgetOld(root, Date.now() + 29 * day);
  expect((await waiting()).size).toBe(first.size);
  await forgetOld(root, Date.now() + 31 * day);
  expect((await waiting()).size).toBe(0);
});
