import { expect, test } from 'vitest';
import { samplerColumns } from './sampler-columns.ts';

test.each([
  [1, 3],
  [3, 3],
  [5, 5],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 3],
  [10, 5],
  [11, 4],
  [12, 4],
])('%i stand in rows of %i', (count, columns) => {
  expect(samplerColumns(count)).toBe(columns);
});
