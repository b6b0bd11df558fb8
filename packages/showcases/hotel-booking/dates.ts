import { locale } from '../browser/language.ts';
import { words } from './words.ts';

/** A calendar day as `YYYY-MM-DD`. Plain days sort as text and know no time zone. */
export type Day = string;

const DAY_MS = 86_400_000;

function utc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function fromUtc(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The visitor's own calendar day at that instant; late in the evening UTC is already tomorrow. */
export function dayOf(instant: Date): Day {
  const month = String(instant.getMonth() + 1).padStart(2, '0');
  const date = String(instant.getDate()).padStart(2, '0');
  return `${instant.getFullYear()}-${month}-${date}`;
}

/** True for a day that exists: `2026-02-30` does not. */
export function isDay(text: unknown): text is Day {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const ms = utc(text);
  return !Number.isNaN(ms) && fromUtc(ms) === text;
}

/** Whole days since 1970-01-01. */
export function dayNumber(day: Day): number {
  return utc(day) / DAY_MS;
}

export function addDays(day: Day, count: number): Day {
  return fromUtc(utc(day) + count * DAY_MS);
}

/** The same date in another month, or that month's last day when it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = fromUtc(Date.UTC(year, month - 1 + count, 1));
  return addDays(first, Math.min(date, daysInMonth(first)) - 1);
}

export function monthOf(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

export function daysInMonth(day: Day): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** 0 is Monday, 6 is Sunday. */
export function weekday(day: Day): number {
  return (new Date(utc(day)).getUTCDay() + 6) % 7;
}

/** The nights slept between two days, as the day each one begins. */
export function nightsBetween(arrival: Day, departure: Day): Day[] {
  const count = dayNumber(departure) - dayNumber(arrival);
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(arrival, index));
}

/** The weeks of a month from Monday to Sunday, `null` where another month's day would be. */
export function weeksOf(month: Day): (Day | null)[][] {
  const first = monthOf(month);
  const lead = weekday(first);
  const length = daysInMonth(first);
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const date = week * 7 + column - lead;
      return date < 0 || date >= length ? null : addDays(first, date);
    }),
  );
}

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

export function formatDay(day: Day, style: keyof typeof styles): string {
  return formatFor(style).format(utc(day));
}

/** `18 jun`; Intl's own short form in Portugal is `18/06`, which reads like a form. */
function formatShort(day: Day): string {
  return `${Number(day.slice(8))} ${formatDay(day, 'month').slice(0, 3)}`;
}

/** `qui, 18 jun`. */
export function formatNight(day: Day): string {
  return `${formatDay(day, 'weekday').slice(0, 3)}, ${formatShort(day)}`;
}

/** `quinta`, as people say it. */
export function weekdayName(day: Day): string {
  return formatDay(day, 'weekday').replace('-feira', '');
}

export function formatStay(arrival: Day, departure: Day): string {
  const isOneMonth = monthOf(arrival) === monthOf(departure);
  const first = isOneMonth ? String(Number(arrival.slice(8))) : formatShort(arrival);
  return words.count.range(first, formatShort(departure));
}
