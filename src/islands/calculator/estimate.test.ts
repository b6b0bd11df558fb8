import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../../tests/generated.ts';
import {
  type Choice,
  estimateOf,
  features,
  isFeature,
  ratesFrom,
  savingsOf,
  smallestOf,
  withTax,
} from './estimate.ts';

const ofFeatures = { bookings: 30, shop: 40, payment: 20, accounts: 25, data: 9, examination: 4 };
const ofPages = { page: 4, language: 3, languagePage: 1, integration: 10, texts: 2, pictures: 1 };
const weeks = { hoursPerWeek: 20, weeksBefore: 1, weeksToDecide: 0 };
const unknown = { included: { website: 5, app: 8 }, margin: 25, unknown: 15 };
const rates = ratesFrom(
  { website: 2000, app: 6000, hour: 50 },
  { ...ofFeatures, ...ofPages, ...weeks, ...unknown },
);
const smallest = smallestOf('website', rates);

test('a tax is in whole cents, and none where none is written', () => {
  expect(withTax(99.99, 23)).toBe(122.99);
  expect(rates.vat).toBe(0);
  expect(['shop', 'texts', ''].map(isFeature)).toEqual([true, false, false]);
});

const yes = fc.boolean();
const choices: fc.Arbitrary<Choice> = fc.record({
  kind: fc.constantFrom('website', 'app'),
  pages: fc.integer({ min: 1, max: 30 }),
  languages: fc.integer({ min: 1, max: 6 }),
  integrations: fc.integer({ min: 0, max: 6 }),
  ...{
    bookings: yes,
    shop: yes,
    payment: yes,
    accounts: yes,
    data: yes,
    texts: yes,
    pictures: yes,
  },
});
test('the smallest website and the smallest app have the smallest prices', () => {
  expect(estimateOf(smallest, rates)).toEqual({
    parts: [{ id: 'website', count: 1, hours: 40 }],
    hours: { from: 40, to: 50 },
    money: { from: 2000, to: 2500 },
    weeks: { from: 3, to: 4 },
    margin: 25,
  });
  expect(estimateOf(smallestOf('app', rates), rates).money.from).toBe(6000);
});

test('fewer pages than the smallest website has cost the same', () => {
  expect(estimateOf({ ...smallest, pages: 1 }, rates)).toEqual(estimateOf(smallest, rates));
});

test('each answer adds its hours', () => {
  const counts = { pages: 7, languages: 3, integrations: 2 };
  const chosen = { bookings: true, payment: true, data: true, texts: false, pictures: false };
  const choice: Choice = { ...smallest, ...counts, ...chosen };
  const { parts } = estimateOf(choice, rates);
  expect(parts.map(({ id, count, hours }) => `${id} ${count} ${hours}`)).toEqual([
    ...['website 1 40', 'bookings 1 30', 'payment 1 20', 'data 1 9', 'pages 2 8'],
    ...['languages 2 20', 'integrations 2 20', 'texts 7 14', 'pictures 7 7'],
  ]);
});

test('the lines make the sum, and the range begins with it', () =>
  forAll(500, choices, (choice) => {
    const { parts, hours, money, weeks } = estimateOf(choice, rates);
    expect(hours.from).toBe(parts.reduce((sum, part) => sum + part.hours, 0));
    expect(money.from).toBe(hours.from * rates.hour);
    expect(money.to).toBeGreaterThanOrEqual(money.from);
    expect(weeks.to).toBeGreaterThanOrEqual(weeks.from);
  }));

test('nothing that is added makes it cheaper, and what is unknown makes the range wider', () =>
  forAll(500, choices, (choice) => {
    const before = estimateOf(choice, rates);
    for (const id of features)
      expect(estimateOf({ ...choice, [id]: true }, rates).hours.from).toBeGreaterThanOrEqual(
        before.hours.from,
      );
    const unsure = estimateOf({ ...choice, data: true, integrations: 1 }, rates);
    expect(unsure.margin).toBe(25 + 2 * 15);
    expect(estimateOf({ ...choice, data: false, integrations: 0 }, rates).margin).toBe(25);
  }));

test('savings are what an estimate loses by the smaller choice, the largest first', async () => {
  expect(savingsOf(smallest, rates)).toEqual([]);
  const choice: Choice = { ...smallest, bookings: true, pages: 7, texts: false };
  expect(savingsOf(choice, rates)).toEqual([
    { id: 'bookings', hours: 30, money: 1500 },
    { id: 'texts', hours: 14, money: 700 },
    // Two pages, and their texts.
    { id: 'pages', hours: 12, money: 600 },
  ]);
  await forAll(500, choices, (each) => {
    const savings = savingsOf(each, rates);
    // Who asks for a shop is not told to go without.
    expect(savings.map(({ id }) => id)).not.toContain('shop');
    const hours = savings.map((saving) => saving.hours);
    expect(hours).toEqual(hours.toSorted((one, other) => other - one));
    expect(Math.min(1, ...hours)).toBeGreaterThan(0);
  });
});
