import { measured } from '../../content/content.ts';
import type { Measured } from '../../content/measured-schema.ts';
import { periodIn } from '../../i18n/amounts.ts';
import { fill } from '../../i18n/fill.ts';
import { type Language, languageCodes, languages } from '../../i18n/languages.ts';
import { usePage } from '../../page-context.tsx';
import dashedListStyles from '../../ui/dashed-list.module.css';
import { ContactCall } from '../home/contact-call.tsx';
import sectionStyles from '../ruled-section.module.css';
import { daysIn, sayIn } from '../say.ts';
import { freshDays, freshUntil } from './age.ts';
import embroidery from './embroidery.svg?no-inline';
import embroideryByNight from './embroidery-night.svg?no-inline';
import { Figures } from './figures.tsx';
import type { ReverseWords } from './page.ts';
import styles from './reverse-page.module.css';

type ReversePageProps = { words: ReverseWords; results?: Measured | undefined };

export function ReversePage({ words, results = measured }: ReversePageProps) {
  const { language } = usePage();
  const say = sayIn(language);
  if (!results) throw new Error('There is no content/measured.json');
  const values = testsIn(results, language);
  return (
    <div className={styles.page}>
      <div className={styles.root}>
        <header className={styles.header}>
          <h1 className={styles.title}>{words.title}</h1>
          <p className={styles.lead}>{say(words.lead)}</p>
          <MeasuredOn words={words} results={results} />
          <picture>
            <source srcSet={embroideryByNight} media="(prefers-color-scheme:dark)" />
            <img
              src={embroidery}
              width={148}
              height={148}
              alt=""
              loading="lazy"
              className={styles.embroidery}
            />
          </picture>
        </header>
        <Figures words={words.figures} results={results.pages} />
        <div>
          {words.topics.map(({ id, heading, paragraphs = [], items = [] }) => (
            <section
              key={id}
              id={id}
              className={sectionStyles.root}
              aria-labelledby={`${id}-title`}
            >
              <h2 id={`${id}-title`}>{heading}</h2>
              <div>
                {paragraphs
                  .map((paragraph) => say(paragraph, values))
                  .map((text) => text && <p key={text}>{text}</p>)}
                {items.length > 0 && (
                  <ul className={dashedListStyles.root}>
                    {items
                      .map((item) => say(item, values))
                      .map((text) => text && <li key={text}>{text}</li>)}
                  </ul>
                )}
              </div>
            </section>
          ))}
        </div>
      </div>
      <ContactCall lead={words.call.lead} link={words.call.link} />
    </div>
  );
}

/**
 * The day of the measurements and how long they count. The build shows the note when they are older, and
 * src/browser/stale.ts when they have become so since.
 */
function MeasuredOn({ words, results }: { words: ReverseWords; results: Measured }) {
  const { language } = usePage();
  const { on } = daysIn(language);
  const until = freshUntil(results);
  const date = on(new Date(results.pages.date));
  const days = periodIn(languages[language].locale)(freshDays, 'day');
  return (
    <div className={styles.measured}>
      <p>{fill(words.measured, { date, until: on(until) })}</p>
      <p data-fresh-until={until.toISOString().slice(0, 10)} hidden={new Date() <= until}>
        <strong>{fill(words.stale, { days })}</strong>
      </p>
    </div>
  );
}

/** The test results, formatted for a language; empty where the tests have not been run. */
function testsIn({ engines, tests }: Measured, language: Language) {
  const { locale } = languages[language];
  const list = new Intl.ListFormat(locale);
  const number = new Intl.NumberFormat(locale);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const ran = engines?.list ?? [];
  const journeys = ran.reduce((sum, each) => sum + each.journeys, 0);
  return {
    languages: list.format(languageCodes.map((code) => names.of(code) ?? code)),
    engines: list.format(ran.map(({ name, version }) => `${name} ${version}`.trim())),
    journeys: journeys > 0 ? number.format(journeys) : '',
    rows: tests ? number.format(tests.rows) : '',
    tests: tests ? number.format(tests.passed) : '',
  };
}
