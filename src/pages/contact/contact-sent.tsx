import type { ContactWords } from '../../../content/dictionary.ts';
import { success } from '../../stitch/maps/success.ts';
import { StitchArt } from '../../stitch/stitch-art.tsx';
import buttonStyles from '../../ui/button.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './contact-sent.module.css';

type ContactSentProps = { words: ContactWords };

/** The page a visitor without JavaScript sees when the message has arrived. */
export function ContactSent({ words }: ContactSentProps) {
  return (
    <div className={styles.root} data-sent>
      <StitchArt map={success} entrance className={styles.art} />
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
