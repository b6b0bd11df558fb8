import { addDays, type Day, daysBetween, type Moment, weekday } from '../browser/day.ts';
import { type Holiday, holidayOn } from './calendar.ts';

/** Minutes from midnight; `closes` is the first minute with the door shut. */
export type Span = { opens: number; closes: number };

const WEEKDAY: Span = { opens: 7 * 60, closes: 19 * 60 + 30 };
const SHORT: Span = { opens: 8 * 60, closes: 13 * 60 };
/** How long the time is in which bread is handed over. */
export const SLOT_MINUTES = 30;
const MONDAY = 0;
const SUNDAY = 6;
const SHUT_HOLIDAYS = new Set<Holiday>(['newYear', 'easter', 'christmas']);

/** When the door is open on `day`, or null. A holiday keeps Sunday's hours; Monday stays shut. */
export function openingOf(day: Day): Span | null {
  const date = weekday(day);
  const holiday = holidayOn(day);
  if (date === MONDAY || (holiday && SHUT_HOLIDAYS.has(holiday))) return null;
  return date === SUNDAY || holiday ? SHORT : WEEKDAY;
}

/** The first open day from `day` on, `day` included. */
export function openDayFrom(day: Day): { day: Day; span: Span } {
  for (let at = day; ; at = addDays(at, 1)) {
    const span = openingOf(at);
    if (span) return { day: at, span };
  }
}

export type DoorState =
  | { status: 'open'; closes: number; minutesLeft: number }
  | { status: 'shut'; day: Day; opens: number; inDays: number };

export function doorAt(now: Moment): DoorState {
  const today = openingOf(now.day);
  if (today && now.minutes >= today.opens && now.minutes < today.closes) {
    return { status: 'open', closes: today.closes, minutesLeft: today.closes - now.minutes };
  }
  const stillToday = today !== null && now.minutes < today.opens;
  const next = openDayFrom(stillToday ? now.day : addDays(now.day, 1));
  return {
    status: 'shut',
    day: next.day,
    opens: next.span.opens,
    inDays: daysBetween(now.day, next.day),
  };
}
