/** The site in force: its facts, settings and variables. */

import { type Facts, factsOf, saidIn } from '../studio/facts.ts';
import { showcasesIn } from '../studio/showcases.ts';
import { type Site, siteOf } from '../studio/site.ts';
import { studio, words } from './content.ts';
import type { Language } from './languages.ts';
import { settings } from './settings.ts';

// Without Vite there is no `import.meta.env`: build/check.ts and build/build.ts set the same variables
// in the environment.
export const site: Site = siteOf(studio, settings, import.meta.env ?? process.env);

/** Slugs of the demonstrations that are part of this site. */
export const showcases: readonly string[] = showcasesIn(site);

/** The facts by themselves, for what is computed from them. In texts they are filled already. */
export const factsIn = (language: Language): Facts =>
  factsOf(site, language, saidIn(words[language]));

/** Returns a `tel:` URL. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/\s/g, '')}`;
