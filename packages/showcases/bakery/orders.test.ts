import { describe, expect, it } from 'vitest';
import type { Moment } from '../browser/day.ts';
import { memoryShelf } from '../browser/kept.ts';
import { sampleDraft } from '../tests/bakery-order.ts';
import { createOrders } from './orders.ts';
import { orderedOf, ordersIn, roomIn, slotsOf } from './reservation.ts';
import { words } from './words.ts';

const day = '2026-05-16';
const draft = sampleDraft();

function shopAt(hour: number, minute = 0) {
  const clock: Moment = { day: '2026-05-15', minutes: hour * 60 + minute };
  const orders = createOrders(
    memoryShelf(),
    () => clock,
    () => {},
  );
  return { clock, orders };
}

/** The half hour with most room on the day, and its room. */
function emptiest(orders: ReturnType<typeof shopAt>['orders']): number {
  const saved = orders.saved();
  const slots = slotsOf(day).filter((slot) => slot >= 480);
  return slots.reduce((one, other) =>
    roomIn(day, other, saved) > roomIn(day, one, saved) ? other : one,
  );
}

describe('orders', () => {
  it('of a day that is over stay as they are', async () => {
    const { clock, orders } = shopAt(10);
    const { reservation } = await orders.enter(draft);
    if (!reservation) throw new Error('refused');
    clock.day = '2026-05-17';
    expect(await orders.cancel(reservation, 'bakery')).toBe('over');
    await orders.setMost(day, 'broa', 3);
    await orders.setSoldOut(day, 'broa', true);
    expect(orders.saved()).toMatchObject({ mosts: [], soldOut: [], cancelled: [] });
  });

  it('are never nine of eight, also when one comes back', async () => {
    const { orders } = shopAt(10);
    const slot = emptiest(orders);
    while (roomIn(day, slot, orders.saved()) > 0) await orders.enter({ ...draft, slot });
    const first = orders.saved().reservations[0];
    if (!first) throw new Error('no room from the beginning');
    expect(await orders.cancel(first, 'bakery')).toBeNull();
    expect((await orders.enter({ ...draft, slot })).reservation).toBeDefined();
    expect(await orders.restore(first)).toBe(words.booking.full);
    expect(roomIn(day, slot, orders.saved())).toBe(0);
    const [other] = orders.saved().reservations.slice(-1);
    if (!other) throw new Error('none');
    await orders.cancel(other, 'bakery');
    expect(await orders.restore(first)).toBeNull();
  });

  it('are not cancelled by a question that was asked before eight and answered after', async () => {
    const { clock, orders } = shopAt(19, 59);
    const slot = emptiest(orders);
    const { reservation } = await orders.reserve({ ...draft, slot });
    if (!reservation) throw new Error('refused');
    clock.minutes = 20 * 60;
    expect(await orders.cancel(reservation, 'customer')).toBe('late');
    expect(orders.saved().withdrawn).toEqual([]);
    // The bakery decides for itself, and the customer may have cancelled in time.
    expect(await orders.cancel(reservation, 'bakery')).toBeNull();
    expect((await orders.reserve({ ...draft, slot })).problems?.has('day')).toBe(true);
  });

  it('that a customer cancels are still seen by the bakery, which can bring them back', async () => {
    const { orders } = shopAt(10);
    const { reservation } = await orders.reserve({ ...draft, slot: emptiest(orders) });
    if (!reservation) throw new Error('refused');
    await orders.cancel(reservation, 'customer');
    const saved = orders.saved();
    expect(ordersIn(day, reservation.slot, saved)).toContainEqual(reservation);
    expect(await orders.cancel(reservation, 'customer')).toBe('off');
    expect(await orders.restore(reservation)).toBeNull();
    expect(orders.saved()).toEqual({ ...saved, withdrawn: [] });
  });

  it('can be for more than a dozen, and by telephone for more than sixty', async () => {
    const { orders } = shopAt(10);
    const many = (quantity: number) => ({
      ...draft,
      slot: emptiest(orders),
      lines: [{ id: 'papo-seco', quantity }],
    });
    const kept = (await orders.reserve(many(40))).reservation;
    const called = (await orders.enter({ ...many(120), phone: '' })).reservation;
    expect(orders.saved().reservations).toEqual([kept, called]);
    expect((await orders.enter(many(1.5))).problems?.has('lines')).toBe(true);
    expect((await orders.enter(many(501))).problems?.has('lines')).toBe(true);
    expect((await orders.reserve(many(61))).problems?.has('lines')).toBe(true);
  });

  it('take no more of a product than the bakery makes that day', async () => {
    const { orders } = shopAt(10);
    const slot = emptiest(orders);
    const ordered = orderedOf('massa-mae', day, orders.saved());
    await orders.setMost(day, 'massa-mae', ordered + 3);
    expect((await orders.reserve({ ...draft, slot })).reservation).toBeDefined();
    expect((await orders.reserve({ ...draft, slot })).problems?.get('lines')).toBe(
      words.problems.left('Pão de massa-mãe', 1),
    );
    expect((await orders.enter({ ...draft, slot })).problems?.has('lines')).toBe(true);
    const one = { ...draft, slot, lines: [{ id: 'massa-mae', quantity: 1 }] };
    const { reservation } = await orders.reserve(one);
    if (!reservation) throw new Error('refused');
    // It is made on that day, and all of it is reserved.
    expect((await orders.enter(one)).problems?.get('lines')).toBe(
      words.problems.gone('Pão de massa-mãe'),
    );
    // What comes back needs its loaves, too.
    await orders.cancel(reservation, 'bakery');
    await orders.setMost(day, 'massa-mae', ordered);
    expect(await orders.restore(reservation)).toBe(words.booking.notMade('Pão de massa-mãe'));
    await orders.setMost(day, 'massa-mae', null);
    expect(await orders.restore(reservation)).toBeNull();
  });

  it('that were collected are not cancelled', async () => {
    const { clock, orders } = shopAt(10);
    const { reservation } = await orders.reserve({ ...draft, slot: emptiest(orders) });
    if (!reservation) throw new Error('refused');
    // A tick on the wrong day's list would tell the customer that it was collected.
    await orders.hand(reservation, true);
    expect(orders.saved().handed).toEqual([]);
    clock.day = day;
    await orders.hand(reservation, true);
    expect(await orders.cancel(reservation, 'bakery')).toBe('handed');
    await orders.hand(reservation, false);
    expect(await orders.cancel(reservation, 'bakery')).toBeNull();
    await orders.hand(reservation, true);
    expect(orders.saved().handed).toEqual([]);
  });
});
