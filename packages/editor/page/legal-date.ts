/** The reminder that a legal text was changed, and the date that they show was not. */
import type { FieldPlace } from '../documents.ts';
import type { DeskLanguage, DeskWords } from './words.ts';

export const placeOfLegalDate: FieldPlace = {
  document: 'settings',
  file: 'settings',
  path: 'legalUpdated',
};

/** @param date - as 2027-01-11 */
export function sayLegalDate(date: string, words: DeskWords, language: DeskLanguage): string {
  const locale = language === 'en' ? 'en-GB' : language;
  const shown = new Date(date).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return words.legalDateIsOld.replace('{date}', shown);
}
