/**
 * What is drawn and cut in less than a second is not committed: it is made before Vite begins, from the drawings, the
 * colours and the texts, and again when they change.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { contentType } from '../../server/http/content-type.ts';
import { inStudio } from '../../src/studio/folder.ts';
import { madeFolder } from '../../src/studio/own-places.ts';
import { readStitches } from '../../src/studio/read-stitches.ts';
import { articlePictures } from '../assets/article-pictures.ts';
import { drawnFiles } from '../assets/drawings.ts';
import { siteIcons } from '../assets/site-icons.ts';
import { fileAt, publicPath } from '../checks/public-file.ts';
import { fingerprint } from '../unchanged.ts';

type Contents = Readonly<Record<string, string | Buffer>>;

/** Those that the site serves at their own addresses. */
export const madePublic = `${madeFolder}/public`;

/** A file that has not changed is not touched: Vite would load it again. */
async function write(folder: string, contents: Contents) {
  for (const [name, content] of Object.entries(contents)) {
    const file = resolve(folder, name.replace(/^\//, ''));
    const before = await readFile(file).catch(() => undefined);
    if (before?.equals(Buffer.from(content))) continue;
    await mkdir(dirname(file), { recursive: true });
    // At once, for a build that is going on beside this one.
    await writeFile(`${file}.${process.pid}`, content);
    await rename(`${file}.${process.pid}`, file);
  }
}

export async function makeDrawings(): Promise<void> {
  const stitches = readStitches();
  await write(madeFolder, drawnFiles(stitches));
  await write(madePublic, articlePictures(stitches.articles));
  await write(madePublic, await siteIcons(stitches.emblem));
}

const noteOfFonts = 'fonts/made-from.txt';

/** What the fonts are cut from and to, and what came of it. */
const stateOfFonts = (further: readonly string[]) =>
  fingerprint([
    'build/assets/{fonts,site-typefaces}.ts',
    'package-lock.json',
    `${madeFolder}/fonts/*.woff2`,
  ]) + JSON.stringify(further);

/** Cutting takes longer than all else here, and few changes of a text ask for another character. */
async function makeFonts(): Promise<void> {
  const { furtherCharacters } = await import('../assets/site-typefaces.ts');
  const further = furtherCharacters();
  const before = await readFile(`${madeFolder}/${noteOfFonts}`, 'utf8').catch(() => '');
  if (before === stateOfFonts(further)) return;
  const { siteFonts } = await import('../assets/fonts.ts');
  await write(madeFolder, await siteFonts(further));
  await write(madeFolder, { [noteOfFonts]: stateOfFonts(further) });
}

/** A file of public/ whose name a Mac has written with letters and accents apart: Vite would not find it. */
function otherwiseNamed(pathname: string): string | undefined {
  const folder = inStudio('public');
  const path = publicPath(pathname, { folder, made: [] });
  const file = path && fileAt(folder, path);
  return file === folder + path ? undefined : file;
}

/** Once for all builds of a process. */
let made: Promise<unknown> | undefined;
const makeFiles = (): Promise<unknown> => {
  made ??= Promise.all([makeDrawings(), makeFonts()]);
  return made;
};

/** @param make - what the configuration needs */
export const madeFiles = (make: () => Promise<unknown> = makeFiles): Plugin => ({
  name: 'made-files',
  config: async () => void (await make()),
  configureServer({ watcher, middlewares, config: { logger } }) {
    const isIn = (file: string, path: string) => {
      const place = resolve(inStudio(path));
      return file === place || file.startsWith(place + sep);
    };
    const tell = (error: unknown) => logger.error(String(error));
    let waiting: NodeJS.Timeout | undefined;
    watcher.on('all', (_, file) => {
      if (isIn(file, 'stitches') || isIn(file, 'colours.css')) makeDrawings().catch(tell);
      if (!isIn(file, 'content')) return;
      // Not while somebody waits for the page.
      clearTimeout(waiting);
      waiting = setTimeout(() => makeFonts().catch(tell), 2000);
    });
    middlewares.use(async (request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://site');
      const content = pathname.includes('..')
        ? undefined
        : await readFile(otherwiseNamed(pathname) ?? madePublic + pathname).catch(() => undefined);
      if (content) response.setHeader('Content-Type', contentType(pathname)).end(content);
      else next();
    });
  },
});
