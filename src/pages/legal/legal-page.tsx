import type { ReactNode } from 'react';
import { applicableText, isConditionMet } from '../../conditions.ts';
import type { LegalSection, LegalWords, TextWhen } from '../../content/schema.ts';
import { fill } from '../../i18n/fill.ts';
import { longDate } from '../../i18n/long-date.ts';
import { usePage } from '../../page-context.tsx';
import { factsIn, site } from '../../site.ts';
import { ReadingPage, ReadingSection } from '../../ui/reading-page.tsx';
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
    <ReadingPage
      title={words.title}
      lead={fill(applicableText(words.lead), factsIn(language))}
      details={fill(words.lastUpdated, { date: longDate(site.legalUpdated, language) })}
      contents={{ title: words.contents, headings: sections.map(({ heading }) => heading) }}
    >
      {children}
      {sections.map((section, index) => (
        <Section key={section.heading} section={section} number={index + 1} />
      ))}
    </ReadingPage>
  );
}

type SectionProps = { section: LegalSection; number: number };

function Section({ section: { heading, paragraphs, items }, number }: SectionProps) {
  const { language } = usePage();
  // Some of them are about what this company, or this site, has not.
  const saidOf = (texts: readonly TextWhen[] = []) =>
    texts.map(applicableText).filter((text) => fill(text, factsIn(language)) !== '');
  return (
    <ReadingSection number={number} heading={`${number}. ${heading}`}>
      {saidOf(paragraphs).map((paragraph) => (
        <p key={paragraph}>
          <LegalText text={paragraph} />
        </p>
      ))}
      {items && (
        <ul role="list">
          {saidOf(items).map((item) => (
            <li key={item}>
              <LegalText text={item} />
            </li>
          ))}
        </ul>
      )}
    </ReadingSection>
  );
}
