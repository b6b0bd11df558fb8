import type { AmountFormats } from '../../i18n/amount-formats.ts';
import type { Kept } from '../../i18n/finished.ts';
import type { CalculatorProps } from '../../islands/calculator/calculator.tsx';
import { type Choice, estimateOf, type Rates } from '../../islands/calculator/estimate.ts';
import { figuresIn, nameOf } from '../../islands/calculator/figures.ts';
import { SectionTitle } from '../wide-page.tsx';
import { Ledger } from './ledger.tsx';
import type { PricesWords } from './page.ts';
import styles from './prices-page.module.css';

type TypicalCasesProps = {
  words: NonNullable<PricesWords['cases']>;
  cases: readonly (Choice & { id: string })[];
  rates: Rates;
  /** Those of the calculator. */
  names: Kept<CalculatorProps['words']>;
  formats: AmountFormats;
};

/** What the calculator gives for some cases. */
export function TypicalCases({ words, cases, rates, names, formats }: TypicalCasesProps) {
  const { hours: write, rangeOf } = figuresIn(formats, names.range);
  const rows = cases.flatMap(({ id, ...choice }) => {
    const text = words.cases.find((each) => each.id === id);
    if (!text) return [];
    const { parts, ...estimate } = estimateOf(choice, rates);
    const { hours, weeks, money } = rangeOf(estimate);
    const lines = parts.map((part) => `${nameOf(names, part, choice.kind)}: ${write(part.hours)}`);
    return [
      {
        ...text,
        anchor: `case-${id}`,
        // A line that is broken ends with the point, and none begins with it.
        text: lines.join('\u00a0· '),
        figures: [hours, weeks],
        short: `${hours}\u00a0· ${weeks}`,
        amount: money,
      },
    ];
  });
  if (rows.length === 0) return null;
  const { example, hours, weeks, price } = words.columns;
  return (
    <section className={styles.cases} aria-labelledby="cases-title">
      <SectionTitle id="cases-title">{words.title}</SectionTitle>
      <Ledger labelledBy="cases-title" columns={[example, hours, weeks, price]} rows={rows} />
      {words.note && <p>{words.note}</p>}
    </section>
  );
}
