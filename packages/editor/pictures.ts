/** Turns the pictures that the owner drops into the editor into the files that the site shows. */
import type { NewFile } from './documents.ts';
import { encode, projectPictures, type Shots } from './encode.ts';

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

export async function personPicture(name: string, bytes: Uint8Array): Promise<Picture> {
  const { content, ending } = await encode(bytes, { width: personSize, height: personSize });
  const value = `${slugOf(name)}.${ending}`;
  return { value, files: [{ path: `public/people/${value}`, content }] };
}

/**
 * @param folder - `notes` for articles, `pages` for pages
 * @param isTaken - whether a file has this path already
 */
export async function textPicture(
  folder: 'notes' | 'pages',
  name: string,
  bytes: Uint8Array,
  isTaken: (path: string) => boolean,
): Promise<Picture> {
  const { content, ending } = await encode(bytes, { width: textWidth });
  const wanted = `/${folder}/${slugOf(name)}`;
  let found = wanted;
  for (let count = 2; isTaken(`public${found}.${ending}`); count += 1) found = `${wanted}-${count}`;
  const value = `${found}.${ending}`;
  return { value, files: [{ path: `public${value}`, content }] };
}

export const projectPicture = async (slug: string, shots: Shots): Promise<Picture> => ({
  value: slug,
  files: await projectPictures(slug, shots),
});
