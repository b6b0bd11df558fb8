/** How Vite finds the studio's folder: its colours, as `#studio/colours.css`, and all that its server may read. */
import { realpathSync } from 'node:fs';
import { studioFolder } from '../src/studio/folder.ts';

const folder = realpathSync(studioFolder);

export const studioAlias: Record<string, string> = { '#studio': folder };

/** The folders that Vite's server may read: the studio may lie outside the project. */
export const servedFolders: string[] = [realpathSync('.'), folder];

/** What commands write: no change of theirs is one of the sources. */
export const madeFolders: string[] = ['{dist,dist-*,dist.*,data,test-results}/**'].map(
  (pattern) => `${realpathSync('.')}/${pattern}`,
);
