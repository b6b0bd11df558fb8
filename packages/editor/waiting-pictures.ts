/**
 * The pictures that were dropped into the editor and are not saved yet. They are on the disk, so that another window
 * and the next start know them; one that nobody saves goes after a month.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Picture } from './pictures.ts';
import { type Change, ownFolder, writeWhole } from './write-together.ts';

/** In milliseconds. */
const longest = 30 * 24 * 3_600_000;

const folderOf = async (root: string) => join(await ownFolder(root), 'pictures');

export async function keepWaiting(root: string, { files }: Picture): Promise<void> {
  const folder = await folderOf(root);
  for (const { path, content } of files) await writeWhole(join(folder, path), content);
}

/** The file of a picture with this path that waits, else that of the site. */
export const waitingOrThere = (root: string, path: string): string | undefined =>
  [join(root, '.editor/pictures', path), join(root, path)].find((file) => existsSync(file));

/** Whether a picture has this path, on the site or waiting. */
export const isTaken = (root: string, path: string): boolean =>
  waitingOrThere(root, path) !== undefined;

/** The waiting pictures that texts name, as files to be written. */
export async function waitingIn(
  root: string,
  isNamed: (path: string) => boolean,
): Promise<Change[]> {
  const folder = await folderOf(root);
  const files = (await filesIn(folder)).map((file) => relative(folder, file).split(sep).join('/'));
  return Promise.all(
    files.filter(isNamed).map(async (path) => ({
      path,
      content: new Uint8Array(await readFile(join(folder, path))),
    })),
  );
}

/** Forgets pictures, by their path: they are saved. */
export async function forgetWaiting(root: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(join(root, '.editor/pictures', path), { force: true });
}

export async function forgetOld(root: string, now = Date.now()): Promise<void> {
  const folders = ['.editor/pictures', '.editor/halves'].map((path) => filesIn(join(root, path)));
  for (const file of (await Promise.all(folders)).flat())
    if (now - (await stat(file)).mtimeMs > longest) await rm(file);
}

/** The paths of all files in a folder, however deep; none without it. */
export async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((it) => it.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}
