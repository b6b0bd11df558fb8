import { describe, expect, it } from 'vitest';
import { formatNight, formatNights, formatStay, nightsOf, weeksOf } from './dates.ts';

describe('days', () => {
  it('have a night for each day but the last, across the change of the clocks', () => {
    expect(nightsOf({ arrival: '2026-10-24', departure: '2026-10-27' })).toEqual([
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
    ]);
  });

  it('make the weeks of a month, Monday first', () => {
    const weeks = weeksOf('2026-08-15');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, '2026-08-01', '2026-08-02']);
    expect(weeks.flat().filter(Boolean)).toHaveLength(31);
  });

  it('writes dates as people here say them', () => {
    expect(formatNight('2026-06-13')).toBe('sáb, 13 jun');
    expect(formatStay('2026-06-11', '2026-06-14')).toBe('11 a 14 jun');
    expect(formatStay('2026-06-29', '2026-07-02')).toBe('29 jun a 2 jul');
    expect(formatNights('2026-12-30', '2027-01-02', '2026-06-01')).toBe('30 dez a 2 jan 2027');
    expect(formatNights('2026-12-30', '2026-12-30', '2026-06-01')).toBe('30 dez');
  });
});
