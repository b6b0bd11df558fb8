/** The pictures of the site, made with sharp. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { makeOwnPictures } from '../../build/assets/own-pictures.ts';
import { isSlug } from '../../src/studio/markdown-files.ts';
import { DeskError } from './sources.ts';

/** A file to write, with its path in the studio's folder. */
export type NewFile = { path: string; content: Uint8Array<ArrayBuffer> };

/** A file of a picture, and the ending of its name. */
export type Encoded = { content: Uint8Array<ArrayBuffer>; ending: 'webp' | 'jpg' };

/** At most `width` wide; with `height`, cropped to exactly that size. In px. */
export async function encode(
  bytes: Uint8Array,
  { width, height }: { width: number; height?: number },
): Promise<Encoded> {
  const picture = sharp(bytes).autoOrient();
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
    const made = await readdir(target, { recursive: true, withFileTypes: true });
    const paths = made
      .filter((it) => it.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
    const contents = paths.map(async (path) => ({
      path,
      content: new Uint8Array(await readFile(join(folder, path))),
    }));
    return await Promise.all(contents);
  } finally {
    await rm(folder, { recursive: true });
  }
}
