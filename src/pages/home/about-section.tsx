import type { HomeWords } from '../../../content/dictionary.ts';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './about-section.module.css';
import { Film } from './film.tsx';
import sectionStyles from './section.module.css';
import { Thread } from './thread.tsx';

type AboutSectionProps = { words: HomeWords['aboutSection'] };

export function AboutSection({ words }: AboutSectionProps) {
  return (
    <div className={sectionStyles.band}>
      <Thread side="end" crosses />
      <section
        id="about"
        className={`${sectionStyles.target} ${styles.root}`}
        aria-labelledby="about-title"
      >
        <h2 id="about-title" className={`${sectionStyles.title} ${styles.title}`}>
          {words.title}
        </h2>
        <div className={styles.text}>
          {words.paragraphs.map((paragraph, index) => (
            <p key={index} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
          <PageLink to="contact" className={styles.link}>
            {words.contactLink}
          </PageLink>
        </div>
        <Film words={words} />
      </section>
    </div>
  );
}
