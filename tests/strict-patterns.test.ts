import { expect, test } from 'vitest';

test.each(['x', 1, /x/, {}, null])('a pattern in toMatchObject is not %s', (value) => {
  expect({ value }).not.toMatchObject({ value: /y/ });
});

test('a pattern is equal to itself', () => {
  expect({ value: /y/i }).toMatchObject({ value: /y/i });
  expect({ value: /y/i }).not.toMatchObject({ value: /y/ });
});
