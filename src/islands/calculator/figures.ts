import { type AmountFormats, amountsIn } from '../../i18n/amount-formats.ts';
import { fill, type Pattern } from '../../i18n/fill.ts';
import type { Kept } from '../../i18n/finished.ts';
import type { CalculatorProps } from './calculator.tsx';
import { type Choice, type Estimate, isFeature, type Range } from './estimate.ts';

type Part = Pick<Estimate['parts'][number], 'id' | 'count'>;

/** What a part of an estimate is called. */
export const nameOf = (
  { features, parts }: Kept<CalculatorProps['words']>,
  { id, count }: Part,
  kind: Choice['kind'],
): string => {
  if (isFeature(id)) return features[id].label;
  const pattern = (id === 'pages' && kind === 'app' && parts.screens) || parts[id];
  return fill(pattern, { count });
};

/** Returns functions that write the figures of an estimate. `pattern` is a text with {from} and {to}. */
export function figuresIn(formats: AmountFormats, pattern: Pattern<'from' | 'to'>) {
  const { money, number, percent, period } = amountsIn(formats);
  const between = (
    { from, to }: Range,
    write: (count: number) => string,
    first: (count: number) => string = number,
  ) => (from === to ? write(to) : fill(pattern, { from: first(from), to: write(to) }));
  return {
    money,
    percent,
    moneyOf: (range: Range) => between(range, money, money),
    hours: (count: number) => period(count, 'hour'),
    rangeOf: ({ hours, money: price, weeks }: Omit<Estimate, 'parts'>) => ({
      hours: between(hours, (count) => period(count, 'hour')),
      money: between(price, money, money),
      weeks: between(weeks, (count) => period(count, 'week')),
    }),
  };
}
