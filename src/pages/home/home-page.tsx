import { type ReactElement, type ReactNode, Suspense, useDeferredValue, useMemo } from 'react';
import type { HomeWords } from '../../../content/dictionary.ts';
import { AfterPaint } from '../../components/after-paint.tsx';
import { AboutSection } from './about-section.tsx';
import { FaqsSection } from './faqs-section.tsx';
import { HeroSection } from './hero-section.tsx';
import styles from './home-page.module.css';
import { IndustriesSection } from './industries-section.tsx';
import { ProjectsSection } from './projects-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { WhyChooseUsSection } from './why-choose-us-section.tsx';

type HomePageProps = { words: HomeWords };

export function HomePage({ words }: HomePageProps) {
  const late = useDeferredValue(words);
  // In another language the first screen changes first, if that is what the visitor is looking at.
  const isAtTop = typeof window !== 'undefined' && window.scrollY < window.innerHeight;
  const below = isAtTop ? late : words;
  const rest = useMemo(
    () =>
      inTurn([
        <AboutSection key="" words={below.aboutSection} />,
        <ServicesSection key="" words={below.servicesSection} />,
        <WhyChooseUsSection key="" words={below.whyChooseUsSection} />,
        <IndustriesSection key="" words={below.industriesSection} />,
        <ProjectsSection key="" words={below.projectsSection} />,
        <FaqsSection key="" words={below.faqsSection} />,
      ]),
    [below],
  );
  return (
    <>
      <HeroSection words={words.hero} />
      <AfterPaint place={<div className={styles.rest} />}>{rest}</AfterPaint>
    </>
  );
}

/** React takes over one boundary after another, each in a task of its own: here each stands in the one before. */
function inTurn([first, ...others]: ReactElement[]): ReactNode {
  return (
    first && (
      <Suspense>
        {first}
        {inTurn(others)}
      </Suspense>
    )
  );
}
