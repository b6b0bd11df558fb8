/** Random sequences of what customers and the bakery do, in tabs that may show what is old, while hours pass. */
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addDays, type Day, type Moment } from '../browser/day.ts';
import { memoryShelf } from '../browser/kept.ts';
import { forAll, step } from '../property.ts';
import { openingOf } from './hours.ts';
import { createOrders } from './orders.ts';
import { BAKES } from './products.ts';
import {
  type Draft,
  isOff,
  keyOf,
  leftOf,
  ordersIn,
  type Reservation,
  roomIn,
  SLOT_ORDERS,
  slotsOf,
  stageOf,
  totalCentsOf,
} from './reservation.ts';

// Without the Web Locks API a task runs at once. That tabs wait for each other is tested beside `inTurn`.
beforeAll(() => void vi.stubGlobal('navigator', {}));
afterAll(() => vi.unstubAllGlobals());

/** A Friday at ten; Monday is shut. */
const start: Moment = { day: '2026-05-15', minutes: 600 };
const ids = fc.constantFrom('massa-mae', 'massa-mae', 'cacete', 'nata', 'regueifa');
/** Mostly the next day, on which several meet. */
const ahead = fc.constantFrom(1, 1, 1, 1, 2, 3, 0);

const drafts = fc.record({
  ahead,
  // Half hours of which the neighbours have left one, two and six places; and none at all.
  slot: fc.constantFrom(420, 570, 570, 600, 615),
  lines: fc.uniqueArray(fc.record({ id: ids, quantity: fc.constantFrom(1, 2, 12, 13, 60) }), {
    selector: ({ id }) => id,
    minLength: 1,
    maxLength: 2,
  }),
  phone: fc.constantFrom('912 345 678', '912 345 678', ''),
});
type RandomDraft = typeof drafts extends fc.Arbitrary<infer Value> ? Value : never;

const which = fc.nat(12);
const steps = fc.oneof(
  step(4, 'reserve', { draft: drafts }),
  step(3, 'enter', { draft: drafts }),
  step(6, ['withdraw', 'cancel', 'restore'], { which }),
  step(3, 'hand', { which, is: fc.boolean() }),
  step(1, 'soldOut', { ahead, id: ids, is: fc.boolean() }),
  step(2, 'most', { ahead, id: ids, most: fc.constantFrom(null, 0, 10, 40, -1, 1.5) }),
  step(2, 'look'),
  step(2, 'pass', { hours: fc.integer({ min: 1, max: 14 }) }),
);
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

class Shop {
  now: Moment = start;
  orders = createOrders(
    memoryShelf(),
    () => this.now,
    () => {},
  );
  /** What a screen shows: maybe old. */
  seen: Reservation[] = this.look();
  met = new Set<string>();

  look(): Reservation[] {
    const saved = this.orders.saved();
    const day = addDays(this.now.day, 1);
    // One half hour of the neighbours' orders beside all that were made here.
    return [...saved.reservations, ...ordersIn(day, 570, saved)];
  }

  draft({ ahead: days, ...rest }: RandomDraft): Draft {
    return { ...rest, day: addDays(this.now.day, days), name: 'Rita', note: '' };
  }

