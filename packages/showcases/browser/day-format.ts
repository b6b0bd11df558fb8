import { type Day, utc } from './day.ts';
import { locale } from './language.ts';

const inUtc = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });

const dayMonth = { day: 'numeric', month: 'long' } as const;

const formats = {
  full: inUtc({ weekday: 'long', ...dayMonth, year: 'numeric' }),
  spoken: inUtc({ weekday: 'long', ...dayMonth }),
  dayMonth: inUtc(dayMonth),
  month: inUtc({ month: 'long' }),
  monthYear: inUtc({ month: 'long', year: 'numeric' }),
  weekday: inUtc({ weekday: 'long' }),
};

/** A day in the page's language. */
export const formatDay = (day: Day, style: keyof typeof formats): string =>
  formats[style].format(utc(day));
