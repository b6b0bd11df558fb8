/** In which languages the tests ask: those that the site has, whichever they are. */
import { defaultLanguage, type Language, languageCodes } from '../src/i18n/languages.ts';

/** The one for what is the same in every language; addresses that name none are in it. */
export const mainLanguage = defaultLanguage;
/** All but that one. */
export const otherLanguages: readonly Language[] = languageCodes.filter(
  (code) => code !== mainLanguage,
);
/** One of those, where there is one: what is about two languages has no test where there is none. */
export const [otherLanguage] = otherLanguages;
