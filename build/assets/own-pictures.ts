/**
 * `npm run assets -- picture <project> <desktop picture> <mobile picture>`: makes every size and format of
 * the pictures of a project that is not a demonstration, and the composite of both.
 */
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { pictureKinds } from '../../src/pages/home/project-pictures.ts';
import { inStudio } from '../../src/studio/folder.ts';
import { openBrowser, writePictures } from './picture-sizes.ts';

type Projects = {
  /** The slugs of all projects in settings.yaml. */
  all: readonly string[];
  /** The slugs of those that are demonstrations. */
  showcases: readonly string[];
};

type Order = { slug: string; files: { desktop: string; mobile: string } };

/** @throws an error that says what is wrong, and the correct arguments */
export function readOrder(words: readonly string[], { all, showcases }: Projects): Order {
  const [slug, desktop, mobile, ...rest] = words;
  if (!slug || !desktop || !mobile || rest.length > 0)
    throw new Error(
      'Write: npm run assets -- picture <project> <desktop picture> <mobile picture>, for example: npm run assets -- picture shop desktop.png mobile.png',
    );
  if (!all.includes(slug))
    throw new Error(
      `${inStudio('settings.yaml')} has no project "${slug}": name it there first, or take one of ${all.join(', ')}.`,
    );
  if (showcases.includes(slug))
    throw new Error(
      `The project "${slug}" is a demonstration, and its pictures are taken of it. Run: npm run assets pictures/${slug}`,
    );
  return { slug, files: { desktop, mobile } };
}

/** A picture, cropped to the required aspect ratio at the sides or at the bottom. */
async function readPicture(file: string, kind: 'desktop' | 'mobile') {
  if (!existsSync(file)) throw new Error(`There is no file ${file}, the ${kind} picture.`);
  const picture = sharp(file);
  const { autoOrient } = await picture.metadata().catch(() => {
    throw new Error(`${file} is no picture: take a PNG, JPEG, WebP or AVIF.`);
  });
  const { width, height } = autoOrient;
  const wanted = pictureKinds[kind];
  if (width < wanted.width || height < wanted.height)
    throw new Error(
      `${file} is ${width} by ${height} pixels; the ${kind} picture wants ${wanted.width} by ${wanted.height} at least, better twice that.`,
    );
  const scale = Math.min(2, width / wanted.width, height / wanted.height);
  const size = {
    width: Math.round(wanted.width * scale),
    height: Math.round(wanted.height * scale),
  };
  return picture
    .autoOrient()
    .resize({ ...size, fit: 'cover', position: 'top' })
    .png()
    .toBuffer();
}

export async function makeOwnPictures(
  { slug, files }: Order,
  options: { target?: string; effort?: number } = {},
): Promise<void> {
  const desktop = await readPicture(files.desktop, 'desktop');
  const mobile = await readPicture(files.mobile, 'mobile');
  const browser = await openBrowser();
  try {
    await writePictures(
      browser,
      slug,
      { desktop, mobile },
      { ...options, onTooLarge: console.warn },
    );
  } finally {
    await browser.close();
  }
}
