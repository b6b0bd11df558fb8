/** The URLs of the site: which page has which path, and how links are written. */

import type { NavigationPart, PageDefinition } from '../pages/page.ts';
import { type PageId, type Pages, pagesOf, type RouteId } from '../pages/registry.ts';
import { routesOf, type SectionId, sectionsOf } from '../pages/routes-of.ts';
import { words } from './content.ts';
import { defaultLanguage, type Language, languageCodes } from './languages.ts';
import { markdownPages, notes } from './markdown-list.ts';
import { settings } from './settings.ts';

export type { PageId, RouteId, SectionId };

/** All pages, also those that the site has no texts of. */
export const pages: Pages = pagesOf(settings, { pages: markdownPages, notes });

const definitions: Readonly<Record<PageId, PageDefinition>> = pages;

/** In the order of the navigation. */
export const routeIds: readonly RouteId[] = routesOf(pages, words[defaultLanguage]);

/** Whether this site has a page with a path. */
export const isRoute = (id: PageId): id is RouteId => routeIds.some((route) => route === id);

export const routePaths = Object.fromEntries(routeIds.map((id) => [id, pages[id].path])) as {
  readonly [Id in RouteId]: Pages[Id]['path'];
};

/** Sections of the home page that links can target. */
export const sectionIds: readonly SectionId[] = sectionsOf(
  pages,
  words[defaultLanguage].home.projectsSection.projects,
);

/** Languages in which a page is written: all of them, unless Markdown files are missing. */
export const languagesOf = (id: PageId): readonly Language[] =>
  definitions[id].languages ?? languageCodes;

/** The language whose texts an address shows: another one where a Markdown file is missing. */
export function shownLanguage(id: PageId, language: Language): Language {
  const written = languagesOf(id);
  return [language, defaultLanguage, ...written].find((code) => written.includes(code)) ?? language;
}

/** Pages linked from a place in the navigation of a language. */
export const routesIn = (part: NavigationPart, language: Language): RouteId[] =>
  routeIds.filter(
    (id) => definitions[id].navigation?.in === part && languagesOf(id).includes(language),
  );

/** Base name of a page's documents, without language and extension. */
export const fileOf = (id: PageId): string =>
  definitions[id].file ?? (definitions[id].path ?? '').slice(1);

/** Returns the page at a path, ignoring slashes at the end. */
export function pageAt(pathname: string): PageId {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routeIds.find((id) => routePaths[id] === path) ?? 'not-found';
}

/** Returns the URL of a page, or of a section of the home page, in a language. */
export function hrefTo(route: RouteId, language: Language, section?: SectionId): string {
  return `${routePaths[route]}?lang=${language}${section ? `#${section}` : ''}`;
}
