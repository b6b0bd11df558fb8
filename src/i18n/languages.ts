/** The languages of the site. Another language is a folder in content/ and a line here. */
import { config } from '../../site.config.ts';

export const languages = {
  pt: { name: 'Português', locale: 'pt-PT', openGraphLocale: 'pt_PT' },
  en: { name: 'English', locale: 'en-GB', openGraphLocale: 'en_GB' },
  es: { name: 'Español', locale: 'es-ES', openGraphLocale: 'es_ES' },
} as const;

export type Language = keyof typeof languages;
export const languageCodes = Object.keys(languages) as [Language, ...Language[]];
/** The default language of `site.config.ts`; src/site.ts reports an unknown one. */
export const defaultLanguage: Language =
  languageCodes.find((code) => code === config.defaultLanguage) ?? languageCodes[0];
