/** The links of the navigation bar and the menu. */

import type { Language } from '../i18n/language.ts';
import { words } from '../in-force/content.ts';
import { wordsOf } from '../in-force/page-words.ts';
import { type RouteId, routesIn, type SectionId, sectionIds } from '../in-force/routes.ts';

export type BarLink = { to: RouteId; section?: SectionId; name: string };

/** The pages of the bar by their names; in the place of the home page, its sections. */
export function barLinks(language: Language): BarLink[] {
  const { name, sections } = words[language].home.page;
  const names = { ...sections, home: name };
  return routesIn('bar', language).flatMap((to): BarLink[] =>
    to === 'home'
      ? sectionIds.map((section) => ({ to, section, name: names[section] }))
      : [{ to, name: wordsOf(to, language).page.name }],
  );
}
