import { moneyIn, percentIn, periodIn } from '../../i18n/amounts.ts';
import { capitalised } from '../../i18n/capitalised.ts';
import { fill } from '../../i18n/fill.ts';
import { languages } from '../../in-force/languages.ts';
import { usePage } from '../../in-force/page-context.tsx';
import { site } from '../../in-force/site.ts';
import { StitchArt } from '../../stitch/stitch-art.tsx';
import { daysIn } from '../days.ts';
import type { PricesWords } from './page.ts';
import styles from './quote-plan.module.css';
import sheetStyles from './quote-sheet.module.css';
import type { Quote } from './worked-quote.ts';

type QuotePlanProps = {
  words: NonNullable<PricesWords['quote']>;
  quote: Quote;
  /** Names of the steps of a project. */
  steps: readonly string[];
};

/** The weeks of the worked quote, a stitch for each working day, and when which part is paid. */
export function QuotePlan({ words, quote, steps }: QuotePlanProps) {
  const { language, common } = usePage();
  const { locale } = languages[language];
  const days = daysIn(language);
  const money = moneyIn(locale, site.prices.currency);
  return (
    <>
      <div className={styles.plan}>
        <h4
          className={sheetStyles.title}
        >{`${words.weeks.title}: ${periodIn(locale)(quote.weeks, 'week')}`}</h4>
        <ol role="list">
          {quote.steps.map(({ weeks, from, to }, index) => (
            <li key={index}>
              <strong>{steps[index]}</strong>{' '}
              <span>{`${periodIn(locale)(weeks, 'week')}, ${days.between(from, to)}`}</span>
              <StitchArt map={[daysOf(quote, index)]} className={styles.days} />
            </li>
          ))}
        </ol>
        {quote.correctedUntil && (
          <p>{fill(words.weeks.corrections, { date: days.on(quote.correctedUntil) })}</p>
        )}
      </div>
      {quote.instalments.length > 0 && (
        <div className={styles.instalments}>
          <h4 className={sheetStyles.title}>{words.instalments.title}</h4>
          <ol role="list">
            {quote.instalments.map(({ step, percent, due, amount }) => (
              <li key={step}>
                {/* Paragraphs: Chromium makes one word of neighbouring spans that a grid lays out. */}
                <p>
                  {fill(words.instalments.due, {
                    step: steps[step - 1] ?? '',
                    due: capitalised(common.instalments?.[step - 1] ?? '', locale),
                  })}
                </p>{' '}
                <p>{due && days.on(due)}</p> <p>{percentIn(locale)(percent)}</p>{' '}
                <strong>{money(amount)}</strong>
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}

/** A row of stitches from the first working day to the last one, with thread on those of a step. */
function daysOf({ steps }: Quote, step: number) {
  const thread = step % 2 === 0 ? 'A' : 'B';
  return steps
    .map(({ weeks }, index) => (index === step ? thread : '.').repeat(weeks * 5))
    .join('');
}
