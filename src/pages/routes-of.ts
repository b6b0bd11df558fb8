/** Which pages a site has, from the definitions of all pages and the texts that there are. */
import type { NavigationPart, PageDefinition } from './page.ts';
import type { PageId, Pages, RouteId } from './registry.ts';

const parts: readonly NavigationPart[] = ['bar', 'button', 'footer', 'legal'];
const placeOf = ({ navigation }: PageDefinition) =>
  navigation ? parts.indexOf(navigation.in) * 1000 + navigation.order : 9000;

/**
 * The pages with a path, in the order of the navigation: not the not-found page, nor an optional page without texts.
 * @param words - the texts of the default language, by page
 */
export function routesOf(pages: Pages, words: object): RouteId[] {
  const definitions: Readonly<Record<PageId, PageDefinition>> = pages;
  const isRoute = (id: PageId): id is RouteId => {
    const { path, isOptional } = definitions[id];
    return path !== undefined && (!isOptional || id in words);
  };
  return (Object.keys(pages) as PageId[])
    .filter(isRoute)
    .sort((one, other) => placeOf(definitions[one]) - placeOf(definitions[other]));
}

export type SectionId = Pages['home']['sections'][number];

/** Sections of the home page that links can target. */
export const sectionsOf = (pages: Pages, projects: readonly unknown[]): readonly SectionId[] =>
  pages.home.sections.filter((id) => id !== 'projects' || projects.length > 0);
