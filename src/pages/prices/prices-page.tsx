import { languages } from '../../i18n/languages.ts';
import { Calculator } from '../../islands/calculator/calculator.tsx';
import { ratesFrom } from '../../islands/calculator/estimate.ts';
import { Island } from '../../islands/island.tsx';
import { usePage } from '../../page-context.tsx';
import { hrefTo } from '../../routes.ts';
import { site } from '../../site.ts';
import { PriceTag } from '../../stitch/price-tag.tsx';
import { ContactCall } from '../home/contact-call.tsx';
import { sayIn } from '../say.ts';
import type { PricesWords } from './page.ts';
import { PriceList } from './price-list.tsx';
import styles from './prices-page.module.css';
import { QuoteSheet } from './quote-sheet.tsx';
import { TypicalCases } from './typical-cases.tsx';
import { workedQuote } from './worked-quote.ts';

type PricesPageProps = { words: PricesWords };

export function PricesPage({ words }: PricesPageProps) {
  const { language } = usePage();
  const say = sayIn(language);
  return (
    <div className={styles.page}>
      <div className={styles.root}>
        <header className={styles.header}>
          <h1 className={styles.title}>{words.title}</h1>
          <p className={styles.lead}>{say(words.lead)}</p>
          <div className={styles.tag}>
            <PriceTag />
          </div>
        </header>
        <PriceList words={words.list} />
        {words.quote && workedQuote && <QuoteSheet words={words.quote} quote={workedQuote} />}
        {words.calculator && <Estimates words={words.calculator} cases={words.cases} />}
        <section className={styles.columns} aria-labelledby="questions-title">
          <h2 id="questions-title" className={styles.heading}>
            {words.questions.title}
          </h2>
          <ul className={styles.questions}>
            {words.questions.list
              .map(({ id, question, answer }) => ({ id, question, answer: say(answer) }))
              .filter(({ answer }) => answer !== '')
              .map(({ id, question, answer }) => (
                <li key={id}>
                  <h3>{question}</h3>
                  <p>{answer}</p>
                </li>
              ))}
          </ul>
        </section>
      </div>
      <ContactCall lead={words.call.lead} link={words.call.link} />
    </div>
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
  return (
    <>
      <section className={styles.calculator} aria-labelledby="calculator-title">
        <div className={styles.beside}>
          <h2 id="calculator-title" className={styles.heading}>
            {words.title}
          </h2>
          <p className={styles.lead}>{words.lead}</p>
        </div>
        <Island
          name="calculator"
          component={Calculator}
          props={{
            words,
            rates,
            locale: languages[language].locale,
            currency: prices.currency,
            contact: hrefTo('contact', language),
          }}
        />
      </section>
      {cases && <TypicalCases words={cases} cases={choices} rates={rates} range={words.range} />}
    </>
  );
}
