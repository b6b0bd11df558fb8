/** Finds links in the texts and in settings.yaml to missing pages and sections of this site. */

import { plain } from '../../src/i18n/finished.ts';
import { languagesIn } from '../../src/i18n/language.ts';
import { routesOf, sectionsOf } from '../../src/pages/routes-of.ts';
import { inEnglish, type Problem, problem, problemAt } from '../../src/problems/problem.ts';
import { feedPath } from '../../src/studio/feed-path.ts';
import { fileInStudio } from '../../src/studio/folder.ts';
import type { Content } from '../../src/studio/read-content.ts';
import { showcaseRoot, showcasesIn } from '../../src/studio/showcases.ts';
import type { Site } from '../../src/studio/site.ts';
import type { Words } from '../../src/studio/words.ts';
import { discoveryFiles } from './discovery-names.ts';
import { type PublicFiles, publicPath } from './public-file.ts';

/** The files that the build writes beside the pages. */
const writtenFiles = (pages: Content['pages']) => [
  ...[...discoveryFiles, 'licences.txt'].map((file) => `/${file}`),
  ...('notes' in pages && pages.notes ? pages.notes.languages.map(feedPath) : []),
];

/** What is wrong with an address that begins with a slash; `undefined` when its target exists. */
export function problemWith(
  address: string,
  { pages, raw, settings, site }: Content,
  files: PublicFiles,
): Problem | undefined {
  const { pathname, hash } = new URL(address, site.url);
  const own = raw[languagesIn(settings).defaultLanguage] as unknown as Words;
  const paths: readonly string[] = routesOf(pages, own).map((id) => pages[id].path);
  const isPage =
    paths.includes(pathname) ||
    showcasesIn(site).some((slug) => pathname === `${showcaseRoot}${slug}/`);
  if (
    !isPage &&
    !writtenFiles(pages).includes(pathname) &&
    publicPath(address, files) === undefined
  )
    return problem('noPageAt', { address, known: paths });
  const fragment = hash.slice(1);
  const sectionIds = sectionsOf(pages, own.home.projectsSection.projects);
  if (fragment && pathname === '/' && !sectionIds.some((id) => id === fragment))
    return problem('noPlaceAt', { address, places: `#${sectionIds.join(', #')}` });
  return undefined;
}

/** The addresses of this site in a text, without its origin; the legal pages turn them into links. */
export const ownAddresses = (text: string, site: Pick<Site, 'url'>): string[] =>
  [...text.matchAll(/https?:\/\/[^\s,;)»”]*[^\s,;).:»”]/g)]
    .map(([address]) => address)
    .filter((address) => URL.canParse(address) && new URL(address).origin === site.url)
    .map((address) => address.slice(site.url.length) || '/');

/** A problem for each broken link, with the possible targets. */
export function linkProblems(content: Content, files: PublicFiles): Problem[] {
  const { placeOf, settings, site, textsOf } = content;
  const problems = site.projects.flatMap(({ slug, projectLink }) => {
    const wrong = projectLink.startsWith('/') && problemWith(projectLink, content, files);
    const place = fileInStudio('settings.yaml');
    return wrong
      ? [problemAt(place, 'projectLink', { slug, address: projectLink, why: inEnglish(wrong) })]
      : [];
  });
  for (const code of languagesIn(settings).languageCodes)
    for (const { file, path, text } of textsOf(code))
      for (const address of ownAddresses(plain(text), site)) {
        const wrong = problemWith(address, content, files);
        if (wrong) problems.push({ ...wrong, place: placeOf(code, file, path) });
      }
  return problems;
}
