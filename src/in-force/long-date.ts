import { dayText } from '../i18n/day-text.ts';
import { type Language, languages } from './languages.ts';

/** @param date - as in `2026-11-24` */
export const longDate = (date: string, language: Language): string =>
  dayText(
    new Intl.DateTimeFormat(languages[language].locale, {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).formatToParts(new Date(date)),
  );
