import { expect, test } from 'vitest';
import { counter } from './plural.ts';

test.each(['pt-PT', 'es-ES', 'en-GB'])('%s counts none, one and two', (locale) => {
  const count = counter(locale);
  const counted = [0, 1, 2].map((amount) => count(amount, 'noite', 'noites'));
  expect(counted).toEqual(['0 noites', '1 noite', '2 noites']);
});
