import { AboutSection } from './about-section.tsx';
import { FaqsSection } from './faqs-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { IndustriesSection } from './industries-section.tsx';
import type { HomeWords } from './page.ts';
import { ProjectsSection } from './projects-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { WhyChooseUsSection } from './why-choose-us-section.tsx';

type HomePageProps = { words: HomeWords };

export function HomePage({ words }: HomePageProps) {
  return (
    <>
      <HeroSection words={words.hero} />
      <AboutSection words={words.aboutSection} />
      <ServicesSection words={words.servicesSection} />
      <WhyChooseUsSection words={words.whyChooseUsSection} />
      {words.industriesSection && <IndustriesSection words={words.industriesSection} />}
      {words.projectsSection.projects.length > 0 && (
        <ProjectsSection words={words.projectsSection} />
      )}
      <FaqsSection words={words.faqsSection} />
    </>
  );
}
