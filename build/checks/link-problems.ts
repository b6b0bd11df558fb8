/** Finds links in the texts and in settings.yaml to missing pages and sections of this site. */
import { plain } from '../../src/content/marks.ts';
import type { Content } from '../../src/content/read-content.ts';
import { languageCodes } from '../../src/i18n/languages.ts';
import { routePaths, sectionIds } from '../../src/routes.ts';
import { showcaseRoot } from '../../src/showcases.ts';
import { showcases, site } from '../../src/site.ts';
import { inStudio } from '../../src/studio/folder.ts';
import { discoveryFiles } from '../documents/discovery-files.ts';
import { publicPath } from './public-file.ts';

const pages: readonly string[] = Object.values(routePaths);

/** The files that the build writes beside the pages. */
const writtenFiles = [...discoveryFiles, 'licences.txt'].map((file) => `/${file}`);

/** What is wrong with an address that begins with a slash; `undefined` when its target exists. */
export function problemWith(address: string): string | undefined {
  const { pathname, hash } = new URL(address, site.url);
  const isPage =
    pages.includes(pathname) || showcases.some((slug) => pathname === `${showcaseRoot}${slug}/`);
  if (!isPage && !writtenFiles.includes(pathname) && publicPath(address) === undefined)
    return `${address} leads to no page: there are ${pages.join(', ')}`;
  const fragment = hash.slice(1);
  if (fragment && pathname === '/' && !sectionIds.some((id) => id === fragment))
    return `${address} leads to no place on its page: there are #${sectionIds.join(', #')}`;
  return undefined;
}

/** The addresses of this site in a text, without its origin; the legal pages turn them into links. */
export const ownAddresses = (text: string) =>
  [...text.matchAll(/https?:\/\/[^\s,;)»”]*[^\s,;).:»”]/g)]
    .map(([address]) => address)
    .filter((address) => URL.canParse(address) && new URL(address).origin === site.url)
    .map((address) => address.slice(site.url.length) || '/');

/** A sentence for each broken link, with its file and line and the possible targets. */
export function linkProblems({ textsOf, placeOf }: Content): string[] {
  const problems = site.projects.flatMap(({ slug, projectLink }) => {
    const problem = projectLink.startsWith('/') && problemWith(projectLink);
    return problem ? [`${inStudio('settings.yaml')}: projectLink of "${slug}": ${problem}.`] : [];
  });
  for (const code of languageCodes)
    for (const { file, path, text } of textsOf(code))
      for (const address of ownAddresses(plain(text))) {
        const problem = problemWith(address);
        if (problem) problems.push(`${placeOf(code, file, path)}: ${problem}.`);
      }
  return problems;
}
