/** The languages of the site, from studio.config.ts. */
import { config, languages } from '#studio/studio.config.ts';

export { languages };

export type Language = keyof typeof languages;
export const languageCodes = Object.keys(languages) as [Language, ...Language[]];
/** The default language of `studio.config.ts`; src/site.ts reports an unknown one. */
export const defaultLanguage: Language =
  languageCodes.find((code) => code === config.defaultLanguage) ?? languageCodes[0];
