import { expect, test } from 'vitest';
import { validAnswer } from './stored-answer.ts';

const now = new Date('2026-11-22T10:00:00Z');

test.each([
  ['granted 2026-11-22', 'granted'],
  ['denied 2026-03-01', 'denied'],
  ['granted 2025-11-23', 'granted'],
])('%s is valid', (stored, answer) => {
  expect(validAnswer(stored, now)).toBe(answer);
});

test.each([
  ['missing', null],
  ['twelve months old', 'granted 2025-11-22'],
  ['older', 'denied 2020-01-01'],
  ['from a day in the future', 'granted 2027-01-01'],
  ['without a day', 'granted'],
  ['with an invalid day', 'denied 2026-13-01'],
  ['with an unknown word', 'perhaps 2026-11-22'],
])('an answer that is %s is not valid', (_, stored) => {
  expect(validAnswer(stored, now)).toBeUndefined();
});
