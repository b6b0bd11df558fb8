import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { HomeWords } from '../../../content/dictionary.ts';
import { isLeadingToTop } from '../../navigation.ts';
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
  const isWhole = useWhole();
  const late = useDeferredValue(words);
  // In another language the first screen changes first, if that is what the visitor is looking at.
  const isAtTop = typeof window !== 'undefined' && window.scrollY < window.innerHeight;
  const below = isAtTop ? late : words;
  const rest = useMemo(
    () => (
      <>
        <AboutSection words={below.aboutSection} />
        <ServicesSection words={below.servicesSection} />
        <WhyChooseUsSection words={below.whyChooseUsSection} />
        <IndustriesSection words={below.industriesSection} />
        <ProjectsSection words={below.projectsSection} />
        <FaqsSection words={below.faqsSection} />
      </>
    ),
    [below],
  );
  return (
    <>
      <HeroSection words={words.hero} />
      {isWhole ? rest : <div className={styles.rest} />}
    </>
  );
}

/** A visitor who comes from another page sees the first screen at once, and then all is there. */
function useWhole() {
  const [isWhole, setWhole] = useState(() => !isLeadingToTop());
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole;
}
