import { startTransition, useEffect, useState } from 'react';
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
  return (
    <>
      <HeroSection words={words.hero} />
      {isWhole ? (
        <>
          <AboutSection words={words.aboutSection} />
          <ServicesSection words={words.servicesSection} />
          <WhyChooseUsSection words={words.whyChooseUsSection} />
          <IndustriesSection words={words.industriesSection} />
          <ProjectsSection words={words.projectsSection} />
          <FaqsSection words={words.faqsSection} />
        </>
      ) : (
        <div className={styles.rest} />
      )}
    </>
  );
}

/** A visitor who comes from another page sees the first screen at once, and then all is there. */
function useWhole() {
  const [isWhole, setWhole] = useState(() => !isLeadingToTop());
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole;
}
