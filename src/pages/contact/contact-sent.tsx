import { Thanks } from '../../islands/contact-form/thanks.tsx';
import buttonStyles from '../../ui/button.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import paperStyles from '../../ui/paper.module.css';
import styles from './contact-sent.module.css';
import { NextSteps } from './next-steps.tsx';
import type { ContactWords } from './page.ts';

type ContactSentProps = { words: ContactWords };

/** The page a visitor without JavaScript sees when the message has arrived. */
export function ContactSent({ words }: ContactSentProps) {
  const { sentPage, aside } = words;
  return (
    <div className={styles.root} data-sent>
      <div className={paperStyles.root}>
        <h1 className={styles.title}>{sentPage.title}</h1>
        <Thanks success={words.success} next={sentPage.text}>
          <section className={styles.next} aria-labelledby="sent-next">
            <h2 id="sent-next" className={styles.title}>
              {aside.nextTitle}
            </h2>
            <NextSteps steps={aside.steps} />
          </section>
          <p className={styles.ways}>
            <PageLink to="home" className={buttonStyles.root}>
              {sentPage.home}
            </PageLink>
            <PageLink to="contact">{sentPage.again}</PageLink>
          </p>
        </Thanks>
      </div>
    </div>
  );
}
