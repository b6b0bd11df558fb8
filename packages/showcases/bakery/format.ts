import { type Day, daysBetween } from '../browser/day.ts';
import { formatDay } from '../browser/day-format.ts';
import { locale } from '../browser/language.ts';
import { type DoorState, SLOT_MINUTES } from './hours.ts';
import type { OvenState } from './oven.ts';
import { bakeById } from './products.ts';
import { words } from './words.ts';

const NEARBY = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

export function clock(minutes: number): string {
  return words.time.clock(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'));
}

/** `hoje`, `amanhã`, or the name of the weekday (`sábado`). */
export function relativeDay(day: Day, today: Day): string {
  const distance = daysBetween(today, day);
  return distance === 0 || distance === 1
    ? NEARBY.format(distance, 'day')
    : formatDay(day, 'weekday');
}

/** The day of a reservation, as it is said: `amanhã, 16 de maio`. */
export function dayWords(day: Day, today: Day): string {
  return `${relativeDay(day, today)}, ${formatDay(day, 'dayMonth')}`;
}

/** A time on another day, as the middle of a sentence: `terça-feira às 7h`. */
function onDayAt(day: Day, today: Day, minutes: number): string {
  return daysBetween(today, day) === 1
    ? words.time.tomorrowAt(clock(minutes))
    : words.time.onAt(formatDay(day, 'weekday'), clock(minutes));
}

/** What an order is of: `7 × Molete, 2 × Pão de massa-mãe`. */
export function linesWords(lines: readonly { id: string; quantity: number }[]): string {
  return lines.map(({ id, quantity }) => `${quantity} × ${bakeById(id)?.name}`).join(', ');
}

/** A half hour, by its start. */
export function slotWords(slot: number): string {
  return words.time.span(clock(slot), clock(slot + SLOT_MINUTES));
}

const at = (minutes: number) => words.time.at(clock(minutes));

/** The headline and the line below it on the door. */
export function doorWords(door: DoorState, today: Day): { title: string; detail: string } {
  const { open, shut, closesIn, closes, opens } = words.door;
  if (door.status === 'open') {
    return {
      title: open,
      detail: door.minutesLeft <= 60 ? closesIn(door.minutesLeft) : closes(at(door.closes)),
    };
  }
  const when = door.inDays === 0 ? at(door.opens) : onDayAt(door.day, today, door.opens);
  return { title: shut, detail: opens(when) };
}

export function ovenWords(state: OvenState, today: Day): string {
  const { outNow, outSince, outIn, out } = words.oven;
  if (state.status === 'warm') {
    return state.minutesAgo < 2 ? outNow : outSince(state.minutesAgo);
  }
  if (state.status === 'today') {
    return state.minutesUntil <= 60 ? outIn(state.minutesUntil) : out(at(state.at));
  }
  return onDayAt(state.day, today, state.at);
}
