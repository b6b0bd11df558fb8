import { expect, test } from 'vitest';
import { site } from '../../in-force/site.ts';
import { workedQuote } from '../prices/worked-quote.ts';
import { hoursOf } from './project-hours.ts';

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

test('an unknown project takes nothing that the studio knows', () => {
  expect(hoursOf('no-such-project')).toBeUndefined();
});
