import { type Language, languages } from './languages.ts';

/** @param date - as in `2026-11-24` */
export const longDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
