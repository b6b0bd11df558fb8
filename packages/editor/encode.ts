/** The pictures of the site, made with sharp. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { makeOwnPictures } from '../../build/assets/own-pictures.ts';
import { isSlug } from '../../src/studio/markdown-files.ts';
import { DeskError } from './sources.ts';
import { filesIn } from './waiting-pictures.ts';

/** A file to write, with its path in the studio's folder. */
export type NewFile = { path: string; content: Uint8Array<ArrayBuffer> };

/** A file of a picture, and the ending of its name. */
export type Encoded = { content: Uint8Array<ArrayBuffer>; ending: 'webp' | 'svg' | 'png' };

/** @throws DeskError when it is no picture, or one that browsers do not show */
export async function readHead(bytes: Uint8Array): Promise<Metadata> {
  const head = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new DeskError('noPicture');
    });
  if (head.compression === 'hevc') throw new DeskError('phonePicture');
  return head;
}

/** sharp knows one frame of a PNG: https://www.w3.org/TR/png-3/#acTL-chunk */
const isMovingPng = (bytes: Uint8Array) => {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return head.subarray(0, Math.max(head.indexOf('IDAT'), 0)).includes('acTL');
};

/**
 * At most `width` wide, and moving if it does; with `height`, one frame that is cropped to exactly that size. In px. A
 * drawing for a text stays one, and is sharp in every size.
 */
export async function encode(
  bytes: Uint8Array<ArrayBuffer>,
  { width, height }: { width: number; height?: number },
): Promise<Encoded> {
  const { format, pages = 1 } = await readHead(bytes);
  if (height === undefined && format === 'svg') return { content: bytes, ending: 'svg' };
  if (height === undefined && format === 'png' && isMovingPng(bytes))
    return { content: bytes, ending: 'png' };
  const picture =
    height === undefined && pages > 1
      ? sharp(bytes, { animated: true })
      : sharp(bytes).autoOrient();
  const resized =
    height === undefined
      ? picture.resize({ width, withoutEnlargement: true })
      : picture.resize(width, height, { fit: 'cover', position: sharp.strategy.attention });
  const content = await resized
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => {
      throw new DeskError('noPicture');
    });
  return { content: new Uint8Array(content), ending: 'webp' };
}

export type Shots = { desktop: Uint8Array; mobile: Uint8Array };

/** Every size of the pictures of a project, made with a browser; it takes about a minute. */
export async function projectPictures(slug: string, shots: Shots): Promise<NewFile[]> {
  if (!isSlug(slug)) throw new DeskError('noName');
  const folder = await mkdtemp(join(tmpdir(), 'desk-'));
  try {
    const files = { desktop: join(folder, 'desktop'), mobile: join(folder, 'mobile') };
    await writeFile(files.desktop, shots.desktop);
    await writeFile(files.mobile, shots.mobile);
    const target = join(folder, 'public');
    await makeOwnPictures({ slug, files }, { target });
    const contents = (await filesIn(target)).map(async (file) => ({
      path: relative(folder, file),
      content: new Uint8Array(await readFile(file)),
    }));
    return await Promise.all(contents);
  } finally {
    await rm(folder, { recursive: true });
  }
}
