import type { Day, Moment } from '../browser/day.ts';
import { inTurn } from '../browser/in-turn.ts';
import type { Shelf } from '../browser/kept.ts';
import {
  type Draft,
  type Field,
  isOff,
  keyOf,
  missingOn,
  missingWords,
  newCode,
  problemsOf,
  type Reservation,
  reservationOf,
  roomIn,
  stageOf,
} from './reservation.ts';
import { load, type Saved, save } from './store.ts';
import { words } from './words.ts';

type Outcome =
  | { reservation: Reservation; problems?: undefined }
  | { reservation?: undefined; problems: ReadonlyMap<Field, string> };

/** Why an order cannot be cancelled: the dough is made, it has been handed over, it is cancelled already, or its day is over. */
type Kept = 'late' | 'handed' | 'off' | 'over';

export type Orders = ReturnType<typeof createOrders>;

/**
 * The only way in which orders change. Each rule is checked at the moment of writing, while no other tab writes: what
 * a screen has shown may be old, and the clock may have passed eight in the evening.
 */
export function createOrders(shelf: Shelf, now: () => Moment, onChange: () => void) {
  const saved = () => load(shelf);

  const change = (next: Partial<Saved>) => {
    save(shelf, next);
    onChange();
  };

  const alone = <Result>(task: (current: Saved) => Result) =>
    inTurn('showcase-bakery', () => task(saved()));

  function add(draft: Draft, byBakery: boolean, basket: Partial<Saved>): Promise<Outcome> {
    return alone((current) => {
      const problems = problemsOf(draft, now(), current, byBakery);
      // Who stands at the counter may have no telephone.
      if (byBakery && !draft.phone.trim()) problems.delete('phone');
      if (problems.size > 0) return { problems };
      const reservation = reservationOf(draft, newCode(draft.day ?? '', current), byBakery);
      change({ ...basket, reservations: [...current.reservations, reservation] });
      return { reservation };
    });
  }

  return {
    saved,
    setBasket: (basket: Saved['basket']) => change({ basket }),
    /** A customer reserves what is in the basket, and empties it. */
    reserve: (draft: Draft) => add(draft, false, { basket: [] }),
    /** The bakery enters an order that somebody has telephoned. */
    enter: (draft: Draft) => add(draft, true, {}),
    /** Null when it is done. The evening's limit does not bind the bakery. */
    cancel: (order: Reservation, by: 'customer' | 'bakery') =>
      alone((current): Kept | null => {
        const key = keyOf(order);
        if (isOff(order, current)) return 'off';
        if (current.handed.includes(key)) return 'handed';
        if (order.day < now().day) return 'over';
        if (by === 'customer' && stageOf(order, now()) !== 'waiting') return 'late';
        const list = by === 'customer' ? 'withdrawn' : 'cancelled';
        change({ [list]: [...current[list], key] });
        return null;
      }),
    /** Brings back an order as it was; else says why not. */
    restore: (order: Reservation) =>
      alone((current) => {
        const key = keyOf(order);
        if (!isOff(order, current)) return null;
        if (order.day < now().day) return words.booking.dayOver;
        const missing = missingOn(order.lines, order.day, current);
        if (missing) return missingWords(missing);
        if (roomIn(order.day, order.slot, current) === 0) return words.booking.full;
        const without = (keys: readonly string[]) => keys.filter((other) => other !== key);
        change({ cancelled: without(current.cancelled), withdrawn: without(current.withdrawn) });
        return null;
      }),
    /** Ticks an order that was collected, from its day on, and takes the tick back. */
    hand: (order: Reservation, isHanded: boolean) =>
      alone((current) => {
        const key = keyOf(order);
        const others = current.handed.filter((other) => other !== key);
        if (isHanded && (isOff(order, current) || order.day > now().day)) return;
        change({ handed: isHanded ? [...others, key] : others });
      }),
    setSoldOut: (day: Day, id: string, isOut: boolean) =>
      alone(({ soldOut }) => {
        if (day < now().day) return;
        const others = soldOut.filter((each) => each.id !== id || each.day !== day);
        change({ soldOut: isOut ? [...others, { day, id }] : others });
      }),
    /** The most that is made of a product on a day, a whole number; null for as many as are ordered. */
    setMost: (day: Day, id: string, most: number | null) =>
      alone(({ mosts }) => {
        if (day < now().day) return;
        if (most !== null && (!Number.isInteger(most) || most < 0)) return;
        const others = mosts.filter((each) => each.id !== id || each.day !== day);
        change({ mosts: most === null ? others : [...others, { day, id, most }] });
      }),
  };
}
