import type { HomeWords } from '../../../content/dictionary.ts';
import buttonStyles from '../../ui/button.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './faqs-section.module.css';
import sectionStyles from './section.module.css';
import { ThreadEnd } from './thread.tsx';

type FaqsSectionProps = { words: HomeWords['faqsSection'] };

/** One open at a time, by the browser (`details name`): it works before and without JavaScript. */
export function FaqsSection({ words }: FaqsSectionProps) {
  return (
    <div className={`${sectionStyles.band} ${styles.band}`}>
      <section className={styles.columns} aria-labelledby="faqs-title">
        <div className={styles.intro}>
          <ThreadEnd />
          <h2 id="faqs-title" className={sectionStyles.title}>
            {words.faqsTitle}
          </h2>
          <p className={sectionStyles.lead}>{words.lead}</p>
          <PageLink to="contact" className={`${buttonStyles.root} ${buttonStyles.pink}`}>
            {words.contactLink}
          </PageLink>
        </div>
        <div>
          {words.faqs.map(({ question, answer }, index) => (
            <details key={index} name="faq" className={styles.item}>
              <summary className={styles.question}>
                <h3>{question}</h3>
                <svg className={styles.chevron} viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M5 9l7 7 7-7" />
                </svg>
              </summary>
              <p className={styles.answer}>{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </div>
  );
}
