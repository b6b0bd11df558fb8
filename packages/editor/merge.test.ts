import { expect, test } from 'vitest';
import { merge } from './merge.ts';

test('what two have added to a list stands where each has put it', () => {
  const list = (ids: string) => [...ids].map((id) => ({ id }));
  const merged = (mine: string, theirs: string) => {
    const { value, conflicts } = merge(list('ab'), list(mine), list(theirs));
    expect(conflicts).toEqual([]);
    return (value as { id: string }[]).map(({ id }) => id).join('');
  };
  expect(merged('abm', 'atb')).toBe('atbm');
  expect(merged('amb', 'tab')).toBe('tamb');
  // Another order, and what was taken out.
  expect(merged('ba', 'abt')).toBe('bta');
  expect(merged('a', 'tab')).toBe('ta');
});
