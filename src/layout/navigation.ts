/** The links of the navigation bar and the menu. */
import { words } from '../content/content.ts';
import type { Language } from '../i18n/languages.ts';
import { wordsOf } from '../page-words.ts';
import { type RouteId, routesIn, type SectionId, sectionIds } from '../routes.ts';

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
