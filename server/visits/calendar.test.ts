import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../tests/generated.ts';
import { addDays, createCalendar } from './calendar.ts';

test.each([
  ['Europe/Lisbon', '2026-07-01T22:59:59Z', '2026-07-01', 23],
  ['Europe/Lisbon', '2026-07-01T23:00:00Z', '2026-07-02', 0],
  ['Europe/Lisbon', '2026-12-01T23:59:59Z', '2026-12-01', 23],
  ['Asia/Kathmandu', '2026-12-01T18:15:00Z', '2026-12-02', 0],
  ['America/Sao_Paulo', '2026-12-02T02:59:59Z', '2026-12-01', 23],
])('in %s the day and hour of %s are %s, %d', (timeZone, time, day, hour) => {
  const { dayOf, hourOf } = createCalendar(timeZone);
  expect([dayOf(Date.parse(time)), hourOf(Date.parse(time))]).toEqual([day, hour]);
});

// A calendar that has just told a time.
test.each([
  ['Asia/Kolkata', '2026-12-01T18:30:00Z'],
  ['Asia/Kathmandu', '2026-12-01T18:15:00Z'],
  ['America/St_Johns', '2026-12-02T03:30:00Z'],
])('in %s the day ends at midnight', (timeZone, midnight) => {
  const { dayOf } = createCalendar(timeZone);
  const days = [-1, 0].map((after) => dayOf(Date.parse(midnight) + after));
  expect(days).toEqual(['2026-12-01', '2026-12-02']);
});

test('the day is right at every time, in any order', async () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const from = Date.parse('1980-01-01');
  const time = fc.integer({ min: from, max: Date.parse('2100-01-01') });
  await forAll(300, zone, fc.array(time, { minLength: 1, maxLength: 20 }), (timeZone, times) => {
    const { dayOf } = createCalendar(timeZone);
    const parts = new Intl.DateTimeFormat('en', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    for (const each of times.flatMap((one) => [one, one + 900_000, one - 1])) {
      const [month, , day, , year] = parts.formatToParts(each).map(({ value }) => value);
      expect(dayOf(each)).toBe(`${year}-${month}-${day}`);
    }
  });
});

test('days are added over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});
