/** The URL contract: which page answers at which path, and how its addresses are written. */
import type { Language } from './i18n/languages.ts';

export const routePaths = {
  home: '/',
  contact: '/contact',
  'privacy-policy': '/privacy-policy',
  'terms-and-conditions': '/terms-and-conditions',
  attributions: '/attributions',
} as const;

export type RouteId = keyof typeof routePaths;
export const routeIds = Object.keys(routePaths) as RouteId[];

/** A page is a route or the answer to an unknown address. */
export type PageId = RouteId | 'not-found';

/** The sections of the home page that can be jumped to. */
export const sectionIds = ['home', 'about', 'services', 'projects'] as const;
export type SectionId = (typeof sectionIds)[number];

/** Which page answers at a path; a slash too many at the end is forgiven. */
export function pageAt(pathname: string): PageId {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routeIds.find((id) => routePaths[id] === path) ?? 'not-found';
}

/** The address of a page, or of a section of the home page, in a language. */
export function hrefTo(route: RouteId, language: Language, section?: SectionId): string {
  return `${routePaths[route]}?lang=${language}${section ? `#${section}` : ''}`;
}
