import { centsOf, unbroken } from './amount-formats.ts';

/**
 * How amounts and periods are written: the same everywhere on the site. The spaces in them are no-break
 * spaces.
 */

/** Amounts with cents only when they have some: 2400 €, 10 080 €, 1214,40 €. */
export function moneyIn(locale: string, currency: string): (amount: number) => string {
  const format = (minimumFractionDigits: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits,
      maximumFractionDigits: 2,
    });
  const [whole, withCents] = [format(0), format(2)];
  return (amount) => {
    const inCents = centsOf(amount);
    return unbroken((inCents % 100 === 0 ? whole : withCents).format(inCents / 100));
  };
}

/** Takes 23 for 23 %. */
export const percentIn =
  (locale: string) =>
  (percent: number): string =>
    unbroken(new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100));

/** A number with its unit, in the right plural: 60 days. */
export const periodIn =
  (locale: string) =>
  (count: number, unit: 'day' | 'hour' | 'week' | 'month'): string =>
    unbroken(
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'long',
      }).format(count),
    );

/** Sizes and times as they are measured: 55 kB, 0,9 s, 231 ms. */
export function measuresIn(locale: string) {
  const format = (unit: string, maximumFractionDigits: number) => {
    const numbers = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits });
    return (value: number) => unbroken(numbers.format(value));
  };
  const kilobytes = format('kilobyte', 0);
  const tenths = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return {
    bytes: (bytes: number) => kilobytes(bytes / 1000),
    /** With the symbol, which English would write as "secs". */
    seconds: (milliseconds: number) => `${tenths.format(milliseconds / 1000)}\u00a0s`,
    milliseconds: format('millisecond', 0),
    megabits: format('megabit-per-second', 1),
  };
}
