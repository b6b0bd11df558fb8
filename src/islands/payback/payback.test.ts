import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../../tests/generated.ts';
import { numberFrom, paybackOf } from './payback.ts';

const sales = { things: 13, sales: 200, price: 110, commission: 15, share: 20 };
const costs = { once: 6640, yearly: 720 };

test('a sale that moves is worth its price times the commission', () => {
  // 520 nights, and 8580 − 720 a year.
  expect(paybackOf(sales, costs)).toEqual({ worth: 16.5, saved: 8580, months: 11, least: 178 });
});

test('what saves less than it costs in a year, or takes longer than three, has not paid', () => {
  expect(paybackOf({ ...sales, share: 1 }, costs).months).toBeUndefined();
  expect(paybackOf({ ...sales, share: 6 }, costs).months).toBeUndefined();
});

test('the months are those after which it has saved what it cost, and no fewer', () => {
  const some = fc.record({
    things: fc.integer({ min: 1, max: 200 }),
    sales: fc.integer({ min: 1, max: 366 }),
    price: fc.integer({ min: 1, max: 500 }),
    commission: fc.integer({ min: 1, max: 30 }),
    share: fc.integer({ min: 1, max: 100 }),
  });
  return forAll(400, some, (given) => {
    const { months, least } = paybackOf(given, costs);
    const worth = (given.price * given.commission) / 100;
    const moved = (given.things * given.sales * given.share) / 100;
    const after = (count: number, each: number) => (count / 12) * (each * worth - costs.yearly);
    const [cost, almost] = [costs.once, 1e-6];
    if (months === undefined) expect(after(36, moved)).toBeLessThan(cost + almost);
    else {
      expect(after(months, moved)).toBeGreaterThan(cost - almost);
      expect(after(months - 1, moved)).toBeLessThan(cost + almost);
    }
    expect(after(36, least)).toBeGreaterThan(cost - almost);
    expect(after(36, least - 1)).toBeLessThan(cost + almost);
  });
});

test.each([
  ['1200', 1200],
  ['1 200', 1200],
  ['1.200', 1200],
  ['1,200', 1200],
  ['1.200,50 €', 1200.5],
  ['€1,234,567.8', 1_234_567.8],
  ['16,50', 16.5],
  ['0.125', 0.125],
  ['15 %', 15],
  ['٢٠', 20],
  ['', undefined],
  ['-5', undefined],
  ['about 20', undefined],
  ['1.2.3', undefined],
  ['1e3', undefined],
])('%j is read as %s', (text, number) => {
  expect(numberFrom(text, text === '٢٠' ? '٩٨٧٦٥٤٣٢١٠' : '9876543210')).toBe(number);
});
