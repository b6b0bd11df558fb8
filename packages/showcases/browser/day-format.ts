import { type Day, utc } from './day.ts';
import { locale } from './language.ts';

const styles = {
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  spoken: { weekday: 'long', day: 'numeric', month: 'long' },
  dayMonth: { day: 'numeric', month: 'long' },
  month: { month: 'long' },
  monthYear: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(style: keyof typeof styles): Intl.DateTimeFormat {
  const known = formats.get(style);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' });
  formats.set(style, made);
  return made;
}

/** A day in the page's language. */
export function formatDay(day: Day, style: keyof typeof styles): string {
  return formatFor(style).format(utc(day));
}
