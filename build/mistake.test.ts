import { expect, test } from 'vitest';
import { tellMistake } from './mistake.ts';

test('prints only the message of expected errors, and the stack of unexpected ones', () => {
  expect(tellMistake(new Error('settings.yaml: name is " ". Give it.'))).toBe(
    'settings.yaml: name is " ". Give it.',
  );
  expect(tellMistake(new TypeError('x is not iterable'))).toMatch(/iterable\n +at /);
});
