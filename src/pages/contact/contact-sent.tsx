import type { ContactWords } from '../../../content/dictionary.ts';
import buttonStyles from '../../components/button.module.css';
import { PageLink } from '../../components/page-link.tsx';
import { Art } from '../../stitch/art.tsx';
import styles from './contact-sent.module.css';

type ContactSentProps = { words: ContactWords };

/** The page a visitor without JavaScript sees when the message has arrived. */
export function ContactSent({ words }: ContactSentProps) {
  return (
    <div className={styles.root}>
      <Art set="contact" drawing="sent" className={styles.art} />
      <h1 className={styles.title}>{words.sentPage.title}</h1>
      <p role="status">{words.success}</p>
      <p>{words.sentPage.text}</p>
      <p className={styles.ways}>
        <PageLink to="home" className={buttonStyles.root}>
          {words.sentPage.home}
        </PageLink>
        <PageLink to="contact">{words.sentPage.again}</PageLink>
      </p>
    </div>
  );
}
