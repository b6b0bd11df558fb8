import { describe, expect, it } from 'vitest';
import { quantityOf, withQuantity } from './app.ts';
import { KEY, load, memoryShelf, openShelf, parseSaved, save } from './store.ts';

const RESERVATION = {
  code: 'ACDE',
  day: '2026-05-16',
  slot: 480,
  lines: [{ id: 'nata', quantity: 6 }],
  totalCents: 900,
  name: 'Rita',
  phone: '+351912345678',
};

describe('what is kept', () => {
  it('comes back as it was saved', () => {
    const shelf = memoryShelf();
    const saved = { basket: [{ id: 'broa', quantity: 1 }], reservations: [RESERVATION] };
    save(shelf, saved);
    expect(load(shelf)).toEqual(saved);
  });

  it('leaves out what cannot be read and keeps the rest', () => {
    const text = JSON.stringify({
      basket: [
        { id: 'nata', quantity: 2 },
        { id: 'pizza', quantity: 1 },
        { id: 'broa', quantity: -1 },
        { id: 'cacete', quantity: 1.5 },
        null,
      ],
      reservations: [
        RESERVATION,
        { ...RESERVATION, day: 'amanhã' },
        { ...RESERVATION, lines: [] },
        3,
      ],
    });
    expect(parseSaved(text)).toEqual({
      basket: [{ id: 'nata', quantity: 2 }],
      reservations: [RESERVATION],
    });
  });

  it.each([null, '', 'não é JSON', '[]', '7', '{"basket":{}}'])('starts empty from %j', (text) => {
    expect(parseSaved(text)).toEqual({ basket: [], reservations: [] });
  });

  it('works on when the browser refuses or is full', () => {
    const refused = openShelf(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    save(refused, { basket: [{ id: 'nata', quantity: 1 }], reservations: [] });
    expect(load(refused).basket).toEqual([{ id: 'nata', quantity: 1 }]);

    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => save(full, { basket: [], reservations: [] })).not.toThrow();
    expect(KEY.startsWith('showcase-')).toBe(true);
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
