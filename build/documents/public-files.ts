/**
 * The files of public/, without files that the configuration does not use: pictures of other projects and of
 * articles that are not there, social cards of other languages and articles, the film if it is off.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { cp, readdir, rename } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { cardsOfPages } from '../../src/document/social-card.ts';
import { plain } from '../../src/i18n/finished.ts';
import { words } from '../../src/in-force/content.ts';
import { type Language, languageCodes } from '../../src/in-force/languages.ts';
import { site } from '../../src/in-force/site.ts';
import { articles } from '../../src/in-force/stitches.ts';
import { allPictures } from '../../src/pages/home/all-pictures.ts';
import { cardFile } from '../../src/studio/card-files.ts';
import { inStudio } from '../../src/studio/folder.ts';
import { isForeign } from '../../src/studio/foreign-files.ts';
import { elementsIn } from '../../src/studio/markdown-nodes.ts';
import { textsOf } from '../../src/studio/read-content.ts';
import type { Words } from '../../src/studio/words.ts';
import { ownAddresses } from '../checks/link-problems.ts';
import { nightPicture } from '../checks/night-picture.ts';
import { publicFiles, publicPath } from '../checks/public-file.ts';
import { madePublic } from './made-files.ts';

/** The files that pages and articles in Markdown show or link to, with pictures for the dark scheme. */
const filesOf = (ofLanguage: Words) =>
  Object.values(ofLanguage)
    .flatMap((page) => (page && 'body' in page ? elementsIn(page.body) : []))
    .flatMap(({ attributes: { src, href } = {} }) =>
      src
        ? [src, nightPicture(src)]
        : href?.startsWith('/')
          ? [href]
          : ownAddresses(href ?? '', site),
    );

/** The files of this site that the other texts name with their whole address. */
const filesNamedIn = (code: Language) =>
  textsOf(words[code]).flatMap(({ text }) => ownAddresses(plain(text), site));

const files = publicFiles(Object.keys(articles));

const used = new Set([
  ...site.projects.flatMap(({ slug }) => allPictures(slug, site)),
  ...[...languageCodes.map((code) => cardFile(code)), ...cardsOfPages].map((file) => `/${file}`),
  ...languageCodes
    .flatMap((code) => [...filesOf(words[code]), ...filesNamedIn(code)])
    .flatMap((address) => publicPath(address, files) ?? []),
  ...site.people.flatMap(({ picture }) => (picture ? [`/people/${picture.normalize('NFC')}`] : [])),
]);

/** @param written - as the file is called */
function isUsed(written: string) {
  const path = written.normalize('NFC');
  // A folder in which nothing is used is left out too.
  if (path === '/notes') return [...used].some((file) => file.startsWith('/notes/'));
  if (/^\/((pictures|people|notes)\/.|social-)/.test(path)) return used.has(path);
  return site.film || !/^\/film(\/|$)/.test(path);
}

/** The paths of the files in a folder, with slashes. */
const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile() && !isForeign(each.name))
        .map((each) => join(relative(folder, each.parentPath), each.name).split(sep).join('/'))
    : [];

/** What Workers take of one file, in bytes: https://developers.cloudflare.com/workers/platform/limits/ */
const largestOnWorkers = 25 * 1024 * 1024;

/** Names the published files that the host of the settings refuses. */
export const refusedByHost = (folder = inStudio('public'), { kind } = site.hosting): string[] =>
  filesIn(folder)
    .filter((path) => kind === 'workers' && isUsed(`/${path}`))
    .filter((path) => statSync(join(folder, path)).size > largestOnWorkers)
    .map(
      (path) =>
        `${folder}/${path}: Cloudflare Workers take no file of more than 25 MiB. Make it smaller, or choose another host (hosting.kind in ${inStudio('settings.yaml')}).`,
    );

/** Advice that names what is not copied, such as pictures of a project that is gone. */
export function unusedFiles(folder = inStudio('public')): string[] {
  const unused = filesIn(folder)
    .filter((path) => !isUsed(`/${path}`))
    .sort();
  if (unused.length === 0) return [];
  const [first, second, third, ...others] = unused;
  const named = [first, second, third].filter((name) => name !== undefined).join(', ');
  return [
    `${folder}: no page shows ${named}${others.length > 0 ? ` and ${others.length} more` : ''}: take them out if you need them no longer. They are not published.`,
  ];
}

export async function copyPublicFiles(target: string, own = inStudio('public')): Promise<void> {
  // A studio without pictures has no such folder after it was cloned.
  for (const folder of [own, madePublic].filter((each) => existsSync(each)))
    await cp(`${folder}/`, target, {
      recursive: true,
      // A link would lead nowhere from the build.
      dereference: true,
      filter(source) {
        const path = relative(folder, source).split(sep).join('/');
        return !isForeign(basename(path)) && isUsed(`/${path}`);
      },
    });
  await nameInNfc(target);
}

/** Every host finds a name with accents under one address then, whichever system it was copied from. */
async function nameInNfc(folder: string): Promise<void> {
  for (const entry of existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : []) {
    const name = entry.name.normalize('NFC');
    if (name !== entry.name) await rename(join(folder, entry.name), join(folder, name));
    if (entry.isDirectory()) await nameInNfc(join(folder, name));
  }
}
