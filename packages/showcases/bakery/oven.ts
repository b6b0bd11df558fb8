import { addDays, type Day, type Moment } from '../browser/day.ts';
import { openDayFrom, openingOf } from './hours.ts';
import { BAKES, type Bake, madeOn } from './products.ts';

export type OvenState =
  | { status: 'warm'; at: number; minutesAgo: number }
  | { status: 'today'; at: number; minutesUntil: number }
  | { status: 'later'; day: Day; at: number };

/**
 * The times, in minutes from midnight, at which `bake` comes out on `day`. On a day that opens
 * later, what would have been ready before is ready when the door opens.
 */
export function bakesOn(bake: Bake, day: Day): number[] {
  const span = openingOf(day);
  if (!span || !madeOn(bake, day)) return [];
  const times = bake.bakes.map((time) => Math.max(time, span.opens));
  return [...new Set(times)].filter((time) => time < span.closes);
}

export function ovenState(bake: Bake, now: Moment): OvenState {
  const span = openingOf(now.day);
  const today = bakesOn(bake, now.day);
  const last = today.findLast((time) => time <= now.minutes);
  if (
    last !== undefined &&
    span &&
    now.minutes < span.closes &&
    now.minutes - last < bake.warmFor
  ) {
    return { status: 'warm', at: last, minutesAgo: now.minutes - last };
  }
  const next = today.find((time) => time > now.minutes);
  if (next !== undefined) {
    return { status: 'today', at: next, minutesUntil: next - now.minutes };
  }
  for (let from = addDays(now.day, 1); ; from = addDays(from, 1)) {
    const { day } = openDayFrom(from);
    const first = bakesOn(bake, day)[0];
    if (first !== undefined) return { status: 'later', day, at: first };
  }
}

/**
 * What the counter shows first: the warmest, then what comes out soonest.
 * @param isGone - what is sold out today is left out
 */
export function freshest(
  now: Moment,
  count: number,
  isGone: (id: string) => boolean = () => false,
): { bake: Bake; state: OvenState }[] {
  const rank = (state: OvenState): number => {
    if (state.status === 'warm') return state.minutesAgo;
    if (state.status === 'today') return 10_000 + state.at;
    return 100_000 + Number(state.day.replaceAll('-', '')) * 10_000 + state.at;
  };
  return BAKES.filter(({ id }) => !isGone(id))
    .map((bake) => ({ bake, state: ovenState(bake, now) }))
    .sort((a, b) => rank(a.state) - rank(b.state))
    .slice(0, count);
}

/** Every batch of `day` in the order of the clock, with what comes out at each time. */
export function batchesOf(day: Day): { at: number; bakes: Bake[] }[] {
  const all = BAKES.flatMap((bake) => bakesOn(bake, day).map((at) => ({ at, bake })));
  return [...Map.groupBy(all, ({ at }) => at)]
    .map(([at, out]) => ({ at, bakes: out.map(({ bake }) => bake) }))
    .sort((a, b) => a.at - b.at);
}
