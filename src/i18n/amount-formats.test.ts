import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../tests/generated.ts';
import { amountFormatsOf, amountsIn } from './amount-formats.ts';
import { moneyIn, percentIn, periodIn } from './amounts.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** All languages that Node knows. */
const locales = letters
  .flatMap((first) => letters.map((second) => first + second))
  .concat('pt-PT', 'de-CH', 'de-AT', 'en-IN', 'es-MX', 'fr-CA', 'ar-EG', 'sr-Latn', 'fil')
  .filter((code) => Intl.NumberFormat.supportedLocalesOf(code).length > 0);

test('in every language amounts are written as Intl writes them', () => {
  const currencies = ['EUR', 'GBP', 'CHF', 'USD', 'PLN', 'JPY'];
  const amount = fc.oneof(fc.nat(20), fc.nat(10_000), fc.nat(3_000_000));
  const kinds = [fc.constantFrom(...locales), fc.constantFrom(...currencies)] as const;
  return forAll(1_000, ...kinds, amount, fc.nat(99), (locale, currency, whole, cents) => {
    const formats = amountFormatsOf(locale, currency, 'hour', 'week', 'month');
    const { money, percent, period } = amountsIn(formats);
    const sum = whole + cents / 100;
    expect(money(whole)).toBe(moneyIn(locale, currency)(whole));
    expect(money(sum)).toBe(moneyIn(locale, currency)(sum));
    // A sum of prices with cents, which numbers do not add up exactly.
    const thrice = moneyIn(locale, currency)((whole * 300 + cents * 3) / 100);
    expect([money(3 * sum), moneyIn(locale, currency)(sum + sum + sum)]).toEqual([thrice, thrice]);
    expect(percent(cents)).toBe(percentIn(locale)(cents));
    for (const unit of ['hour', 'week', 'month'] as const)
      expect(period(whole, unit)).toBe(periodIn(locale)(whole, unit));
  });
});
