import { addDays, type Day, daysBetween } from '../browser/day.ts';
import type { Words } from './words/pt.ts';

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
