/** Turns the pictures that the owner drops into the editor into the files that the site shows. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { isSlug } from '../../src/content/markdown-files.ts';
import { makeOwnPictures } from '../assets/own-pictures.ts';
import { DeskError } from './documents.ts';

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

async function write(file: string, picture: Sharp) {
  const bytes = await picture
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => {
      throw new DeskError('This file is no picture: take a PNG, JPEG, WebP or AVIF.');
    });
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, bytes);
}

/** Returns the name for `picture` in studio.yaml. */
export async function savePersonPicture(
  root: string,
  name: string,
  bytes: Buffer,
): Promise<string> {
  const file = `${slugOf(name)}.webp`;
  const picture = sharp(bytes).autoOrient().resize(personSize, personSize, {
    fit: 'cover',
    position: sharp.strategy.attention,
  });
  await write(join(root, 'public/people', file), picture);
  return file;
}

/**
 * Returns the address of the picture on the site.
 * @param folder - `notes` for articles, `pages` for pages
 */
export async function saveTextPicture(
  root: string,
  folder: 'notes' | 'pages',
  name: string,
  bytes: Buffer,
): Promise<string> {
  const taken = (slug: string) => existsSync(join(root, 'public', folder, `${slug}.webp`));
  const wanted = slugOf(name);
  let slug = wanted;
  for (let count = 2; taken(slug); count += 1) slug = `${wanted}-${count}`;
  const picture = sharp(bytes).autoOrient().resize({ width: textWidth, withoutEnlargement: true });
  await write(join(root, 'public', folder, `${slug}.webp`), picture);
  return `/${folder}/${slug}.webp`;
}

type Shots = { desktop: Buffer; mobile: Buffer };

/** Makes every size of the pictures of a project, with a browser; it takes about a minute. */
export async function saveProjectPictures(root: string, slug: string, shots: Shots): Promise<void> {
  if (!isSlug(slug)) throw new DeskError(`"${slug}" is no project.`);
  const folder = await mkdtemp(join(tmpdir(), 'desk-'));
  try {
    const files = { desktop: join(folder, 'desktop'), mobile: join(folder, 'mobile') };
    await writeFile(files.desktop, shots.desktop);
    await writeFile(files.mobile, shots.mobile);
    await makeOwnPictures({ slug, files }, { target: join(root, 'public') }).catch(
      (error: Error) => {
        throw new DeskError(error.message.replace(`${folder}/`, ''));
      },
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
