import type { ReactNode } from 'react';
import { applicableText, isConditionMet } from '../../conditions.ts';
import type { LegalSection, LegalWords, TextWhen } from '../../content/schema.ts';
import { fill } from '../../i18n/fill.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { usePage } from '../../page-context.tsx';
import { factsIn, site } from '../../site.ts';
import { LetterBird } from '../../stitch/letter-bird.tsx';
import { Chevron } from '../../ui/chevron.tsx';
import styles from './legal-page.module.css';
import { LegalText } from './legal-text.tsx';

type LegalPageProps = {
  words: LegalWords;
  /** Between the introduction and the sections. */
  children?: ReactNode;
};

export function LegalPage({ words, children }: LegalPageProps) {
  const { language } = usePage();
  const sections = words.sections.filter(({ when }) => !when || isConditionMet(when));
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.lead}>{fill(applicableText(words.lead), factsIn(language))}</p>
        <p className={styles.date}>{fill(words.lastUpdated, { date: updatedIn(language) })}</p>
        <div className={styles.bird}>
          <LetterBird />
        </div>
      </header>
      <nav className={styles.contents} aria-labelledby="legal-contents">
        <h2 id="legal-contents">{words.contents}</h2>
        {/* Where there is no room beside the text the list is folded: the sign alone is a disclosure. */}
        <details className={styles.fold}>
          <summary>
            {words.contents}
            <Chevron />
          </summary>
        </details>
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
  const { language } = usePage();
  // Some of them are about what this company, or this site, has not.
  const saidOf = (texts: readonly TextWhen[] = []) =>
    texts.map(applicableText).filter((text) => fill(text, factsIn(language)) !== '');
  return (
    <section id={`section-${number}`} className={styles.section}>
      <h2>{`${number}. ${heading}`}</h2>
      {saidOf(paragraphs).map((paragraph) => (
        <p key={paragraph}>
          <LegalText text={paragraph} />
        </p>
      ))}
      {items && (
        <ul>
          {saidOf(items).map((item) => (
            <li key={item}>
              <LegalText text={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
