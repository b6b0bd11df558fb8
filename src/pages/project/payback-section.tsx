import { amountFormatsOf, amountsIn } from '../../i18n/amount-formats.ts';
import { percentIn } from '../../i18n/amounts.ts';
import { fill } from '../../i18n/fill.ts';
import { languages } from '../../in-force/languages.ts';
import { usePage } from '../../in-force/page-context.tsx';
import { site } from '../../in-force/site.ts';
import { Island } from '../../islands/island.tsx';
import { PaybackFields } from '../../islands/payback/payback-fields.tsx';
import leadStyles from '../../ui/lead.module.css';
import { SectionTitle } from '../wide-page.tsx';
import type { StoryWords } from './page.ts';
import styles from './payback-section.module.css';
import { paybackFor } from './project-hours.ts';
import pageStyles from './project-page.module.css';

type PaybackSectionProps = { slug: string; words: NonNullable<StoryWords['payback']> };

/**
 * When the project has paid for itself: a worked example, and fields for the visitor's own numbers. Nothing when the
 * studio gives no example, or one that does not pay.
 */
export function PaybackSection({ slug, words }: PaybackSectionProps) {
  const { language } = usePage();
  const { locale } = languages[language];
  const payback = paybackFor(slug);
  if (payback?.months === undefined) return null;
  const { example, costs, worth, saved, months, least } = payback;
  const formats = amountFormatsOf(locale, site.prices.currency, 'month');
  const { money, number, period } = amountsIn(formats);
  const percent = percentIn(locale);
  return (
    <section className={pageStyles.columns} aria-labelledby="payback-title">
      <SectionTitle id="payback-title">{words.title}</SectionTitle>
      <div className={styles.root}>
        <p className={leadStyles.root}>
          {fill(words.example, {
            things: number(example.things),
            sales: number(example.sales),
            price: money(example.price),
            commission: percent(example.commission),
            share: percent(example.share),
            worth: money(worth),
            saved: money(saved),
            months: period(months, 'month'),
            least: number(least),
          })}
        </p>
        <Island
          name="payback"
          className={styles.fields}
          component={PaybackFields}
          props={{ words: words.own, example, costs, formats }}
        />
      </div>
    </section>
  );
}
