import { HeroArt } from '../../stitch/hero-art.tsx';
import { ThreadLeave, ThreadStart } from '../../thread/thread.tsx';
import buttonStyles from '../../ui/button.module.css';
import { FurtherLink } from '../../ui/further-link.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import stitchedStyles from '../../ui/stitched.module.css';
import { headlineLength } from './headline-length.ts';
import styles from './hero-section.module.css';
import type { HomeWords } from './page.ts';
import { Reverse } from './reverse.tsx';
import sectionStyles from './section.module.css';

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
          <h1
            id="hero-title"
            className={styles.title}
            data-length={headlineLength([...words.lines, `${words.stitched}${words.after}`])}
          >
            {words.lines.map((line, index) => (
              // Boxes do not keep words apart for a screen reader: a space at the end of one does not count.
              <span key={index} className={styles.line}>
                {`${line} `}
                <br />
              </span>
            ))}
            <span className={styles.line}>
              <em className={stitchedStyles.root}>{`${words.stitched}${words.after}`}</em>
              <ThreadStart />
            </span>
          </h1>
          <p className={`${styles.description} ${styles.mobile}`} data-double="">
            {words.descriptionMobile}
          </p>
          <p className={`${styles.description} ${styles.tablet}`} data-double="">
            {words.descriptionTablet}
          </p>
          <p className={`${styles.description} ${styles.desktop}`}>{words.descriptionDesktop}</p>
          <div className={styles.ways}>
            <PageLink to="contact" className={buttonStyles.root}>
              {words.contactButton}
            </PageLink>{' '}
            <PageLink to="home" section="about" className={styles.cue}>
              {words.scrollCue}
            </PageLink>
          </div>
          {words.further && (
            <ul role="list" className={styles.further}>
              {words.further.map((link) => (
                <li key={link.page}>
                  <FurtherLink link={link} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.art}>
          <div role="img" aria-label={words.artLabel}>
            <HeroArt />
          </div>
          {words.reverse && <Reverse words={words.reverse} />}
        </div>
        <ThreadLeave />
      </div>
    </section>
  );
}
