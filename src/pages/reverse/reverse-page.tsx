import embroidery from '@made/embroidery.svg?no-inline';
import embroideryByNight from '@made/embroidery-night.svg?no-inline';
import { periodIn } from '../../i18n/amounts.ts';
import { fill, type Pattern } from '../../i18n/fill.ts';
import { measured } from '../../in-force/content.ts';
import { type Language, languageCodes, languages } from '../../in-force/languages.ts';
import { usePage } from '../../in-force/page-context.tsx';
import { site } from '../../in-force/site.ts';
import type { Measured } from '../../studio/measured-schema.ts';
import type { Site } from '../../studio/site.ts';
import { daysIn } from '../days.ts';
import { Topics } from '../topics.tsx';
import { WidePage } from '../wide-page.tsx';
import { freshDays, freshUntil } from './age.ts';
import { Figures } from './figures.tsx';
import type { ReverseWords } from './page.ts';
import styles from './reverse-page.module.css';

type ReversePageProps = {
  words: ReverseWords;
  results?: Measured | undefined;
  audit?: Site['accessibility'];
};

export function ReversePage({
  words,
  results = measured,
  audit = site.accessibility,
}: ReversePageProps) {
  const { language } = usePage();
  if (!results) throw new Error('There is no content/measured.json');
  return (
    <WidePage
      className={styles.page}
      headerClass={styles.header}
      words={words}
      more={
        <>
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
        </>
      }
      call={words.call}
    >
      <Figures words={words.figures} results={results.pages} />
      <Topics
        topics={[
          ...topicsIn(words, results, language),
          ...knownFailures(words.failures, audit, language),
        ]}
      />
    </WidePage>
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

/** What the last audit of accessibility found and is not corrected yet. Nothing without an audit. */
function knownFailures(
  words: ReverseWords['failures'],
  audit: Site['accessibility'],
  language: Language,
) {
  if (!audit) return [];
  const { audited, failures } = audit;
  const date = daysIn(language).on(new Date(audited));
  const items = failures.map((texts) => texts[language] ?? '');
  return [
    {
      id: 'failures',
      heading: words.heading,
      paragraphs: [fill(items.length > 0 ? words.some : words.none, { date })],
      items: items.length > 0 ? items : undefined,
    },
  ];
}

/** The topics with the test results; a text of which nothing is left is left out. */
function topicsIn({ topics }: ReverseWords, results: Measured, language: Language) {
  const values = testsIn(results, language);
  const textsOf = (patterns?: readonly Pattern<keyof typeof values>[]) =>
    patterns?.map((pattern) => fill(pattern, values)).filter((text) => text !== '');
  return topics.map(({ paragraphs, items, ...topic }) => ({
    ...topic,
    paragraphs: textsOf(paragraphs),
    items: textsOf(items),
  }));
}

/** The test results, formatted for a language; empty where the tests have not been run. */
function testsIn({ engines, speech, spokenStates, tests }: Measured, language: Language) {
  const { locale } = languages[language];
  const list = new Intl.ListFormat(locale);
  const number = new Intl.NumberFormat(locale);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const namesOf = (ran: readonly { name: string; version: string }[] = []) =>
    list.format(ran.map(({ name, version }) => `${name} ${version}`.trim()));
  const { on } = daysIn(language);
  const day = (part?: { date: string }) => (part ? on(new Date(part.date)) : '');
  const count = (value?: number) => (value === undefined ? '' : number.format(value));
  const journeys = engines?.list.reduce((sum, each) => sum + each.journeys, 0);
  return {
    languages: list.format(languageCodes.map((code) => names.of(code) ?? code)),
    engines: namesOf(engines?.list),
    enginesDay: day(engines),
    testsDay: day(tests),
    journeys: count(journeys || undefined),
    rows: count(tests?.rows),
    tests: count(tests?.passed),
    reader: speech ? `${speech.reader.name} ${speech.reader.version}` : '',
    readerEngines: namesOf(speech?.list),
    readerDay: day(speech),
    readings: count(speech?.readings),
    read: count(speech?.read),
    whole: count(speech?.whole),
    states: count(spokenStates?.states),
    heard: count(spokenStates?.heard),
    statesDay: day(spokenStates),
  };
}
