import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generated } from '../../tests/generated.ts';
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
  const given = [
    fc.constantFrom(...locales),
    fc.constantFrom(...currencies),
    amount,
    fc.nat(99),
  ] as const;
  const property = fc.property(...given, (locale, currency, whole, cents) => {
    const { money, percent, period } = amountsIn(
      amountFormatsOf(locale, currency, 'hour', 'week', 'month'),
    );
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
  fc.assert(property, generated(1_000));
});
