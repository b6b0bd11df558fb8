import { percentIn, periodIn } from '../../i18n/amounts.ts';
import { capitalised } from '../../i18n/capitalised.ts';
import { fill } from '../../i18n/fill.ts';
import { words as allWords } from '../../in-force/content.ts';
import { languages } from '../../in-force/languages.ts';
import { usePage } from '../../in-force/page-context.tsx';
import { site } from '../../in-force/site.ts';
import { StitchArt } from '../../stitch/stitch-art.tsx';
import { numeralOf } from '../../ui/numeral-of.ts';
import { Rows } from '../../ui/rows.tsx';
import { daysIn } from '../days.ts';
import { workedQuote } from '../prices/worked-quote.ts';
import type { HowWeWorkWords } from './page.ts';
import styles from './steps.module.css';
import { Tape } from './tape.tsx';

type StepsProps = { words: HowWeWorkWords['steps'] };

/** The steps of a project, with their names from the home page and the days of the worked quote. */
export function Steps({ words }: StepsProps) {
  const { language, common } = usePage();
  const { locale } = languages[language];
  const { list: steps } = allWords[language].home.whyChooseUsSection.steps;
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="visually-hidden">
        {words.title}
      </h2>
      <ol role="list" className={styles.root}>
        {words.list.map(({ text, gives, takes, stop }, index) => {
          const { percent, paid } = dueBy(index + 1);
          const write = (amount: number) => (amount > 0 ? percentIn(locale)(amount) : '');
          const due = capitalised(common.instalments?.[index] ?? '', locale);
          const days = workedQuote?.steps[index];
          const facts = (
            [
              [words.labels.gives, gives],
              [words.labels.takes, fill(takes, { due, percent: write(percent) })],
              [words.labels.stop, fill(stop, { paid: write(paid) })],
            ] as const
          ).filter(([, fact]) => fact);
          return (
            <li key={index} className={styles.step}>
              <StitchArt map={numeralOf(index)} className={styles.numeral} />
              <Tape weeks={weeksOf(index)} />
              <div className={styles.what}>
                <h3 className={styles.title}>{steps[index]?.title}</h3>
                <p>{text}</p>
                {days && (
                  <p className={styles.days}>
                    {fill(words.example, {
                      weeks: periodIn(locale)(days.weeks, 'week'),
                      days: daysIn(language).between(days.from, days.to),
                    })}
                  </p>
                )}
              </div>
              <Rows className={styles.facts} rows={facts} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The weeks of a step of the worked quote, counted from its first one. */
function weeksOf(step: number) {
  const steps = workedQuote?.steps ?? [];
  const before = steps.slice(0, step).reduce((sum, { weeks }) => sum + weeks, 0);
  return Array.from({ length: steps[step]?.weeks ?? 0 }, (_, week) => before + week + 1);
}

/** The part of the price that is due at the end of a step, and all that is due by then, in per cent. */
function dueBy(step: number) {
  const { instalments } = site.terms;
  const sumOf = (parts: typeof instalments) => parts.reduce((sum, { percent }) => sum + percent, 0);
  return {
    percent: sumOf(instalments.filter((part) => part.step === step)),
    paid: sumOf(instalments.filter((part) => part.step <= step)),
  };
}
