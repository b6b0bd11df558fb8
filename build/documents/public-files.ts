/**
 * Copies public/ without files that the configuration does not use: pictures of other projects, social
 * cards of other languages, the film if it is off.
 */
import { cp } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { languageCodes } from '../../src/i18n/languages.ts';
import { allPictures } from '../../src/pages/home/all-pictures.ts';
import { site } from '../../src/site.ts';

const used = new Set([
  ...site.projects.flatMap(({ slug }) => allPictures(slug)),
  ...languageCodes.map((code) => `/social-${code}.png`),
  ...site.people.flatMap(({ picture }) => (picture ? [`/people/${picture}`] : [])),
]);

function isUsed(path: string) {
  if (/^\/((pictures|people)\/.|social-)/.test(path)) return used.has(path);
  return site.film || !/^\/film(\/|$)/.test(path);
}

export const copyPublicFiles = (target: string): Promise<void> =>
  cp('public/', target, {
    recursive: true,
    filter: (source) => isUsed(`/${relative('public', source).split(sep).join('/')}`),
  });
