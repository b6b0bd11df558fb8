import { expect, test } from 'vitest';
import { type Choice, estimateOf, ratesFrom, savingsOf } from './estimate.ts';

const rates = ratesFrom(
  { website: 2000, app: 6000, hour: 50 },
  {
    included: { website: 5, app: 8 },
    page: 4,
    orders: 30,
    language: 8,
    integration: 10,
    texts: 2,
    pictures: 1,
    margin: 25,
    hoursPerWeek: 20,
    weeksBefore: 1,
  },
);
const smallest: Choice = {
  kind: 'website',
  pages: 5,
  languages: 1,
  integrations: 0,
  texts: true,
  pictures: true,
};

test('the smallest website and the smallest app have the smallest prices', () => {
  expect(estimateOf(smallest, rates)).toEqual({
    parts: [{ id: 'website', count: 1, hours: 40 }],
    hours: { from: 40, to: 50 },
    money: { from: 2000, to: 2500 },
    weeks: { from: 3, to: 4 },
  });
  expect(estimateOf({ ...smallest, kind: 'app', pages: 8 }, rates).money.from).toBe(6000);
});

test('fewer pages than the smallest website has cost the same', () => {
  expect(estimateOf({ ...smallest, pages: 1 }, rates)).toEqual(estimateOf(smallest, rates));
});

test('each answer adds its hours, and the lines make the sum', () => {
  const choice: Choice = {
    kind: 'orders',
    pages: 7,
    languages: 3,
    integrations: 2,
    texts: false,
    pictures: false,
  };
  const { parts, hours } = estimateOf(choice, rates);
  expect(parts).toEqual([
    { id: 'website', count: 1, hours: 40 },
    { id: 'orders', count: 1, hours: 30 },
    { id: 'pages', count: 2, hours: 8 },
    { id: 'languages', count: 2, hours: 16 },
    { id: 'integrations', count: 2, hours: 20 },
    { id: 'texts', count: 7, hours: 14 },
    { id: 'pictures', count: 7, hours: 7 },
  ]);
  expect(hours.from).toBe(parts.reduce((sum, part) => sum + part.hours, 0));
});

test('savings are the differences to a smaller choice, the largest first', () => {
  expect(savingsOf(smallest, rates)).toEqual([]);
  const choice: Choice = { ...smallest, kind: 'orders', pages: 7, texts: false };
  expect(savingsOf(choice, rates)).toEqual([
    { id: 'orders', hours: 30, money: 1500 },
    { id: 'texts', hours: 14, money: 700 },
    // Two pages, and their texts.
    { id: 'pages', hours: 12, money: 600 },
  ]);
});
