/** The URL contract: which page answers at which path, and how its addresses are written. */
import type { Language } from './i18n/languages.ts';
import type { PageDefinition, PageId, Pages, RouteId } from './pages/page.ts';
import { pages } from './pages/registry.ts';

export type { PageId, RouteId };

const definitions: Readonly<Record<PageId, PageDefinition>> = pages;

/** Those of the bar, then its button, then those of the footer. */
const places = ['bar', 'button', 'footer'];
const placeOf = (id: PageId) => {
  const { navigation } = definitions[id];
  return navigation ? places.indexOf(navigation.in) * 1000 + navigation.order : 9000;
};

/** Whether a page has an address; one has none, and answers unknown ones. */
export const isRoute = (id: PageId): id is RouteId => definitions[id].path !== undefined;

/** In the order in which they are led to. */
export const routeIds = (Object.keys(pages) as PageId[])
  .filter(isRoute)
  .sort((one, other) => placeOf(one) - placeOf(other));

export const routePaths = Object.fromEntries(routeIds.map((id) => [id, pages[id].path])) as {
  readonly [Id in RouteId]: Pages[Id]['path'];
};

/** The sections of the home page that can be jumped to. */
export const sectionIds = pages.home.sections;
export type SectionId = (typeof sectionIds)[number];

/** The pages that a part of the frame leads to. */
export const routesIn = (place: 'bar' | 'button' | 'footer'): RouteId[] =>
  routeIds.filter((id) => definitions[id].navigation?.in === place);

/** The name of a page's documents, to which the language and the ending are added. */
export const fileOf = (id: PageId): string =>
  definitions[id].file ?? (definitions[id].path ?? '').slice(1);

/** Which page answers at a path; a slash too many at the end is forgiven. */
export function pageAt(pathname: string): PageId {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routeIds.find((id) => routePaths[id] === path) ?? 'not-found';
}

/** The address of a page, or of a section of the home page, in a language. */
export function hrefTo(route: RouteId, language: Language, section?: SectionId): string {
  return `${routePaths[route]}?lang=${language}${section ? `#${section}` : ''}`;
}
