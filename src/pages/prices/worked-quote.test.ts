import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../../tests/generated.ts';
import { site } from '../../in-force/site.ts';
import { estimateOf, ratesFrom, smallestOf } from '../../islands/calculator/estimate.ts';
import { quoteFrom, workedQuote } from './worked-quote.ts';

const data = {
  lines: [
    { id: 'drawing', hours: 10 },
    { id: 'code', hours: 21 },
  ],
  starts: '2027-01-11',
  weeksToDecide: 1,
  weeks: [1, 2, 1],
  instalments: [
    { step: 1, percent: 33 },
    { step: 3, percent: 67 },
  ],
  hour: 41,
  vat: 23,
  correctionDays: 30,
};
const dayOf = (date: Date | undefined) => date?.toISOString().slice(0, 10);

test('lines are hours by price, and the sums are theirs', () => {
  const { lines, hours, sum, vat, total } = quoteFrom(data);
  expect(lines.map(({ amount }) => amount)).toEqual([410, 861]);
  expect({ hours, sum, vat, total }).toEqual({ hours: 31, sum: 1271, vat: 292.33, total: 1563.33 });
});

test('the instalments make the total to the cent, whatever the parts', () => {
  expect(quoteFrom(data).instalments.map(({ amount }) => amount)).toEqual([515.9, 1047.43]);
  const percents = fc.tuple(fc.integer({ min: 1, max: 49 }), fc.integer({ min: 1, max: 49 }));
  return forAll(400, percents, fc.integer({ min: 1, max: 200 }), ([one, two], hour) => {
    const percentages = [one, two, 100 - one - two];
    const parts = percentages.map((percent, index) => ({ step: index + 1, percent }));
    const { instalments, total } = quoteFrom({ ...data, hour, instalments: parts });
    const sum = instalments.reduce((before, { amount }) => before + amount, 0);
    expect(sum).toBeCloseTo(total, 8);
  });
});

test('steps follow one another, from a Monday to a Friday', () => {
  const { proposed, steps, weeks, instalments, correctedUntil } = quoteFrom(data);
  // A week for the decision, at the end of the first step.
  expect(dayOf(proposed)).toBe('2027-01-08');
  expect(steps.map(({ from, to }) => [dayOf(from), dayOf(to)])).toEqual([
    ['2027-01-11', '2027-01-15'],
    ['2027-01-18', '2027-01-29'],
    ['2027-02-01', '2027-02-05'],
  ]);
  expect(weeks).toBe(4);
  expect(instalments.map(({ due }) => dayOf(due))).toEqual(['2027-01-15', '2027-02-05']);
  expect(dayOf(correctedUntil)).toBe('2027-03-07');
});

test('without corrections there is no last day of them', () => {
  expect(quoteFrom({ ...data, correctionDays: 0 }).correctedUntil).toBeUndefined();
});

test.runIf(workedQuote)('the worked quote of this site is not below its smallest price', () => {
  expect(workedQuote?.sum).toBeGreaterThanOrEqual(site.prices.website);
});

const quotedPrototype = site.workedQuote?.lines.find(({ id }) => id === 'prototype');
test.runIf(quotedPrototype && site.calculator?.prototype)(
  'a prototype by itself takes the hours of the one in the quote',
  () => expect(site.calculator?.prototype).toBe(quotedPrototype?.hours),
);

const { calculator, prices } = site;
const sameCase = calculator?.cases.find(({ id }) => id === site.workedQuote?.project);

test.runIf(workedQuote && calculator && sameCase)(
  'the calculator estimates what the worked quote of this site has',
  () => {
    if (!workedQuote || !calculator || !sameCase) return;
    const { hours, weeks } = estimateOf(sameCase, ratesFrom(prices, calculator));
    expect(workedQuote.hours).toBeGreaterThanOrEqual(hours.from);
    expect(workedQuote.hours).toBeLessThanOrEqual(hours.to);
    expect(workedQuote.weeks).toBeGreaterThanOrEqual(weeks.from);
    expect(workedQuote.weeks).toBeLessThanOrEqual(weeks.to);
  },
);

test.runIf(calculator)('the usual weeks are those of the calculator’s smallest estimates', () => {
  if (!calculator) return;
  for (const kind of ['website', 'app'] as const) {
    const [from = '', to] = site.weeks[kind].split('-');
    if (!from || prices[kind] === 0) continue;
    const { weeks } = estimateOf(smallestOf(kind, calculator), ratesFrom(prices, calculator));
    expect({ from: Number(from), to: Number(to ?? weeks.to) }).toEqual(weeks);
  }
});
