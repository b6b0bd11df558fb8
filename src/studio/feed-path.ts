import type { Language } from '../i18n/language.ts';

/** The address of the feed of a language. */
export const feedPath = (language: Language): string => `/notes/feed.${language}.xml`;
