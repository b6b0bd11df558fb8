/** Copies from public/ what this site shows: nothing of projects and languages that it has not, and no film that is off. */
import { cp } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { languageCodes } from '../src/i18n/languages.ts';
import { allPictures } from '../src/pages/home/all-pictures.ts';
import { site } from '../src/site.ts';

const shown = new Set([
  ...site.projects.flatMap(({ slug }) => allPictures(slug)),
  ...languageCodes.map((code) => `/social-${code}.png`),
  ...site.people.flatMap(({ picture }) => (picture ? [`/people/${picture}`] : [])),
]);

function isShown(path: string) {
  if (/^\/((pictures|people)\/.|social-)/.test(path)) return shown.has(path);
  return site.film || !/^\/film(\/|$)/.test(path);
}

export const copyPublicFiles = (target: string): Promise<void> =>
  cp('public/', target, {
    recursive: true,
    filter: (source) => isShown(`/${relative('public', source).split(sep).join('/')}`),
  });
