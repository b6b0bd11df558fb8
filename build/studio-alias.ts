/**
 * How Vite finds the studio's folder: its colours, as `#studio/colours.css`, and all that its server may read.
 * `@made/…` is what made-files.ts makes; it has no `#`, with which an address in a style is a place on the page.
 */
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { studioFolder } from '../src/studio/folder.ts';
import { madeFolder } from '../src/studio/own-places.ts';

const folder = realpathSync(studioFolder);

export const studioAlias: Record<string, string> = {
  '#studio': folder,
  '@made': resolve(madeFolder),
};

/** The folders that Vite's server may read: the studio may lie outside the project. */
export const servedFolders: string[] = [realpathSync('.'), folder];

/** What commands write: no change of theirs is one of the sources. */
export const madeFolders: string[] = ['{dist,dist-*,dist.*,data,test-results}/**'].map(
  (pattern) => `${realpathSync('.')}/${pattern}`,
);
