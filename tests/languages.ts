/** The languages of the tests: those of the site. */
import { defaultLanguage, type Language, languageCodes } from '../src/in-force/languages.ts';

/** The language of tests that need only one; it is also the default language of addresses. */
export const mainLanguage = defaultLanguage;
/** All other languages. */
export const otherLanguages: readonly Language[] = languageCodes.filter(
  (code) => code !== mainLanguage,
);
/** One of the others. Undefined on a site with one language, where the tests of a language change are left out. */
export const [otherLanguage] = otherLanguages;
