import { expect, test } from 'vitest';
import { counter } from './plural.ts';

test.each([
  ['pt-PT', '0 noites', '1 noite', '2 noites'],
  ['es-ES', '0 noites', '1 noite', '2 noites'],
  ['en-GB', '0 noites', '1 noite', '2 noites'],
])('%s counts none, one and two', (locale, none, one, two) => {
  const count = counter(locale);
  const counted = [0, 1, 2].map((amount) => count(amount, 'noite', 'noites'));
  expect(counted).toEqual([none, one, two]);
});
