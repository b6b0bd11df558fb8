import type { ContactWords } from '../../../content/dictionary.ts';
import { site } from '../../../site.config.ts';
import { AfterPaint } from '../../components/after-paint.tsx';
import { PageLink } from '../../components/page-link.tsx';
import formStyles from './contact-form.module.css';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import type { ContactReply } from './contact-reply.ts';
import { ContactSent } from './contact-sent.tsx';

type ContactPageProps = {
  words: ContactWords;
  /** What the server answers a visitor without JavaScript, on the page itself. */
  reply?: ContactReply;
};

export function ContactPage({ words, reply }: ContactPageProps) {
  const { aside } = words;
  if (reply?.status === 'success') return <ContactSent words={words} />;
  return (
    <div className={styles.root}>
      <div className={styles.intro}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.description}>{words.description}</p>
      </div>
      <AfterPaint place={<div className={`${formStyles.root} ${styles.place}`} />}>
        <ContactForm words={words} reply={reply} />
        <aside className={styles.aside} aria-labelledby="contact-aside">
          <h2 id="contact-aside" className="visually-hidden">
            {aside.title}
          </h2>
          <div>
            <h3>{aside.emailTitle}</h3>
            <a className={styles.email} href={`mailto:${site.email}`}>
              {site.email}
            </a>
          </div>
          <div>
            <h3>{aside.answerTitle}</h3>
            <p>{aside.answerText}</p>
          </div>
          <div>
            <h3>{aside.nextTitle}</h3>
            <ol className={styles.steps}>
              {aside.steps.map((step, index) => (
                <li key={index}>{step}</li>
              ))}
            </ol>
          </div>
          <p className={styles.privacy}>
            {aside.privacyBefore}
            <PageLink to="privacy-policy">{aside.privacyLink}</PageLink>
            {aside.privacyAfter}
          </p>
        </aside>
      </AfterPaint>
    </div>
  );
}
