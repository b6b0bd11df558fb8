import { addDays, type Day, type Moment } from '../browser/day.ts';
import { formatDay } from '../browser/day-format.ts';
import { dayWords, slotWords } from './format.ts';
import {
  canServe,
  dayProblem,
  isOrderable,
  missedDay,
  pickupDays,
  slotRefusal,
  slotsOf,
} from './reservation.ts';
import type { Draft, Saved } from './store.ts';
import { words } from './words.ts';

const DAYS_SHOWN = 6;

/** A reservation that is not confirmed yet; what is in the basket is saved apart. */
export type Wish = Draft & {
  /** What has changed without the visitor, said beside the days and beside the half hours. */
  moved: string;
  lost: string;
  /** The visitor has asked for it, and sees what is missing. */
  asked: boolean;
  /** Products that were in the basket since the last reservation stay listed, so they can be added again. */
  seen: readonly string[];
};

export const wishOf = (draft: Draft): Wish => ({
  ...draft,
  moved: '',
  lost: '',
  asked: false,
  seen: [],
});

/** The next days that can be ordered for, and one chosen further ahead. One that is missed stands before them. */
export function daysShown(day: Day | null, now: Moment): Day[] {
  const days = pickupDays(now, DAYS_SHOWN - (missedDay(now) ? 1 : 0));
  const isFar = day !== null && !days.includes(day) && isOrderable(day, now);
  return isFar ? [...days, day] : days;
}

/** In days: how far a day that cannot be any more is moved. */
const mostMoved = 7;

const servedAfter = (day: Day, basket: Saved['basket'], now: Moment, saved: Saved) =>
  Array.from({ length: mostMoved }, (_, index) => addDays(day, index + 1)).find(
    (next) => isOrderable(next, now) && canServe(next, basket, saved),
  );

/** The wish as it can still be: a day or an hour that cannot be any more is taken back, and it says why. */
export function possible(wish: Wish, now: Moment, saved: Saved): Wish {
  const { basket } = saved;
  const next = { ...wish, seen: [...new Set([...wish.seen, ...basket.map(({ id }) => id)])] };
  const days = daysShown(wish.day, now);
  const serving = days.filter((day) => canServe(day, basket, saved));
  if (wish.day === null || !days.includes(wish.day)) next.day = serving[0] ?? days[0] ?? null;
  else if (!serving.includes(wish.day))
    next.day = servedAfter(wish.day, basket, now, saved) ?? serving[0] ?? wish.day;
  const { day } = next;
  if (day === null) return next;
  if (wish.day !== null && day !== wish.day) {
    // The time was chosen for another day, so it has to be chosen again.
    next.slot = null;
    const why = dayProblem(wish.day, basket, now, saved);
    next.moved = words.booking.moved(formatDay(wish.day, 'dayMonth'), why, dayWords(day, now.day));
  }
  const { slot } = next;
  const isOffered = slot !== null && slotsOf(day).includes(slot);
  const why = isOffered && slotRefusal(day, slot, basket, saved);
  if (!why) return next;
  return { ...next, slot: null, lost: words.booking.lost(slotWords(slot), why) };
}

/** What another day changes: the half hour stays, if that day has it. */
export const onDay = (
  day: Day,
  slot: number | null,
): Pick<Wish, 'day' | 'slot' | 'moved' | 'lost'> => ({
  day,
  slot: slot !== null && slotsOf(day).includes(slot) ? slot : null,
  moved: '',
  lost: '',
});
