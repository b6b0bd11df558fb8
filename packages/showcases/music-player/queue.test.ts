import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../property.ts';
import {
  advance,
  afterEnd,
  bring,
  following,
  move,
  nextRepeat,
  type Queue,
  retreat,
  shuffle,
} from './queue.ts';
import { randomFrom } from './random.ts';

const queue: Queue = {
  order: ['a', 'b', 'c', 'd'],
  shuffled: null,
  later: [],
  earlier: [],
  repeat: 'off',
  current: 'a',
};

describe('the order of playing', () => {
  it('goes on, back, and round', () => {
    expect(following(queue)).toBe('b');
    expect(retreat(queue).current).toBe('d');
    expect(following({ ...queue, current: 'd' })).toBe('a');
  });

  it('keeps to the favourites, even from a piece that is none', () => {
    const only = new Set(['b', 'd']);
    expect(following({ ...queue, current: 'b' }, only)).toBe('d');
    expect(following({ ...queue, current: 'c' }, only)).toBe('d');
    expect(retreat({ ...queue, current: 'c' }, only).current).toBe('b');
    expect(following(queue, new Set())).toBe('a');
  });

  it('stops after the last piece, begins again, or stays, as told', () => {
    const last = { ...queue, current: 'd' };
    expect(afterEnd(last)).toBeNull();
    expect(afterEnd({ ...last, repeat: 'all' })).toBe('a');
    expect(afterEnd({ ...last, repeat: 'one' })).toBe('d');
    expect(afterEnd(queue)).toBe('b');
    const turns = (['off', 'all', 'one'] as const).map(nextRepeat);
    expect(turns).toEqual(['all', 'one', 'off']);
  });

  it('shuffles with every piece once, the current one first, and comes back', () => {
    const mixed = shuffle({ ...queue, current: 'c' }, true, randomFrom(5));
    expect(mixed.shuffled?.[0]).toBe('c');
    expect([...(mixed.shuffled ?? [])].sort()).toEqual(['a', 'b', 'c', 'd']);
    let current = 'c';
    const heard = new Set<string>();
    for (let step = 0; step < 4; step++) {
      heard.add(current);
      current = following({ ...mixed, current });
    }
    expect(heard.size).toBe(4);
    expect(shuffle(mixed, false, Math.random).shuffled).toBeNull();
  });

  it('plays each piece once while shuffling, whichever are chosen in between', () =>
    forAll(200, fc.integer(), fc.array(fc.option(fc.nat(3))), (seed, choices) => {
      let mixed = shuffle({ ...queue, repeat: 'off' }, true, randomFrom(seed));
      const heard = [mixed.current];
      for (const choice of choices) {
        const id = queue.order.filter((one) => !heard.includes(one))[choice ?? -1];
        const next = id ?? afterEnd(mixed);
        if (next === null) break;
        heard.push(next);
        mixed = id ? bring(mixed, id) : { ...mixed, current: next };
      }
      for (let next = afterEnd(mixed); next; next = afterEnd(mixed)) {
        heard.push(next);
        mixed = { ...mixed, current: next };
      }
      expect(heard.toSorted()).toEqual(queue.order);
    }));

  it('makes a new order for each round of a shuffle, and plays no piece twice in a row', () =>
    forAll(
      200,
      fc.integer(),
      fc.option(fc.subarray([...queue.order], { minLength: 1 }), { nil: undefined }),
      (seed, favourites) => {
        const random = randomFrom(seed);
        const only = favourites && new Set(favourites);
        let mixed = shuffle({ ...queue, repeat: 'all' }, true, random);
        const rounds = new Set<string>();
        let round: string[] = [];
        for (let step = 0; step < 80; step += 1) {
          const next = following(mixed, only);
          expect(afterEnd(mixed, only)).toBe(next);
          const before = mixed;
          mixed = advance(mixed, random, only);
          // What was said to come next comes.
          expect(mixed.current).toBe(next);
          if ((favourites?.length ?? 4) > 1) expect(next).not.toBe(before.current);
          // The way back is the way that was come, also from one round into the one before.
          if (!only || only.has(before.current))
            expect(retreat(mixed, only).current).toBe(before.current);
          if (mixed.shuffled !== before.shuffled) {
            if (rounds.size > 0) expect([...new Set(round)].sort()).toEqual(round.sort());
            rounds.add(String(mixed.shuffled));
            round = [];
          }
          round.push(next);
        }
        expect(rounds.size).toBeGreaterThan(2);
      },
    ));

  it('moves a piece, and stops at either end', () => {
    expect(move(queue, 'c', -1).order).toEqual(['a', 'c', 'b', 'd']);
    expect(move(queue, 'a', -1).order).toEqual(queue.order);
    expect(move(queue, 'd', 1).order).toEqual(queue.order);
    expect(move(queue, 'a', 2).order).toEqual(['b', 'c', 'a', 'd']);
    expect(move(queue, 'x', 1)).toBe(queue);
  });
});
