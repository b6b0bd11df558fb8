import { describe, expect, it } from 'vitest';
import { easterSunday, holidayOn, holidaysFrom } from './calendar.ts';

describe('the calendar', () => {
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
