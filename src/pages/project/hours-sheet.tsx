import { moneyIn, periodIn } from '../../i18n/amounts.ts';
import { capitalised } from '../../i18n/capitalised.ts';
import { fill } from '../../i18n/fill.ts';
import { words as allWords } from '../../in-force/content.ts';
import { languages } from '../../in-force/languages.ts';
import { usePage } from '../../in-force/page-context.tsx';
import { isRoute } from '../../in-force/routes.ts';
import { factsIn, site } from '../../in-force/site.ts';
import type { CommonWords } from '../../studio/schema.ts';
import leadStyles from '../../ui/lead.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { Ledger } from '../prices/ledger.tsx';
import { Sheet } from '../sheet.tsx';
import { SectionTitle } from '../wide-page.tsx';
import { hoursOf } from './project-hours.ts';
import styles from './project-page.module.css';

type HoursSheetProps = {
  slug: string;
  title: string;
  words: NonNullable<CommonWords['projects']>;
};

/** What a project takes, line by line; the sum of the one that the prices page quotes. Nothing when nobody says. */
export function HoursSheet({ slug, title, words: { example, hours: words } }: HoursSheetProps) {
  const { language } = usePage();
  const { locale } = languages[language];
  const takes = hoursOf(slug);
  if (!takes) return null;
  const { priceHour } = factsIn(language);
  const period = periodIn(locale);
  const number = new Intl.NumberFormat(locale);
  const money = moneyIn(locale, site.prices.currency);
  const { work, hours, amount } = words.columns;
  // The prices page has its lines.
  const isQuoted = slug === site.workedQuote?.project && !!allWords[language].prices?.quote;
  const inHours = { hours: period(takes.hours, 'hour') };
  const sums = [
    { label: fill(words.sum, inHours), amount: money(takes.sum) },
    ...(takes.sumWithTax && words.sumWithTax
      ? [{ label: fill(words.sumWithTax, inHours), amount: money(takes.sumWithTax) }]
      : []),
  ];
  // What is to be paid.
  const total = sums.at(-1);
  const isOfTrade = site.projects.some((each) => each.slug === slug && each.industry);
  return (
    <section className={styles.hours} aria-labelledby="hours-title">
      <div className={styles.columns}>
        <SectionTitle id="hours-title">{words.title}</SectionTitle>
        <div className={styles.about}>
          <p className={leadStyles.root}>
            {isOfTrade && words.connection ? `${words.lead} ${words.connection}` : words.lead}
          </p>
          {isRoute('prices') && <PageLink to="prices">{words.link}</PageLink>}
        </div>
      </div>
      <Sheet
        id="sheet-title"
        title={total?.amount ?? ''}
        example={example}
        about={
          <>
            {/* It begins with a small letter, for its slide. */}
            <p className={styles.client}>{capitalised(title, locale)}</p>
            <p>{total?.label}</p>
            {takes.weeks && <p>{fill(words.weeks, { weeks: period(takes.weeks, 'week') })}</p>}
          </>
        }
      >
        {!isQuoted && (
          <Ledger
            labelledBy="hours-title"
            columns={[work, hours, amount]}
            rows={takes.lines.map((line) => ({
              id: line.id,
              name: words.lines.find(({ id }) => id === line.id)?.text ?? '',
              figures: [number.format(line.hours)],
              short: `${period(line.hours, 'hour')} × ${priceHour}`,
              amount: money(line.hours * site.prices.hour),
            }))}
            sums={sums}
          />
        )}
      </Sheet>
    </section>
  );
}
