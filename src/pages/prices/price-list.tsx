import { periodIn } from '../../i18n/amounts.ts';
import { fill } from '../../i18n/fill.ts';
import { languages } from '../../in-force/languages.ts';
import { usePage } from '../../in-force/page-context.tsx';
import { factsIn, site } from '../../in-force/site.ts';
import { weeksFor } from '../../islands/calculator/estimate.ts';
import dashedListStyles from '../../ui/dashed-list.module.css';
import type { PricesWords } from './page.ts';
import styles from './price-list.module.css';

type PriceListProps = { words: PricesWords['list'] };

/** What things begin at: one line for each price that the studio has, and what goes with all of them. */
export function PriceList({ words }: PriceListProps) {
  const { language } = usePage();
  const facts = factsIn(language);
  const { priceWebsite, priceBookings, priceApp, pricePrototype, priceHour, priceMaintenance } =
    facts;
  const { website = '', app = '' } = site.calculator?.included ?? {};
  const { calculator } = site;
  const weeks = calculator
    ? periodIn(languages[language].locale)(weeksFor(calculator.prototype, calculator), 'week')
    : '';
  const lines = [
    { ...words.website, price: priceWebsite, from: words.from, pages: website },
    ...(words.bookings
      ? [{ ...words.bookings, price: priceBookings, from: words.from, pages: '' }]
      : []),
    { ...words.app, price: priceApp, from: words.from, pages: app },
    ...(words.prototype
      ? [{ ...words.prototype, price: pricePrototype, from: words.from, pages: '' }]
      : []),
    { ...words.hour, price: priceHour, from: '', pages: '' },
    { ...words.maintenance, price: priceMaintenance, from: words.from, pages: '' },
  ].filter(({ price }) => price !== '');
  const { terms } = words;
  return (
    <section className={styles.root} aria-labelledby="list-title">
      <h2 id="list-title" className={styles.title}>
        {words.title}
      </h2>
      {/* No dl: of a term or its value Orca leaves out in Firefox what is laid out as a box at its beginning. */}
      <ul role="list" className={styles.lines}>
        {lines.map(({ name, text, price, from, pages }) => (
          <li key={name} className={styles.line}>
            <p className={styles.name}>
              <span>{name}</span>
            </p>
            <p className={styles.price}>
              {from && <span data-steady={from}>{`${from} `}</span>}
              <strong data-steady={price}>{price}</strong>
            </p>
            <p className={styles.text}>{fill(text, { pages, weeks })}</p>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <p className={styles.tax}>{words.tax}</p>
        {terms.length > 0 && (
          <ul role="list" className={`${dashedListStyles.root} ${styles.terms}`}>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
