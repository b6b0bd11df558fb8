import { describe, expect, it } from 'vitest';
import { memoryShelf } from '../browser/kept.ts';
import { type Memory, mergeMemory, parseMemory, recall, remember } from './storage.ts';

const known = ['a', 'b', 'c'];
const memory: Memory = {
  order: ['c', 'a', 'b'],
  favourites: ['b'],
  repeat: 'one',
  shuffled: ['b', 'c', 'a'],
  later: ['a', 'c', 'b'],
  earlier: ['c', 'b', 'a'],
  volume: 0.3,
  isMuted: true,
  hasShortcuts: false,
  last: { id: 'b', position: 12.5 },
};

describe('what the player remembers', () => {
  it('comes back as it was', () => {
    const shelf = memoryShelf();
    remember(shelf, memory);
    expect(recall(shelf, known)).toEqual(memory);
  });

  it.each([
    'nonsense',
    '[]',
    '7',
    '{"order":"abc","volume":9,"repeat":"ever","last":{"id":"x"}}',
    '{"volume":null,"favourites":[1,{}],"last":[]}',
  ])('begins again from %s', (text) => {
    const fresh = parseMemory(text === 'nonsense' ? text : JSON.parse(text), known);
    expect(fresh).toEqual(parseMemory(null, known));
    expect(fresh).toMatchObject({ order: known, volume: 0.8, repeat: 'all', last: null });
  });

  it('adds pieces that were unknown then, and drops those unknown now', () => {
    const kept = { order: ['c', 'x', 'c'], favourites: ['x', 'a'] };
    const { order, favourites } = parseMemory(kept, known);
    expect(order).toEqual(['c', 'a', 'b']);
    expect(favourites).toEqual(['a']);
  });

  it('takes from each of two tabs what that tab has changed', () => {
    const mine: Memory = { ...memory, volume: 0.5, last: { id: 'a', position: 3 } };
    const stored: Memory = { ...memory, favourites: ['b', 'c'], last: { id: 'c', position: 40 } };
    const merged = { ...mine, favourites: stored.favourites };
    expect(mergeMemory(memory, mine, stored)).toEqual(merged);
    expect(mergeMemory(memory, memory, stored)).toEqual(stored);
  });
});
