import type { Pattern } from '../../i18n/fill.ts';
import { languages } from '../../i18n/languages.ts';
import { type Choice, estimateOf, type Rates } from '../../islands/calculator/estimate.ts';
import { figuresIn } from '../../islands/calculator/figures.ts';
import { usePage } from '../../page-context.tsx';
import { site } from '../../site.ts';
import { SectionTitle } from '../wide-page.tsx';
import { Ledger } from './ledger.tsx';
import type { PricesWords } from './page.ts';
import styles from './prices-page.module.css';

type TypicalCasesProps = {
  words: NonNullable<PricesWords['cases']>;
  cases: readonly (Choice & { id: string })[];
  rates: Rates;
  /** Pattern of a range, with {from} and {to}. */
  range: Pattern<'from' | 'to'>;
};

/** What the calculator gives for some cases. */
export function TypicalCases({ words, cases, rates, range }: TypicalCasesProps) {
  const { language } = usePage();
  const { rangeOf } = figuresIn(languages[language].locale, site.prices.currency, range);
  const rows = cases.flatMap(({ id, ...choice }) => {
    const text = words.cases.find((each) => each.id === id);
    if (!text) return [];
    const { hours, weeks, money } = rangeOf(estimateOf(choice, rates));
    return [{ ...text, figures: [hours, weeks], short: `${hours} · ${weeks}`, amount: money }];
  });
  if (rows.length === 0) return null;
  const { example, hours, weeks, price } = words.columns;
  return (
    <section className={styles.cases} aria-labelledby="cases-title">
      <SectionTitle id="cases-title">{words.title}</SectionTitle>
      <Ledger labelledBy="cases-title" columns={[example, hours, weeks, price]} rows={rows} />
    </section>
  );
}
