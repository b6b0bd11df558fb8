/** Receives the pictures that the owner drops, and keeps their sizes until the next save. */
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  pictureAddress,
  pictureFiles,
  pictureKinds,
} from '../../src/pages/home/project-pictures.ts';
import { isSlug } from '../../src/studio/markdown-files.ts';
import { readHead } from './encode.ts';
import { fittedPicture, type Picture, projectPicture } from './pictures.ts';
import { DeskError } from './sources.ts';
import { isTaken, keepWaiting, waitingOrThere } from './waiting-pictures.ts';
import { ownFolder, writeWhole } from './write-together.ts';

/** In bytes. */
const largest = 50_000_000;

/**
 * @param query - `kind` (person, notes, pages, desktop, mobile) and `name` (of the person, the file or the project)
 * @returns what the text says of the picture; empty while a project waits for the other one of its two
 * @throws DeskError when it cannot be taken
 */
export async function receivePicture(
  root: string,
  query: URLSearchParams,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  if (bytes.length > largest) throw new DeskError('pictureTooLarge');
  const picture = await make(root, query.get('kind') ?? '', query.get('name') ?? '', bytes);
  if (!picture) return '';
  await keepWaiting(root, picture);
  return picture.value;
}

async function make(
  root: string,
  kind: string,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Picture | undefined> {
  const isUsed = (path: string) => isTaken(root, path);
  if (kind === 'person') return fittedPicture('people', name, bytes, isUsed);
  if (kind === 'notes' || kind === 'pages') return fittedPicture(kind, name, bytes, isUsed);
  if ((kind !== 'desktop' && kind !== 'mobile') || !isSlug(name)) throw new DeskError('noPicture');
  await wantSize(bytes, kind);
  return pairOf(root, kind, name, bytes);
}

/** Told at once, and not when the other one of the two is there. */
async function wantSize(bytes: Uint8Array, kind: 'desktop' | 'mobile') {
  const { autoOrient } = await readHead(bytes);
  const { width, height } = pictureKinds[kind];
  if (autoOrient.width < width || autoOrient.height < height)
    throw new DeskError('pictureTooSmall', {
      is: `${autoOrient.width} × ${autoOrient.height}`,
      wanted: `${width} × ${height}`,
    });
}

/**
 * The sizes of one of the two, and of both together. Where the project has its pictures, one is replaced alone; those of
 * a new project wait for each other.
 */
async function pairOf(
  root: string,
  kind: 'desktop' | 'mobile',
  name: string,
  bytes: Uint8Array,
): Promise<Picture | undefined> {
  const other = kind === 'desktop' ? 'mobile' : 'desktop';
  const there = await largestOf(root, name, other);
  if (there) {
    const shots =
      kind === 'desktop' ? { desktop: bytes, mobile: there } : { desktop: there, mobile: bytes };
    const { value, files } = await projectPicture(name, shots);
    const isOther = pictureFiles(other).map(({ format, width }) =>
      pathInStudio(name, other, width, format),
    );
    return { value, files: files.filter(({ path }) => !isOther.includes(path)) };
  }
  const folder = join(await ownFolder(root), 'halves');
  const fileOf = (which: string) => join(folder, `${name}.${which}`);
  await writeWhole(fileOf(kind), bytes);
  if (!existsSync(fileOf(other))) return undefined;
  const [desktop, mobile] = [await readFile(fileOf('desktop')), await readFile(fileOf('mobile'))];
  const picture = await projectPicture(name, { desktop, mobile });
  for (const each of [kind, other]) await rm(fileOf(each), { force: true });
  return picture;
}

const pathInStudio = (...picture: Parameters<typeof pictureAddress>) =>
  `public${pictureAddress(...picture)}`;

/** The largest size that waits for the save, or that the site has. */
async function largestOf(root: string, name: string, kind: 'desktop' | 'mobile') {
  const path = pathInStudio(name, kind, pictureKinds[kind].width, 'avif');
  const file = waitingOrThere(root, path);
  return file && sharp(file).png().toBuffer();
}
