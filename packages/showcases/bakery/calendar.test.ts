import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  easterSunday,
  holidayOn,
  holidaysFrom,
  lisbonMoment,
  weekdayOf,
} from './calendar.ts';

describe('the calendar', () => {
  it('reads the clock in Lisbon, in summer and in winter', () => {
    expect(lisbonMoment(new Date('2026-07-01T23:30:00Z'))).toEqual({
      day: '2026-07-02',
      minutes: 30,
    });
    expect(lisbonMoment(new Date('2026-01-01T00:05:00Z'))).toEqual({
      day: '2026-01-01',
      minutes: 5,
    });
  });

  it('changes the hour when Portugal does', () => {
    expect(lisbonMoment(new Date('2026-03-29T00:59:00Z')).minutes).toBe(59);
    expect(lisbonMoment(new Date('2026-03-29T01:00:00Z')).minutes).toBe(120);
  });

  it('counts days across months, leap days and the change of clocks', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(weekdayOf('2026-05-15')).toBe(5);
  });

  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('finds Easter of %i', (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });

  it('knows the feasts that move with Easter', () => {
    expect(holidayOn('2026-04-03')).toBe('goodFriday');
    expect(holidayOn('2026-04-05')).toBe('easter');
    expect(holidayOn('2026-06-04')).toBe('corpusChristi');
    expect(holidayOn('2026-04-06')).toBeUndefined();
  });

  it('lists fourteen holidays in a year, Braga’s among them', () => {
    const year = holidaysFrom('2026-01-01', 14);
    expect(year[0]).toEqual({ day: '2026-01-01', holiday: 'newYear' });
    expect(year.at(-1)).toEqual({ day: '2026-12-25', holiday: 'christmas' });
    expect(year.map(({ day }) => day)).toContain('2026-06-24');
  });
});
