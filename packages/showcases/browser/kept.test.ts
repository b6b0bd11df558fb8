import { expect, test } from 'vitest';
import { browserShelf } from './kept.ts';

function place(setItem?: (key: string, value: string) => void) {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: setItem ?? ((key: string, value: string) => void values.set(key, value)),
    removeItem: (key: string) => void values.delete(key),
  };
}

test('a shelf reads what another tab has just written', () => {
  const shared = place();
  const one = browserShelf('shop-', () => shared);
  const other = browserShelf('shop-', () => shared);
  one.write('basket', [1]);
  expect(other.read('basket')).toEqual([1]);
  other.write('basket', [1, 2]);
  expect(one.read('basket')).toEqual([1, 2]);
  one.write('basket', null);
  expect(other.read('basket')).toBeNull();
  expect(shared.values.size).toBe(0);
});

test('a storage that cannot be looked at leaves the page its memory', () => {
  const shelf = browserShelf('shop-', () => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(shelf.read('basket')).toBeNull();
  shelf.write('basket', [1]);
  expect(shelf.read('basket')).toEqual([1]);
  expect(shelf.isKept()).toBe(false);
});

test('a storage that was full for a moment is the truth again as soon as it takes a value', () => {
  let isFull = true;
  const shared: ReturnType<typeof place> = place((key, value) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    shared.values.set(key, value);
  });
  const shelf = browserShelf('shop-', () => shared);
  shelf.write('basket', [1]);
  expect(shelf.read('basket')).toEqual([1]);
  isFull = false;
  shelf.write('basket', [1, 2]);
  shared.values.set('shop-basket', '[7]');
  expect(shelf.read('basket')).toEqual([7]);
});

test('what cannot be read is nothing', () => {
  const shared = place();
  shared.values.set('shop-basket', '{broken');
  expect(browserShelf('shop-', () => shared).read('basket')).toBeNull();
});
