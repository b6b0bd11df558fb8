/** Where the bar and the menu lead. */
import { words } from '../content/content.ts';
import type { Language } from '../i18n/languages.ts';
import { sectionIds } from '../routes.ts';

/** The sections of the home page by their names. */
export const sectionLinks = (language: Language) => {
  const { name, sections } = words[language].home.page;
  const names = { home: name, ...sections };
  return sectionIds.map((section) => ({ section, name: names[section] }));
};
