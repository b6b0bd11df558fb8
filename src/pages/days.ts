import { type Language, languages } from '../i18n/languages.ts';

/** Returns functions that write a day, and the days from one to another, in UTC. */
export function daysIn(language: Language) {
  const format = (year?: 'numeric') =>
    new Intl.DateTimeFormat(languages[language].locale, {
      day: 'numeric',
      month: 'long',
      year,
      timeZone: 'UTC',
    });
  const [short, long] = [format(), format('numeric')];
  return {
    on: (day: Date) => long.format(day),
    between: (from: Date, to: Date) =>
      short.formatRange(from, to).replace(/\s*–\s*/, (dash) => dash.replaceAll(/\s/g, '\u00a0')),
  };
}
