import { expect, test } from 'vitest';
import { tellMistake } from './mistake.ts';

test('of our own errors the message is all, of an unforeseen one the whole way is told', () => {
  expect(tellMistake(new Error('site.config.ts: name is " ". Give it.'))).toBe(
    'site.config.ts: name is " ". Give it.',
  );
  expect(tellMistake(new TypeError('x is not iterable'))).toMatch(/iterable\n +at /);
});
