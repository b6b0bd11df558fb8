import { expect, test } from 'vitest';
import { validAnswer } from './stored-answer.ts';

const now = new Date('2026-11-22T10:00:00Z');

test.each([
  ['granted 2026-11-22', 'granted'],
  ['denied 2026-03-01', 'denied'],
  ['granted 2025-11-23', 'granted'],
])('%s holds', (kept, answer) => {
  expect(validAnswer(kept, now)).toBe(answer);
});

test.each([
  ['nothing', null],
  ['twelve months ago', 'granted 2025-11-22'],
  ['longer ago', 'denied 2020-01-01'],
  ['a day to come', 'granted 2027-01-01'],
  ['without a day', 'granted'],
  ['without a real day', 'denied 2026-13-01'],
  ['another word', 'perhaps 2026-11-22'],
])('%s is no answer', (_, kept) => {
  expect(validAnswer(kept, now)).toBeUndefined();
});
