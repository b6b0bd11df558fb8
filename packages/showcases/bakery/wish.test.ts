import { describe, expect, it } from 'vitest';
import { memoryShelf } from '../browser/kept.ts';
import { sampleOrder } from '../tests/bakery-order.ts';
import { roomIn, slotsOf } from './reservation.ts';
import { load } from './store.ts';
import { onDay, possible, wishOf } from './wish.ts';

const draft = { name: '', phone: '', note: '', day: '2026-05-16', slot: 480 };
const saved = load(memoryShelf());
const friday = (hour: number) => ({ day: '2026-05-15', minutes: hour * 60 });

describe('a day that is taken back', () => {
  it('says that the dough is made', () => {
    expect(possible(wishOf(draft), friday(19), saved).moved).toBe('');
    const moved = '16 de maio: a massa já está feita, e mudámos para domingo, 17 de maio.';
    expect(possible(wishOf(draft), friday(20), saved)).toMatchObject({
      ...{ day: '2026-05-17', slot: null, moved: `${moved} Escolha a hora.` },
    });
  });

  it('says what is not made, or of what there is too little', () => {
    const basket = [{ id: 'broa', quantity: 60 }];
    const movedAt = (most: number) => {
      const mosts = [{ day: '2026-05-16', id: 'broa', most }];
      return possible(wishOf(draft), friday(10), { ...saved, basket, mosts }).moved;
    };
    expect(movedAt(0)).toContain('16 de maio: sem broa de milho, e');
    expect(movedAt(50)).toMatch(/^16 de maio: só \d+ × broa de milho, e/);
  });
});

it('a far day goes to the next one, and what is only full later is not called full', () => {
  const day = '2026-05-28';
  const basket = ['massa-mae', 'berlim'].map((id) => ({ id, quantity: 1 }));
  let book = { ...saved, basket };
  // The Bola de Berlim comes out at ten.
  for (const slot of slotsOf(day).filter((each) => each >= 600))
    while (roomIn(day, slot, book) > 0) {
      const { reservations: others } = book;
      const order = sampleOrder({ code: `A${others.length}`, day, slot, lines: basket });
      book = { ...book, reservations: [...others, order] };
    }
  expect(slotsOf(day).some((slot) => slot < 600 && roomIn(day, slot, book) > 0)).toBe(true);
  const next = possible(wishOf({ ...draft, day }), friday(10), book);
  expect(next.day).toBe('2026-05-29');
  expect(next.moved).toMatch(/^28 de maio: Bola de Berlim sai às 10h(00)?, e a partir daí já não/);
});

it('a day without the bread goes to the next one that has it, up to a week later', () => {
  const basket = [{ id: 'regueifa', quantity: 1 }];
  const soldOut = [{ day: '2026-05-31', id: 'regueifa' }];
  const wish = wishOf({ ...draft, day: '2026-05-31' });
  const next = possible(wish, friday(10), { ...saved, basket, soldOut });
  expect(next.day).toBe('2026-06-05');
});

it('what was said of a half hour is not said of another day', () => {
  const lost = { ...wishOf(draft), lost: 'x', moved: 'x' };
  const next = { day: '2026-05-17', slot: 480, lost: '', moved: '' };
  expect({ ...lost, ...onDay(next.day, next.slot) }).toMatchObject(next);
});
