import { expect, test } from 'vitest';
import { measuresIn, moneyIn, percentIn, periodIn } from './amounts.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', '_');

test.each([
  ['pt-PT', 2400, '2400_€'],
  ['pt-PT', 10_080, '10_080_€'],
  ['pt-PT', 1214.4, '1214,40_€'],
  ['es-ES', 2400, '2400_€'],
  ['es-ES', 10_080, '10.080_€'],
  ['en-GB', 2400, '€2,400'],
  ['en-GB', 1214.4, '€1,214.40'],
])('in %s %d is written %s', (locale, amount, text) => {
  expect(spaced(moneyIn(locale, 'EUR')(amount))).toBe(text);
});

test('per cents and periods follow the language', () => {
  expect(spaced(percentIn('es-ES')(23))).toBe('23_%');
  expect(percentIn('en-GB')(23)).toBe('23%');
  expect(spaced(periodIn('pt-PT')(60, 'day'))).toBe('60_dias');
  expect(spaced(periodIn('en-GB')(1, 'week'))).toBe('1_week');
});

test('what was measured has the unit that it was measured in', () => {
  const { bytes, seconds, milliseconds, megabits } = measuresIn('pt-PT');
  const written = [bytes(103_400), seconds(940), milliseconds(231), megabits(1.6)];
  expect(written.map(spaced)).toEqual(['103_kB', '0,9_s', '231_ms', '1,6_Mb/s']);
});
