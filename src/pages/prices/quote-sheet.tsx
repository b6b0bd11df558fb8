import { moneyIn, periodIn } from '../../i18n/amounts.ts';
import { addressIn } from '../../in-force/address-in.ts';
import { words as allWords } from '../../in-force/content.ts';
import { type Language, languages } from '../../in-force/languages.ts';
import { usePage } from '../../in-force/page-context.tsx';
import { factsIn, showcases, site } from '../../in-force/site.ts';
import { daysIn } from '../days.ts';
import { Sheet } from '../sheet.tsx';
import { SectionHead } from '../wide-page.tsx';
import { Ledger } from './ledger.tsx';
import type { PricesWords } from './page.ts';
import pageStyles from './prices-page.module.css';
import { QuotePlan } from './quote-plan.tsx';
import styles from './quote-sheet.module.css';
import type { Quote } from './worked-quote.ts';

type QuoteSheetProps = { words: NonNullable<PricesWords['quote']>; quote: Quote };

/** The worked quote, as a client would get it on paper. */
export function QuoteSheet({ words, quote }: QuoteSheetProps) {
  const { language } = usePage();
  const { locale } = languages[language];
  const money = moneyIn(locale, site.prices.currency);
  const number = new Intl.NumberFormat(locale);
  const { legalName, address, priceHour } = factsIn(language);
  const textOf = (id: string) => words.lines.find((line) => line.id === id)?.text ?? '';
  const { work, hours, price, amount } = words.columns;
  const project = site.projects.find(({ slug }) => slug === site.workedQuote?.project);
  return (
    <section className={pageStyles.quote} aria-labelledby="quote-title">
      <SectionHead id="quote-title" title={words.title} lead={words.lead}>
        {project && showcases.includes(project.slug) && (
          <a href={addressIn(project.projectLink, language)}>{words.tryIt}</a>
        )}
      </SectionHead>
      <Sheet
        id="sheet-title"
        title={words.heading}
        example={words.example}
        about={
          <>
            <p className={styles.client}>{words.client}</p>
            {quote.proposed && <p>{daysIn(language).on(quote.proposed)}</p>}
            <p>{words.subject}</p>
          </>
        }
      >
        <Ledger
          labelledBy="sheet-title"
          columns={[work, hours, price, amount]}
          rows={quote.lines.map((line) => ({
            id: line.id,
            name: textOf(line.id),
            figures: [number.format(line.hours), String(priceHour)],
            short: `${periodIn(locale)(line.hours, 'hour')} × ${priceHour}`,
            amount: money(line.amount),
          }))}
          sums={[
            ...(quote.vat > 0
              ? [
                  {
                    label: `${words.sum}, ${periodIn(locale)(quote.hours, 'hour')}`,
                    amount: money(quote.sum),
                  },
                  { label: words.vat, amount: money(quote.vat) },
                ]
              : []),
            { label: words.total, amount: money(quote.total) },
          ]}
        />
        <div className={styles.scope}>
          {[words.included, words.excluded].map(({ title, items }) => (
            <div key={title}>
              <h4 className={styles.title}>{title}</h4>
              <ul role="list">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <QuotePlan words={words} quote={quote} steps={stepNames(language)} />
        <p className={styles.foot}>{`${legalName} · ${address}`}</p>
      </Sheet>
    </section>
  );
}

const stepNames = (language: Language) =>
  allWords[language].home.whyChooseUsSection.steps.list.map(({ title }) => title);
