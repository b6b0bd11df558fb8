/** Turns the pictures that the owner drops into the editor into the files that the site shows. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { isSlug } from '../../src/content/markdown-files.ts';
import { makeOwnPictures } from '../assets/own-pictures.ts';
import { DeskError, type NewFile } from './documents.ts';

/** `value` is what the text says of it: the name of its file, its address, or the project. */
export type Picture = { value: string; files: NewFile[] };

/** Side of the picture of a person, in px: three times what the page shows. */
const personSize = 288;
/** Width of a picture in a text, in px: twice the width of the text. */
const textWidth = 1280;

/** The name of a file without its ending, as a part of an address. */
const slugOf = (name: string): string =>
  name
    .replace(/\.\w+$/, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'picture';

const webp = (picture: Sharp): Promise<Buffer> =>
  picture
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => {
      throw new DeskError('This file is no picture: take a PNG, JPEG, WebP or AVIF.');
    });

export async function personPicture(name: string, bytes: Buffer): Promise<Picture> {
  const value = `${slugOf(name)}.webp`;
  const size = { fit: 'cover', position: sharp.strategy.attention } as const;
  const picture = sharp(bytes).autoOrient().resize(personSize, personSize, size);
  return { value, files: [{ path: `public/people/${value}`, content: await webp(picture) }] };
}

/**
 * @param folder - `notes` for articles, `pages` for pages
 * @param isTaken - whether a file has this path already
 */
export async function textPicture(
  folder: 'notes' | 'pages',
  name: string,
  bytes: Buffer,
  isTaken: (path: string) => boolean,
): Promise<Picture> {
  const wanted = `${folder}/${slugOf(name)}`;
  let found = wanted;
  for (let count = 2; isTaken(`public/${found}.webp`); count += 1) found = `${wanted}-${count}`;
  const picture = sharp(bytes).autoOrient().resize({ width: textWidth, withoutEnlargement: true });
  const file = { path: `public/${found}.webp`, content: await webp(picture) };
  return { value: `/${found}.webp`, files: [file] };
}

type Shots = { desktop: Buffer; mobile: Buffer };

/** Every size of the pictures of a project, made with a browser; it takes about a minute. */
export async function projectPictures(slug: string, shots: Shots): Promise<Picture> {
  if (!isSlug(slug)) throw new DeskError(`"${slug}" is no project.`);
  const folder = await mkdtemp(join(tmpdir(), 'desk-'));
  try {
    const files = { desktop: join(folder, 'desktop'), mobile: join(folder, 'mobile') };
    await writeFile(files.desktop, shots.desktop);
    await writeFile(files.mobile, shots.mobile);
    const target = join(folder, 'public');
    await makeOwnPictures({ slug, files }, { target }).catch((error: Error) => {
      throw new DeskError(error.message.replace(`${folder}/`, ''));
    });
    const made = await readdir(target, { recursive: true, withFileTypes: true });
    const paths = made
      .filter((it) => it.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
    const contents = paths.map(async (path) => ({
      path,
      content: await readFile(join(folder, path)),
    }));
    return { value: slug, files: await Promise.all(contents) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
