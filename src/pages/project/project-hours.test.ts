import { expect, test } from 'vitest';
import { site } from '../../in-force/site.ts';
import { estimateOf, ratesFrom } from '../../islands/calculator/estimate.ts';
import { workedQuote } from '../prices/worked-quote.ts';
import { accountsOf, hoursOf, paybackFor, smallerOf } from './project-hours.ts';

test.runIf(workedQuote)('the project of the quote takes what the quote says', () => {
  expect(hoursOf(site.workedQuote?.project ?? '')).toMatchObject({
    hours: workedQuote?.hours,
    sum: workedQuote?.sum,
    weeks: workedQuote?.weeks,
  });
});

test.each(site.projectHours)('$project takes the sum of its lines', ({ project, lines }) => {
  const { hours = 0, sum } = hoursOf(project) ?? {};
  expect(lines.reduce((rest, line) => rest - line.hours, hours)).toBe(0);
  expect(sum).toBe(hours * site.prices.hour);
});

test.each(site.projectHours.filter(({ consumer }) => consumer))(
  '$project, which private people order, has its price with VAT',
  ({ project }) => {
    const { sum = 0, sumWithTax = 0 } = hoursOf(project) ?? {};
    expect(sumWithTax * 100).toBeCloseTo(sum * (100 + site.prices.vat));
  },
);

test.each(site.projectHours.filter(({ smaller }) => smaller))(
  'the small form of $project costs less, as it is paid',
  ({ project }) => {
    const { sum = 0, sumWithTax = sum } = hoursOf(project) ?? {};
    expect(smallerOf(project)).toBeLessThan(sumWithTax);
    expect(smallerOf(project)).toBeGreaterThanOrEqual(site.prices.website);
  },
);

const named = site.projectHours.filter(({ smaller }) => smaller);
test.runIf(site.calculator && named.length > 0)('a small form is one of the typical cases', () => {
  const ids = site.calculator?.cases.map(({ id }) => id);
  for (const { smaller } of named) expect(ids).toContain(smaller);
});

test('an unknown project takes nothing that the studio knows', () => {
  expect(hoursOf('no-such-project')).toBeUndefined();
});

const { calculator, prices } = site;
const ofConsumers = site.projectHours.filter(({ consumer }) => consumer);

test.runIf(calculator).each(ofConsumers)(
  'private people see with VAT what accounts add to $project, and what its small form begins at',
  ({ project, smaller }) => {
    if (!calculator) return;
    const taxed = (amount: number) => (amount * (100 + prices.vat)) / 100;
    if (calculator.accounts > 0)
      expect(accountsOf(project)).toBeCloseTo(taxed(calculator.accounts * prices.hour));
    const small = calculator.cases.find(({ id }) => id === smaller);
    if (!small) return;
    const { from } = estimateOf(small, ratesFrom(prices, calculator)).money;
    expect(smallerOf(project)).toBeCloseTo(taxed(from));
  },
);

test.runIf(calculator).each(site.projectHours.filter(({ saves }) => saves))(
  '$project pays for itself with one system connected, and maintenance',
  ({ project }) => {
    const { sum = 0 } = hoursOf(project) ?? {};
    const once = sum + (calculator?.integration ?? 0) * prices.hour;
    expect(paybackFor(project)?.costs).toEqual({ once, yearly: 12 * prices.maintenance });
  },
);
