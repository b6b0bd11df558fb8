import { describe, expect, it } from 'vitest';
import { memoryShelf } from '../browser/kept.ts';
import { load } from './store.ts';
import { onDay, possible, wishOf } from './wish.ts';

const draft = { name: '', phone: '', note: '', day: '2026-05-16', slot: 480 };
const saved = load(memoryShelf());
const friday = (hour: number) => ({ day: '2026-05-15', minutes: hour * 60 });

describe('a day that is taken back', () => {
  it('says that the dough is made', () => {
    expect(possible(wishOf(draft), friday(19), saved).moved).toBe('');
    expect(possible(wishOf(draft), friday(20), saved)).toMatchObject({
      day: '2026-05-17',
      slot: null,
      moved:
        '16 de maio: a massa já está feita, e mudámos para domingo, 17 de maio. Escolha a hora.',
    });
  });

  it('says what is not made, or of what there is too little', () => {
    const basket = [{ id: 'broa', quantity: 60 }];
    const mosts = [{ day: '2026-05-16', id: 'broa', most: 0 }];
    expect(possible(wishOf(draft), friday(10), { ...saved, basket, mosts }).moved).toContain(
      '16 de maio: sem broa de milho, e',
    );
    const enough = { ...saved, basket, mosts: [{ day: '2026-05-16', id: 'broa', most: 50 }] };
    expect(possible(wishOf(draft), friday(10), enough).moved).toMatch(
      /^16 de maio: só \d+ × broa de milho, e/,
    );
  });
});

it('what was said of a half hour is not said of another day', () => {
  const lost = { ...wishOf(draft), lost: 'x', moved: 'x' };
  expect({ ...lost, ...onDay('2026-05-17', 480) }).toMatchObject({
    day: '2026-05-17',
    slot: 480,
    lost: '',
    moved: '',
  });
});
