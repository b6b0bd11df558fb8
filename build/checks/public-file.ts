import { statSync } from 'node:fs';
import { inStudio } from '../../src/studio/folder.ts';

/**
 * Returns the path below `public/` of the file at an address that begins with a slash; undefined when there is
 * none, as for a folder. A name with spaces or accents may be percent-encoded in the address.
 */
export function publicPath(address: string, folder = inStudio('public')): string | undefined {
  const path = decoded(new URL(address, 'http://site').pathname);
  // An encoded slash would lead out of the folder.
  if (path === undefined || path.split(/[/\\]/).includes('..')) return undefined;
  const isFile = statSync(`${folder}${path}`, { throwIfNoEntry: false })?.isFile();
  return isFile ? path : undefined;
}

function decoded(pathname: string) {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}
