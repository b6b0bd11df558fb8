import { amountFormatsOf } from '../../i18n/amount-formats.ts';
import { languages } from '../../in-force/languages.ts';
import { usePage } from '../../in-force/page-context.tsx';
import { hrefTo } from '../../in-force/routes.ts';
import { site } from '../../in-force/site.ts';
import { Calculator } from '../../islands/calculator/calculator.tsx';
import { ratesFrom } from '../../islands/calculator/estimate.ts';
import { Island } from '../../islands/island.tsx';
import { PageScene } from '../../stitch/page-scene.tsx';
import { TitledList } from '../../ui/titled-list.tsx';
import { SectionHead, SectionTitle, WidePage } from '../wide-page.tsx';
import type { PricesWords } from './page.ts';
import { PriceList } from './price-list.tsx';
import styles from './prices-page.module.css';
import { QuoteSheet } from './quote-sheet.tsx';
import { TypicalCases } from './typical-cases.tsx';
import { workedQuote } from './worked-quote.ts';

type PricesPageProps = { words: PricesWords };

export function PricesPage({ words }: PricesPageProps) {
  return (
    <WidePage
      headerClass={styles.header}
      words={words}
      more={<PageScene name="prices" className={styles.tag} />}
      call={words.call}
    >
      <PriceList words={words.list} />
      {words.quote && workedQuote && <QuoteSheet words={words.quote} quote={workedQuote} />}
      {words.calculator && <Estimates words={words.calculator} cases={words.cases} />}
      <section className={styles.columns} aria-labelledby="questions-title">
        <SectionTitle id="questions-title">{words.questions.title}</SectionTitle>
        <TitledList
          items={words.questions.list
            .map(({ question, answer }) => ({ title: question, text: answer }))
            .filter(({ text }) => text !== '')}
        />
      </section>
    </WidePage>
  );
}

type EstimatesProps = {
  words: NonNullable<PricesWords['calculator']>;
  cases: PricesWords['cases'];
};

/** The calculator, and the table of typical cases, which needs no scripts. */
function Estimates({ words, cases }: EstimatesProps) {
  const { language } = usePage();
  const { calculator, prices } = site;
  if (!calculator || !prices.hour || !prices.website || !prices.app) return null;
  const { cases: choices, ...hours } = calculator;
  const rates = ratesFrom(prices, hours);
  const formats = amountFormatsOf(languages[language].locale, prices.currency, 'hour', 'week');
  return (
    <>
      <section className={styles.calculator} aria-labelledby="calculator-title">
        <SectionHead id="calculator-title" title={words.title} lead={words.lead} />
        {words.withoutScripts && <p className={styles.missing}>{words.withoutScripts}</p>}
        <Island
          name="calculator"
          className={styles.estimate}
          component={Calculator}
          props={{
            words,
            rates,
            formats,
            contact: hrefTo('contact', language),
          }}
        />
      </section>
      {cases && (
        <TypicalCases words={cases} cases={choices} rates={rates} names={words} formats={formats} />
      )}
    </>
  );
}
