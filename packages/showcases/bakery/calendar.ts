import type { Words } from './words/pt.ts';

/** A civil day in Portugal, `YYYY-MM-DD`. Compares as text. */
export type Day = string;

/** A moment on the bakery's wall clock. `minutes` counts from midnight. */
export type Moment = { day: Day; minutes: number };

const LISBON = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Lisbon',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The bakery's wall clock at `instant`, whatever the visitor's own time zone. */
export function lisbonMoment(instant: Date): Moment {
  const parts = new Map(LISBON.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

/** Noon UTC, so that daylight saving time cannot change the day. */
export function dateOf(day: Day): Date {
  return new Date(`${day}T12:00:00Z`);
}

export function addDays(day: Day, count: number): Day {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return dateOf(day).getUTCDay();
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / 86_400_000);
}

/** Easter Sunday of the Gregorian calendar, by the Meeus/Jones/Butcher algorithm. */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  const month = String(Math.floor(n / 31)).padStart(2, '0');
  return `${year}-${month}-${String((n % 31) + 1).padStart(2, '0')}`;
}

export type Holiday = keyof Words['holidays'];

const FIXED: Readonly<Record<string, Holiday>> = {
  '01-01': 'newYear',
  '04-25': 'freedom',
  '05-01': 'labour',
  '06-10': 'portugal',
  '06-24': 'saintJohn',
  '08-15': 'assumption',
  '10-05': 'republic',
  '11-01': 'allSaints',
  '12-01': 'restoration',
  '12-08': 'conception',
  '12-25': 'christmas',
};

/** The public holiday on `day` (the thirteen of article 234 of the Código do Trabalho, and Braga's). */
export function holidayOn(day: Day): Holiday | undefined {
  const fixed = FIXED[day.slice(5)];
  if (fixed) return fixed;
  const fromEaster = daysBetween(easterSunday(Number(day.slice(0, 4))), day);
  if (fromEaster === -2) return 'goodFriday';
  if (fromEaster === 0) return 'easter';
  if (fromEaster === 60) return 'corpusChristi';
  return undefined;
}

/** The next `count` public holidays from `day` on, `day` included. */
export function holidaysFrom(day: Day, count: number): { day: Day; holiday: Holiday }[] {
  const found: { day: Day; holiday: Holiday }[] = [];
  for (let at = day; found.length < count; at = addDays(at, 1)) {
    const holiday = holidayOn(at);
    if (holiday) found.push({ day: at, holiday });
  }
  return found;
}
