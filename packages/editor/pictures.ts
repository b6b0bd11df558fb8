/** Turns the pictures that the owner drops into the editor into the files that the site shows. */

import { slugOf } from '../../src/i18n/slug-of.ts';
import { encode, type NewFile, projectPictures, type Shots } from './encode.ts';
import { nameOfPicture } from './named-pictures.ts';

/** `value` is what the text says of it: the name of its file, its address, or the project. */
export type Picture = { value: string; files: NewFile[] };

/** Side of the picture of a person, in px: three times what the page shows. */
const personSize = 288;
/** Width of a picture in a text, in px: twice the width of the text. */
const textWidth = 1280;

/** The name of a file without its ending, as a part of an address. */
const nameIn = (file: string): string => slugOf(file.replace(/\.\w+$/, '')) || 'picture';

/**
 * @param folder - `people`, `notes` for articles, `pages` for pages
 * @param isTaken - whether a file has this path already
 */
export async function fittedPicture(
  folder: 'people' | 'notes' | 'pages',
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  isTaken: (path: string) => boolean,
): Promise<Picture> {
  const square = { width: personSize, height: personSize };
  const size = folder === 'people' ? square : { width: textWidth };
  const { content, ending } = await encode(bytes, size);
  const path = freePath(`public/${folder}`, nameIn(name), ending, isTaken);
  return { value: nameOfPicture(path), files: [{ path, content }] };
}

function freePath(
  folder: string,
  name: string,
  ending: string,
  isTaken: (path: string) => boolean,
): string {
  let found = `${folder}/${name}.${ending}`;
  for (let count = 2; isTaken(found); count += 1) found = `${folder}/${name}-${count}.${ending}`;
  return found;
}

export const projectPicture = async (slug: string, shots: Shots): Promise<Picture> => ({
  value: slug,
  files: await projectPictures(slug, shots),
});
