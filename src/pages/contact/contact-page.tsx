import type { ContactReply } from '../../contact/contact-message.ts';
import { languages } from '../../in-force/languages.ts';
import { usePage } from '../../in-force/page-context.tsx';
import { isRoute } from '../../in-force/routes.ts';
import { phoneLink, site } from '../../in-force/site.ts';
import { ContactForm, contactTitleId } from '../../islands/contact-form/contact-form.tsx';
import { Island } from '../../islands/island.tsx';
import { PageScene } from '../../stitch/page-scene.tsx';
import leadStyles from '../../ui/lead.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import styles from './contact-page.module.css';
import { ContactSent } from './contact-sent.tsx';
import { NextSteps } from './next-steps.tsx';
import type { ContactWords } from './page.ts';

const isPlainFolder = site.hosting.kind === 'folder' && site.mail.origin === '';

type ContactPageProps = {
  words: ContactWords;
  /** What the server answers a form that the browser posted by itself, on the page itself. */
  reply?: ContactReply;
};

/** What a visitor may want to read before writing. */
const before = (['prices', 'how-we-work'] as const).filter(isRoute);

export function ContactPage({ words, reply }: ContactPageProps) {
  const { language } = usePage();
  if (reply?.status === 'success') return <ContactSent words={words} />;
  const {
    page: _page,
    title,
    description,
    aside,
    sentPage,
    outcomes,
    privacy: _privacy,
    ...form
  } = words;
  const { keepDays: _keepDays, ...mail } = site.mail;
  return (
    <div className={styles.root}>
      <div className={styles.intro}>
        <h1 id={contactTitleId} className={styles.title}>
          {title}
        </h1>
        <p className={leadStyles.root}>{description}</p>
      </div>
      <div className={styles.form}>
        <Island
          name="contact-form"
          component={ContactForm}
          props={{
            words: {
              ...form,
              sent: { text: sentPage.text, again: sentPage.again },
              notAccepted: outcomes?.notAccepted ?? words.notSent,
              // Nobody takes messages there.
              ...(isPlainFolder && { perhapsSent: words.notSent }),
              ...(reply && {
                notSentGone: outcomes?.notSentGone,
                notAcceptedGone: outcomes?.notAcceptedGone,
              }),
            },
            language,
            locale: languages[language].locale,
            email: site.email,
            mail,
            reply,
          }}
        />
      </div>
      <aside className={styles.aside} aria-labelledby="contact-aside">
        <h2 id="contact-aside" className="visually-hidden">
          {aside.title}
        </h2>
        <div className={styles.mail}>
          <h3>{aside.emailTitle}</h3>
          <a className={styles.email} href={`mailto:${site.email}`}>
            {site.email}
          </a>
          {site.phone && (
            <p>
              <a className={styles.direct} href={phoneLink(site.phone)}>
                {site.phone}
              </a>
            </p>
          )}
          {site.messenger && (
            <p>
              <a className={styles.direct} href={site.messenger.address}>
                {site.messenger.name}
              </a>
            </p>
          )}
        </div>
        <div className={styles.answer}>
          <h3>{aside.answerTitle}</h3>
          <p>{aside.answerText}</p>
        </div>
        <div className={styles.next}>
          <h3>{aside.nextTitle}</h3>
          <NextSteps steps={aside.steps} />
        </div>
        {before.length > 0 && <PageLinks className={styles.pages} to={before} />}
        <p className={styles.privacy}>
          {aside.privacyBefore}
          <PageLink to="privacy-policy">{aside.privacyLink}</PageLink>
          {aside.privacyAfter}
        </p>
      </aside>
      <PageScene name="contact" className={styles.picture} />
    </div>
  );
}
