import { describe, expect, it } from 'vitest';
import { memoryShelf } from '../browser/kept.ts';
import { emptyBook, sampleOrder } from '../tests/bakery-order.ts';
import { quantityOf, withQuantity } from './app.ts';
import { keyOf } from './reservation.ts';
import { load, loadDraft, save } from './store.ts';

const RESERVATION = sampleOrder({ note: 'Fatiado' });
const NOTHING = { basket: [], handed: [], ...emptyBook() };

describe('what is kept', () => {
  it('comes back as it was saved', () => {
    const shelf = memoryShelf();
    const saved = {
      basket: [{ id: 'broa', quantity: 1 }],
      reservations: [RESERVATION],
      handed: [keyOf(RESERVATION)],
      cancelled: [keyOf(RESERVATION)],
      withdrawn: [],
      soldOut: [{ day: '2026-05-16', id: 'broa' }],
      mosts: [{ day: '2026-05-16', id: 'nata', most: 80 }],
    };
    save(shelf, saved);
    expect(load(shelf)).toEqual(saved);
  });

  it('leaves out what cannot be read and keeps the rest', () => {
    const shelf = memoryShelf();
    shelf.write('basket', [
      { id: 'nata', quantity: 2 },
      { id: 'pizza', quantity: 1 },
      { id: 'broa', quantity: -1 },
      { id: 'cacete', quantity: 1.5 },
      null,
    ]);
    shelf.write('reservations', [
      RESERVATION,
      { ...RESERVATION, day: 'amanhã' },
      { ...RESERVATION, lines: [] },
      3,
    ]);
    expect(load(shelf)).toEqual({
      ...NOTHING,
      basket: [{ id: 'nata', quantity: 2 }],
      reservations: [RESERVATION],
    });
  });

  it('does not write over a reservation of another tab when the basket changes', () => {
    const shelf = memoryShelf();
    const stale = load(shelf);
    save(shelf, { reservations: [RESERVATION] });
    save(shelf, { basket: [...stale.basket, { id: 'broa', quantity: 1 }] });
    expect(load(shelf).reservations).toEqual([RESERVATION]);
  });

  it.each([null, '', 'texto', [], 7, { basket: {} }])('starts empty from %j', (value) => {
    const shelf = memoryShelf();
    for (const key of ['basket', 'reservations', 'handed', 'cancelled', 'soldOut', 'draft'])
      shelf.write(key, value);
    expect(load(shelf)).toEqual(NOTHING);
    expect(loadDraft(shelf)).toEqual({ name: '', phone: '', note: '', day: null, slot: null });
  });
});

describe('the basket', () => {
  it('adds, changes in place and takes out', () => {
    const one = withQuantity([], 'nata', 1);
    const two = withQuantity(one, 'broa', 1);
    expect(withQuantity(two, 'nata', 4)).toEqual([
      { id: 'nata', quantity: 4 },
      { id: 'broa', quantity: 1 },
    ]);
    expect(withQuantity(two, 'nata', 0)).toEqual([{ id: 'broa', quantity: 1 }]);
    expect(quantityOf(two, 'cacete')).toBe(0);
  });
});
