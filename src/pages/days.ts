import { dayText } from '../i18n/day-text.ts';
import { fill } from '../i18n/fill.ts';
import { words } from '../in-force/content.ts';
import { type Language, languages } from '../in-force/languages.ts';

/** Returns functions that write a day, and the days from one to another, in UTC. */
export function daysIn(language: Language) {
  const { days } = words[language].common;
  const format = (year?: 'numeric') =>
    new Intl.DateTimeFormat(languages[language].locale, {
      day: 'numeric',
      month: 'long',
      year,
      timeZone: 'UTC',
    });
  const [short, long] = [format(), format('numeric')];
  return {
    on: (day: Date) => dayText(long.formatToParts(day)),
    between(from: Date, to: Date) {
      // The month stands once, behind both days, when it is the same.
      const parts = short.formatRangeToParts(from, to);
      const of = (source: string) =>
        dayText(parts.filter((part) => part.source === source && !part.value.includes('–')));
      return fill(days, { from: of('startRange'), to: of('endRange') }) + of('shared');
    },
  };
}
