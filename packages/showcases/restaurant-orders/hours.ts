import { addDays, type Day, lisbonMoment, utc, weekday } from '../browser/day.ts';
import { formatDay } from '../browser/day-format.ts';
import { words } from './words.ts';

/** Minutes of the day. */
type Span = { from: number; to: number };

const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const lunch: Span = { from: at(12), to: at(15) };
const both: readonly Span[] = [lunch, { from: at(19), to: at(22, 30) }];

/** What each day of the week is open, Monday first. The footer, the bill and the clock all read this. */
const week: readonly (readonly Span[])[] = [[], both, both, both, both, both, [lunch]];

/** The kitchen takes no orders in the last minutes before the doors close. */
const lastOrders = 15;

const restDays = ['12-25', '01-01'];
const lunchOnly = ['12-24', '12-31'];

function spansOn(day: Day): readonly Span[] {
  const date = day.slice(5);
  if (restDays.includes(date)) return [];
  const usual = week[weekday(day)] ?? [];
  return lunchOnly.includes(date) ? usual.filter((span) => span === lunch) : usual;
}

/** Whether the doors are open, and still will be `before` minutes later. */
function isWithin(instant: number, before: number): boolean {
  const { day, minutes } = lisbonMoment(new Date(instant));
  return spansOn(day).some(({ from, to }) => from <= minutes && minutes < to - before);
}

export const isOpen = (instant: number): boolean => isWithin(instant, 0);

/** The bar pours until the doors close. */
export const takesOrders = (instant: number, hasFood = true): boolean =>
  isWithin(instant, hasFood ? lastOrders : 0);

/** Whether the doors open, or are open, later on the day. */
export function opensToday(instant: number): boolean {
  const { day, minutes } = lisbonMoment(new Date(instant));
  return spansOn(day).some(({ to }) => minutes < to);
}

/**
 * The instant at which the clock in Lisbon shows `minutes` after midnight on `day`, in milliseconds since 1970;
 * the first of the two in the hour that autumn repeats.
 */
function lisbonInstant(day: Day, minutes: number): number {
  const shown = utc(day) + minutes * 60_000;
  // Lisbon is an hour ahead of UTC in summer, and level with it in winter.
  const inSummer = shown - 3_600_000;
  const moment = lisbonMoment(new Date(inSummer));
  return utc(moment.day) + moment.minutes * 60_000 === shown ? inSummer : shown;
}

/** The next time the doors open, as an instant. */
export function nextOpening(instant: number): number {
  const { day, minutes } = lisbonMoment(new Date(instant));
  for (let ahead = 0; ; ahead += 1) {
    const next = addDays(day, ahead);
    const span = spansOn(next).find(({ from }) => ahead > 0 || from > minutes);
    if (span) return lisbonInstant(next, span.from);
  }
}

const clock = (minutes: number): string =>
  words.hours.time(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'));

/** The hour in the room, "13h12". */
export const formatHour = (instant: number): string =>
  clock(lisbonMoment(new Date(instant)).minutes);

/** When the doors open next: "na terça-feira às 12h"; "hoje às 19h" on the day of `now`. */
export function formatOpening(now: number): string {
  const opens = lisbonMoment(new Date(nextOpening(now)));
  const isToday = opens.day === lisbonMoment(new Date(now)).day;
  const { today, on, dayAt } = words.hours;
  return dayAt(isToday ? today : on(formatDay(opens.day, 'weekday')), clock(opens.minutes));
}

/**
 * The hours in words, equal days together: "Terça a sábado: 12h–15h e 19h–22h30"; then the days of rest and
 * how long the kitchen takes orders.
 */
export function hoursInWords(): string[] {
  const { days, range, closed, and, span, rest, last: lastInWords } = words.hours;
  const texts = week.map((day) =>
    day.length === 0 ? closed : day.map(({ from, to }) => span(clock(from), clock(to))).join(and),
  );
  const lines = texts.flatMap((text, index) => {
    if (texts[index - 1] === text) return [];
    let last = index;
    while (texts[last + 1] === text) last += 1;
    const first = days[index] ?? '';
    return `${last > index ? range(first, days[last] ?? '') : first}: ${text}.`;
  });
  return [...lines, rest, lastInWords(lastOrders)];
}
