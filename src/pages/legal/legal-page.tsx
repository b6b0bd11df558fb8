import type { ReactNode } from 'react';
import type { LegalSection, LegalWords } from '../../../content/dictionary.ts';
import { site, siteFacts } from '../../../site.config.ts';
import { fill } from '../../i18n/fill.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { usePage } from '../../page-context.tsx';
import styles from './legal-page.module.css';
import { LegalText } from './legal-text.tsx';

type LegalPageProps = {
  words: LegalWords;
  /** Between the introduction and the sections. */
  children?: ReactNode;
};

export function LegalPage({ words, children }: LegalPageProps) {
  const { language } = usePage();
  const sections = words.sections.filter(isTrueHere);
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.lead}>{fill(words.lead, siteFacts)}</p>
        <p className={styles.date}>{fill(words.lastUpdated, { date: updatedIn(language) })}</p>
      </header>
      <nav className={styles.contents} aria-labelledby="legal-contents">
        <h2 id="legal-contents">{words.contents}</h2>
        <ol>
          {sections.map(({ heading }, index) => (
            <li key={heading}>
              <a href={`#section-${index + 1}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.body}>
        {children}
        {sections.map((section, index) => (
          <Section key={section.heading} section={section} number={index + 1} />
        ))}
      </div>
    </div>
  );
}

/** The day of the texts, as it is written in a language. */
const updatedIn = (language: Language) =>
  new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(site.legalUpdated));

type SectionProps = { section: LegalSection; number: number };

function Section({ section: { heading, paragraphs, items }, number }: SectionProps) {
  return (
    <section id={`section-${number}`} className={styles.section}>
      <h2>{`${number}. ${heading}`}</h2>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph}>
          <LegalText text={paragraph} />
        </p>
      ))}
      {items && (
        <ul>
          {items.filter(hasFacts).map((item) => (
            <li key={item}>
              <LegalText text={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A text that speaks of something switched off would not be true. */
function isTrueHere({ when }: LegalSection) {
  const hasAnalytics = site.analytics.measurementId !== '';
  const truths = {
    ownMail: !site.mail.origin,
    providerMail: Boolean(site.mail.origin),
    analytics: hasAnalytics,
    analyticsEarly: hasAnalytics && site.analytics.loadBeforeConsent,
    analyticsAfterConsent: hasAnalytics && !site.analytics.loadBeforeConsent,
    noAnalytics: !hasAnalytics,
    complaintsBook: site.consumer.complaintsBook,
    disputeResolution: site.consumer.disputeResolution,
  };
  return !when || truths[when];
}

/** A line of the company's facts may be about one that this company has not. */
const hasFacts = (item: string) => fill(item, siteFacts) !== '';
