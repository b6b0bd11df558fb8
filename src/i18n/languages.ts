/** The languages of the site, from settings.yaml. */
import { settings } from '../studio/settings.ts';

/**
 * The code of a language of this site. Which languages there are, only the studio knows. The type has one opaque name, so
 * that a `Record<Language, …>` has a value for each of them, and no code can name one.
 */
export type Language = 'a language of this site';

type LanguageSettings = (typeof settings.languages)[string];

export const languages = settings.languages as Record<Language, LanguageSettings>;
export const languageCodes = Object.keys(languages) as [Language, ...Language[]];
/** The language of addresses without one. */
export const defaultLanguage = settings.defaultLanguage as Language;
