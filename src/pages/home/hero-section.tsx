import type { HomeWords } from '../../../content/dictionary.ts';
import { AfterPaint } from '../../components/after-paint.tsx';
import buttonStyles from '../../components/button.module.css';
import { PageLink } from '../../components/page-link.tsx';
import { Art } from '../../stitch/art.tsx';
import styles from './hero-section.module.css';
import sectionStyles from './section.module.css';
import { ThreadLeave, ThreadStart } from './thread.tsx';

type HeroSectionProps = { words: HomeWords['hero'] };

export function HeroSection({ words }: HeroSectionProps) {
  return (
    <section
      id="home"
      className={`${sectionStyles.target} ${styles.root}`}
      aria-labelledby="hero-title"
    >
      <div className={styles.stage}>
        <div className={styles.text}>
          <h1 id="hero-title" className={styles.title}>
            {words.lines.map((line, index) => (
              <span key={index} className={styles.line}>{`${line} `}</span>
            ))}
            <span className={styles.line}>
              <em>{`${words.stitched}${words.after}`}</em>
              <ThreadStart />
            </span>
          </h1>
          <p className={`${styles.description} ${styles.mobile}`}>{words.descriptionMobile}</p>
          <p className={`${styles.description} ${styles.tablet}`}>{words.descriptionTablet}</p>
          <p className={`${styles.description} ${styles.desktop}`}>{words.descriptionDesktop}</p>
          <div className={styles.ways}>
            <PageLink to="contact" className={buttonStyles.root}>
              {words.contactButton}
            </PageLink>
            <PageLink to="home" section="about" className={styles.cue}>
              {words.scrollCue}
            </PageLink>
          </div>
        </div>
        <AfterPaint place={<div className={styles.art} />}>
          <Art set="home" drawing="hero" title={words.artLabel} className={styles.art} />
        </AfterPaint>
        <ThreadLeave />
      </div>
    </section>
  );
}