  async take(done: Step): Promise<void> {
    const { orders, now } = this;
    const before = orders.saved();
    const order = 'which' in done ? this.seen[done.which % (this.seen.length || 1)] : undefined;
    switch (done.do) {
      case 'look':
        this.seen = this.look();
        return;
      case 'pass': {
        const minutes = now.minutes + done.hours * 60;
        this.now = { day: addDays(now.day, Math.floor(minutes / 1440)), minutes: minutes % 1440 };
        return;
      }
      case 'reserve':
      case 'enter': {
        const draft = this.draft(done.draft);
        const { reservation } = await orders[done.do](draft);
        if (!reservation) {
          this.met.add('refused');
          expect(orders.saved()).toEqual(before);
          return;
        }
        const { day, slot, lines } = reservation;
        expect(openingOf(day)).not.toBeNull();
        expect(slotsOf(day)).toContain(slot);
        expect(reservation.totalCents).toBe(totalCentsOf(draft.lines));
        expect(roomIn(day, slot, before)).toBeGreaterThan(0);
        for (const { id, quantity } of lines)
          expect(leftOf(id, day, before)).toBeGreaterThanOrEqual(quantity);
        expect(orders.saved()).toEqual({
          ...before,
          basket: done.do === 'reserve' ? [] : before.basket,
          reservations: [...before.reservations, reservation],
        });
        if (done.do === 'reserve') expect(stageOf(reservation, now)).toBe('waiting');
        else expect(day > now.day || slot > now.minutes).toBe(true);
        return;
      }
      case 'withdraw':
      case 'cancel': {
        if (!order) return;
        const by = done.do === 'cancel' ? 'bakery' : 'customer';
        const kept = await orders.cancel(order, by);
        if (kept) {
          this.met.add(kept);
          expect(orders.saved()).toEqual(before);
          return;
        }
        if (by === 'customer') expect(stageOf(order, now)).toBe('waiting');
        expect(before.handed).not.toContain(keyOf(order));
        // Each side sees who did it.
        const list = orders.saved()[by === 'customer' ? 'withdrawn' : 'cancelled'];
        expect(list).toContain(keyOf(order));
        return;
      }
      case 'restore': {
        if (!order) return;
        const refused = await orders.restore(order);
        if (refused) {
          this.met.add('not restored');
          expect(orders.saved()).toEqual(before);
          return;
        }
        if (isDeepStrictEqual(orders.saved(), before)) return;
        this.met.add('restored');
        expect(roomIn(order.day, order.slot, before)).toBeGreaterThan(0);
        for (const { id, quantity } of order.lines)
          expect(leftOf(id, order.day, before)).toBeGreaterThanOrEqual(quantity);
        // The order itself is as it was.
        expect(orders.saved().reservations).toEqual(before.reservations);
        return;
      }
      case 'hand':
        if (order) await orders.hand(order, done.is);
        return;
      case 'soldOut':
        await orders.setSoldOut(addDays(now.day, done.ahead), done.id, done.is);
        return;
      case 'most': {
        const day = addDays(now.day, done.ahead);
        const most = () =>
          orders.saved().mosts.find((each) => each.id === done.id && each.day === day)?.most ??
          null;
        const isMost = done.most === null || [0, 10, 40].includes(done.most);
        const kept = isMost ? done.most : most();
        await orders.setMost(day, done.id, done.most);
        expect(most()).toBe(kept);
      }
    }
  }

  check(): void {
    const saved = this.orders.saved();
    const keys = saved.reservations.map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of saved.handed) {
      expect([...saved.cancelled, ...saved.withdrawn]).not.toContain(key);
      // Nothing is collected before its day.
      expect(key.slice(0, 10) <= this.now.day).toBe(true);
    }
    for (const order of saved.reservations)
      expect(order.totalCents).toBe(totalCentsOf(order.lines));
    const days = new Set<Day>(saved.reservations.map(({ day }) => day));
    for (const day of days)
      for (const slot of slotsOf(day)) {
        const due = ordersIn(day, slot, saved).filter((order) => !isOff(order, saved));
        expect(due.length, `${day} ${slot}`).toBeLessThanOrEqual(SLOT_ORDERS);
      }
  }
}

it('holds its rules whatever customers and the bakery do, and however old what they see is', async () => {
  expect(BAKES.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['massa-mae', 'cacete', 'nata']),
  );
  const met = new Set<string>();
  await forAll(500, fc.array(steps, { minLength: 10, maxLength: 60 }), async (sequence) => {
    const shop = new Shop();
    for (const done of sequence) {
      await shop.take(done);
      shop.check();
    }
    for (const name of shop.met) met.add(name);
  });
  const outcomes = ['refused', 'late', 'off', 'handed', 'not restored', 'restored'];
  expect([...met]).toEqual(expect.arrayContaining(outcomes));
});
