import { describe, expect, it } from 'vitest';
import { KEY, type Memory, parseMemory, recall, remember } from './storage.ts';

const known = ['a', 'b', 'c'];
const memory: Memory = {
  order: ['c', 'a', 'b'],
  favourites: ['b'],
  repeat: 'one',
  isShuffled: true,
  volume: 0.3,
  isMuted: true,
  hasShortcuts: false,
  last: { id: 'b', position: 12.5 },
};

describe('what the player remembers', () => {
  it('comes back as it was', () => {
    expect(KEY.startsWith('showcase-')).toBe(true);
    let kept = '';
    const shelf = {
      getItem: () => kept,
      setItem: (_: string, value: string) => {
        kept = value;
      },
    };
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
    const fresh = parseMemory(text, known);
    expect(fresh).toEqual(parseMemory(null, known));
    expect(fresh.order).toEqual(known);
    expect(fresh.last).toBeNull();
  });

  it('adds pieces that were unknown then, and drops those unknown now', () => {
    const { order, favourites } = parseMemory(
      '{"order":["c","x","c"],"favourites":["x","a"]}',
      known,
    );
    expect(order).toEqual(['c', 'a', 'b']);
    expect(favourites).toEqual(['a']);
  });

  it('does without storage that throws', () => {
    const shelf = {
      getItem(): string {
        throw new Error('blocked');
      },
      setItem() {
        throw new Error('full');
      },
    };
    expect(recall(shelf, known)).toEqual(recall(null, known));
    expect(() => remember(shelf, memory)).not.toThrow();
  });
});
