/** Finds links in the texts and in settings.yaml to missing pages and sections of this site. */

import { plain } from '../../src/i18n/finished.ts';
import { type Language, languagesIn } from '../../src/i18n/language.ts';
import type { PageDefinition } from '../../src/pages/page.ts';
import { routesOf, sectionsOf } from '../../src/pages/routes-of.ts';
import { inEnglish, type Problem, problem, problemAt } from '../../src/problems/problem.ts';
import { feedPath } from '../../src/studio/feed-path.ts';
import { fileInStudio } from '../../src/studio/folder.ts';
import {
  elementsIn,
  type MarkdownElement,
  type MarkdownNode,
} from '../../src/studio/markdown-nodes.ts';
import { asTyped, idIn } from '../../src/studio/own-address.ts';
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

/**
 * What is wrong with an address that begins with a slash; `undefined` when its target exists.
 * @param code - of the language that it is written in, in which it is read
 */
export function problemWith(
  address: string,
  content: Content,
  files: PublicFiles,
  code: Language = languagesIn(content.settings).defaultLanguage,
): Problem | undefined {
  const { pages, raw, settings, site } = content;
  const { pathname } = new URL(address, site.url);
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
    return problem('noPageAt', { address: asTyped(address), known: paths });
  const id = Object.entries<PageDefinition>({ ...pages }).find(
    ([, { path }]) => path === pathname,
  )?.[0];
  return id === undefined ? undefined : problemWithPlace(address, id, content, code);
}

/**
 * What is wrong with the fragment of an address. That of a heading with a name is not its number.
 * @param id - of the page that the address leads to
 */
export function problemWithPlace(
  address: string,
  id: string,
  content: Content,
  code: Language,
): Problem | undefined {
  const [, fragment = ''] = address.split('#', 2);
  const places = placesOn(id, content, code);
  if (fragment === '' || places === undefined) return undefined;
  const typed = asTyped(address);
  const name = places.get(idIn(fragment) ?? '');
  if (name === undefined)
    return problem('noPlaceAt', {
      address: typed,
      places: `#${[...new Set(places.values())].join(', #')}`,
    });
  return name === idIn(fragment) ? undefined : problem('numberedPlace', { address: typed, name });
}

/** A long text may have a link to each of its places. */
const placesOfBodies = new WeakMap<readonly MarkdownNode[], ReadonlyMap<string, string>>();

/** The places of a page that links can name, each with the name to write; undefined when they are not known. */
function placesOn(
  id: string,
  { pages, raw, settings, words }: Content,
  code: Language,
): ReadonlyMap<string, string> | undefined {
  const { defaultLanguage, languageCodes } = languagesIn(settings);
  if (id === 'home') {
    const { projects } = (raw[defaultLanguage] as unknown as Words).home.projectsSection;
    return new Map(sectionsOf(pages, projects).map((name) => [name, name]));
  }
  // A page that this language lacks is read in another one.
  const page = [code, defaultLanguage, ...languageCodes]
    .map((each) => (words[each] as Readonly<Record<string, object | undefined>>)[id])
    .find(Boolean);
  const numbered = (index: number) => `section-${index + 1}`;
  if (page && 'sections' in page && Array.isArray(page.sections))
    return new Map(page.sections.map((_, index) => [numbered(index), numbered(index)]));
  if (!page || !('body' in page)) return undefined;
  const body = page.body as MarkdownNode[];
  const known = placesOfBodies.get(body);
  if (known) return known;
  const sections = body.filter((node) => typeof node === 'object' && node.tag === 'h2');
  const places = new Map([
    ...elementsIn(body).flatMap(({ attributes: { id: name } = {} }) =>
      name === undefined ? [] : [[name, name] as const],
    ),
    ...sections.map((section, index) => {
      const { attributes } = section as MarkdownElement;
      return [numbered(index), attributes?.id ?? numbered(index)] as const;
    }),
  ]);
  placesOfBodies.set(body, places);
  return places;
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
        const wrong = problemWith(address, content, files, code);
        if (wrong) problems.push({ ...wrong, place: placeOf(code, file, path) });
      }
  return problems;
}
