import { expect, test } from 'vitest';
import { formatOpening, isOpen, nextOpening, week, weekInWords } from './hours.ts';

/** 23 November 2026 is a Monday, and Lisbon then keeps Greenwich time. */
const on = (day: number, hours: number, minutes = 0) =>
  Date.UTC(2026, 10, 23 + day, hours, minutes);

test.each([
  ['Sunday at two in the morning', on(6, 2), false],
  ['Sunday at lunch', on(6, 13), true],
  ['Sunday at dinner', on(6, 20), false],
  ['Monday at lunch', on(0, 13), false],
  ['Tuesday as the doors open', on(1, 12), true],
  ['Tuesday a minute before', on(1, 11, 59), false],
  ['Saturday as the doors close', on(5, 22, 30), false],
])('%s', (_, instant, open) => {
  expect(isOpen(instant)).toBe(open);
});

test('every minute of the week is open exactly when its day says so', () => {
  for (let day = 0; day < 7; day += 1) {
    for (let minutes = 0; minutes < 24 * 60; minutes += 5) {
      const open = week[day]?.some(({ from, to }) => from <= minutes && minutes < to);
      expect(isOpen(on(day, 0, minutes)), `day ${day}, minute ${minutes}`).toBe(open);
    }
  }
});

test('the next opening is open, the minute before it is not, and it is never past', () => {
  for (let hour = 0; hour < 24 * 7; hour += 1) {
    const next = nextOpening(on(0, hour, 7));
    expect(next).toBeGreaterThan(on(0, hour, 7));
    expect(isOpen(next)).toBe(true);
    expect(isOpen(next - 60_000)).toBe(false);
  }
});

test('the week is written from the same table', () => {
  expect(weekInWords()).toEqual([
    'Segunda: descansamos',
    'Terça a sábado: 12h–15h e 19h–22h30',
    'Domingo: 12h–15h',
  ]);
  expect(formatOpening(on(1, 12))).toBe('terça-feira às 12h');
});
