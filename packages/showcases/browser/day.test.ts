import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, isDay, lisbonMoment, weekday } from './day.ts';

describe('a day', () => {
  it('reads the clock in Lisbon, in summer and in winter', () => {
    const at = (time: string) => Object.values(lisbonMoment(new Date(time))).join();
    expect(at('2026-07-01T23:30:00Z')).toBe('2026-07-02,30');
    expect(at('2026-01-01T00:05:00Z')).toBe('2026-01-01,5');
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
  });
});
