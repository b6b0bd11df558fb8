import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayOf,
  formatNight,
  formatStay,
  isDay,
  nightsBetween,
  weekday,
  weeksOf,
} from './dates.ts';

describe('plain days', () => {
  it('crosses the change to summer time without losing a day', () => {
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(nightsBetween('2026-10-24', '2026-10-27')).toEqual([
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
    ]);
  });

  it('takes the day from the visitor’s own clock', () => {
    expect(dayOf(new Date(2026, 5, 2, 23, 59))).toBe('2026-06-02');
    expect(dayOf(new Date(2026, 0, 1, 0, 1))).toBe('2026-01-01');
  });

  it('stays inside a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-11-15', 3)).toBe('2027-02-15');
    expect(addMonths('2026-02-10', -3)).toBe('2025-11-10');
  });

  it('knows which days exist', () => {
    expect(isDay('2026-02-28')).toBe(true);
    expect(isDay('2026-02-29')).toBe(false);
    expect(isDay('2026-6-2')).toBe(false);
    expect(isDay(20260602)).toBe(false);
  });

  it('begins the week on Monday', () => {
    expect(weekday('2026-06-01')).toBe(0);
    expect(weekday('2026-06-07')).toBe(6);
    const weeks = weeksOf('2026-08-15');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, '2026-08-01', '2026-08-02']);
    expect(weeks.flat().filter(Boolean)).toHaveLength(31);
  });

  it('writes dates as people here say them', () => {
    expect(formatNight('2026-06-13')).toBe('sáb, 13 jun');
    expect(formatStay('2026-06-11', '2026-06-14')).toBe('11 a 14 jun');
    expect(formatStay('2026-06-29', '2026-07-02')).toBe('29 jun a 2 jul');
  });
});
