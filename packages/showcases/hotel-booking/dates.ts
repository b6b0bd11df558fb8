import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  daysFrom,
  daysInMonth,
  monthOf,
  weekday,
} from '../browser/day.ts';
import { formatDay } from '../browser/day-format.ts';
import { words } from './words.ts';

export type Dates = { arrival: Day; departure: Day };

/** The nights slept between two days, as the day each one begins. */
export const nightsOf = ({ arrival, departure }: Dates): Day[] =>
  daysFrom(arrival, Math.max(0, daysBetween(arrival, departure)));

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

const monthsAhead = 14;

/** The last night that the guests' calendar shows. */
export function lastDayShown(today: Day): Day {
  return addDays(addMonths(monthOf(today), monthsAhead + 1), -1);
}

/** `18 jun`; Intl's own short form in Portugal is `18/06`, which reads like a form. */
function formatShort(day: Day): string {
  return `${Number(day.slice(8))} ${formatDay(day, 'month').slice(0, 3)}`;
}

/** `qui, 18 jun`. */
export function formatNight(day: Day): string {
  return words.count.dated(formatDay(day, 'weekday').slice(0, 3), formatShort(day));
}

/** `quinta, 11 de junho`. */
export function spokenDay(day: Day): string {
  return words.count.dated(weekdayName(day), formatDay(day, 'dayMonth'));
}

/** `quinta`, as people say it. */
export function weekdayName(day: Day): string {
  return formatDay(day, 'weekday').replace('-feira', '');
}

/** The nights of a price: one alone, or the first and the last; with the year, if it is not this one. */
export function formatNights(from: Day, to: Day, today: Day): string {
  const year = to.slice(0, 4);
  const said = from === to ? formatShort(from) : formatStay(from, to);
  return year === today.slice(0, 4) ? said : `${said} ${year}`;
}

export function formatStay(arrival: Day, departure: Day): string {
  const isOneMonth = monthOf(arrival) === monthOf(departure);
  const first = isOneMonth ? String(Number(arrival.slice(8))) : formatShort(arrival);
  return words.count.range(first, formatShort(departure));
}
