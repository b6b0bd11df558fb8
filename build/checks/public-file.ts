import { existsSync, readdirSync, statSync } from 'node:fs';
import { type Problem, problemAt } from '../../src/problems/problem.ts';
import { inStudio } from '../../src/studio/folder.ts';
import { articlePicture } from '../assets/article-pictures.ts';
import { iconFiles } from '../assets/site-icons.ts';
import { nightPicture } from './night-picture.ts';

/** The files that the site serves beside its pages. */
export type PublicFiles = {
  /** Of those that the owner put there. */
  folder: string;
  /** The addresses of those that the build makes. */
  made: readonly string[];
};

/** @param articles - names of the pictures of articles that are drawn */
export const publicFiles = (
  articles: readonly string[],
  folder = inStudio('public'),
): PublicFiles => ({
  folder,
  made: [
    ...iconFiles,
    ...articles.flatMap((name) => {
      const address = articlePicture(name);
      return [address, nightPicture(address)];
    }),
  ],
});

/**
 * Returns the path below `public/` of the file at an address that begins with a slash, as the site serves it (in NFC);
 * undefined when there is none, as for a folder. A name with spaces or accents may be percent-encoded in the address.
 */
export function publicPath(address: string, { folder, made }: PublicFiles): string | undefined {
  const path = decoded(new URL(address, 'http://site').pathname)?.normalize('NFC');
  // An encoded slash would lead out of the folder.
  if (path === undefined || path.split(/[/\\]/).includes('..')) return undefined;
  return made.includes(path) || fileAt(folder, path) !== undefined ? path : undefined;
}

/** The file at such a path: a Mac may have written its name with letters and accents apart. */
export function fileAt(folder: string, path: string): string | undefined {
  const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile();
  if (isFile(folder + path)) return folder + path;
  if (path.normalize('NFD') === path) return undefined;
  let found = folder;
  for (const part of path.slice(1).split('/')) {
    const names = statSync(found, { throwIfNoEntry: false })?.isDirectory()
      ? readdirSync(found)
      : [];
    const name = names.find((each) => each.normalize('NFC') === part);
    if (name === undefined) return undefined;
    found += `/${name}`;
  }
  return isFile(found) ? found : undefined;
}

/** Names files in the studio's folder that the build makes, in other places of the same address. */
export const madeTwice = ({ folder, made }: PublicFiles): Problem[] =>
  made
    .filter((path) => existsSync(`${folder}${path}`))
    .map((path) =>
      problemAt({ file: `${folder}${path}` }, 'madeTwice', { folder: inStudio('stitches') }),
    );

function decoded(pathname: string) {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}
