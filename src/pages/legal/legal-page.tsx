import type { ReactNode } from 'react';
import { fill } from '../../i18n/fill.ts';
import { longDate } from '../../in-force/long-date.ts';
import { usePage } from '../../in-force/page-context.tsx';
import { site } from '../../in-force/site.ts';
import { places } from '../../in-force/stitches.ts';
import { StitchArt } from '../../stitch/stitch-art.tsx';
import type { LegalSection, LegalWords } from '../../studio/schema.ts';
import { ReadingPage, ReadingSection } from '../../ui/reading-page.tsx';
import styles from './legal-page.module.css';
import { LegalText } from './legal-text.tsx';

type LegalPageProps = {
  words: LegalWords;
  /** Between the introduction and the sections. */
  children?: ReactNode;
};

export function LegalPage({ words, children }: LegalPageProps) {
  const { language } = usePage();
  return (
    <ReadingPage
      title={words.title}
      picture={places.legal && <StitchArt map={places.legal} className={styles.object} />}
      lead={words.lead}
      details={fill(words.lastUpdated, { date: longDate(site.legalUpdated, language) })}
      contents={{ title: words.contents, headings: words.sections.map(({ heading }) => heading) }}
    >
      {children}
      {words.sections.map((section, index) => (
        <Section key={section.heading} section={section} number={index + 1} />
      ))}
    </ReadingPage>
  );
}

type SectionProps = { section: LegalSection; number: number };

function Section({ section: { heading, paragraphs = [], items }, number }: SectionProps) {
  return (
    <ReadingSection number={number} heading={`${number}. ${heading}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LegalText text={paragraph} />
        </p>
      ))}
      {items && (
        <ul role="list">
          {items.map((item) => (
            <li key={item}>
              <LegalText text={item} />
            </li>
          ))}
        </ul>
      )}
    </ReadingSection>
  );
}
