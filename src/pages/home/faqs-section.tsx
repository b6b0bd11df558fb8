import { Chevron } from '../../ui/chevron.tsx';
import { FurtherLink } from '../../ui/further-link.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { CallPicture } from './call-picture.tsx';
import { ContactCall } from './contact-call.tsx';
import styles from './faqs-section.module.css';
import { Icon } from './icon.tsx';
import type { HomeWords } from './page.ts';
import sectionStyles from './section.module.css';
import { Verse } from './verse.tsx';

type FaqsSectionProps = { words: HomeWords['faqsSection'] };

/** One open at a time, by the browser (`details name`): it works before and without JavaScript. */
export function FaqsSection({ words }: FaqsSectionProps) {
  return (
    <div className={`${sectionStyles.band} ${styles.band}`}>
      <section className={styles.columns} aria-labelledby="faqs-title">
        <div className={styles.title}>
          <h2 id="faqs-title" className={sectionStyles.title}>
            {words.faqsTitle}
          </h2>
          <Icon kind="question" className={styles.mark} />
          {words.other && (
            <p className={styles.other}>
              {`${words.other} `}
              <PageLink to="contact">{words.contactLink}</PageLink>
            </p>
          )}
        </div>
        <div className={styles.list}>
          {words.faqs.map(({ id, question, answer, additions = [], link }) => (
            <details key={id} name="faq" className={styles.item}>
              <summary className={styles.question}>
                <h3>{question}</h3>
                <Chevron />
              </summary>
              <div className={styles.answer}>
                <p>{[answer, ...additions].join(' ')}</p>
                {link && <FurtherLink link={link} />}
              </div>
            </details>
          ))}
        </div>
      </section>
      <ContactCall
        lead={words.lead}
        link={words.contactLink}
        isAfterSections
        picture={<CallPicture />}
      >
        {words.verse && <Verse lines={words.verse} />}
      </ContactCall>
    </div>
  );
}
