import type { ReactNode } from 'react';
import { site } from '../../in-force/site.ts';
import { ThreadEnd } from '../../thread/thread.tsx';
import buttonStyles from '../../ui/button.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import stitchedStyles from '../../ui/stitched.module.css';
import styles from './contact-call.module.css';

type ContactCallProps = {
  lead: string;
  link: string;
  /** Whether the thread crosses the page before it, on narrow screens too. */
  isAfterSections?: boolean;
  /** Stands on the foot of the page. */
  picture?: ReactNode;
  /** What stands below the links. */
  children?: ReactNode;
};

/** What the page leads to: the thread ends in the button. */
export function ContactCall({ lead, link, isAfterSections, picture, children }: ContactCallProps) {
  const words = lead.split(' ');
  const last = words.pop();
  return (
    <section className={styles.root} aria-labelledby="call-title">
      <div className={styles.text}>
        <h2 id="call-title" className={styles.title}>
          {`${words.join(' ')} `}
          <em className={stitchedStyles.root}>{last}</em>
        </h2>
        <div className={styles.ways}>
          <ThreadEnd isCrossing={isAfterSections} />
          <PageLink to="contact" className={`${buttonStyles.root} ${buttonStyles.first}`}>
            {link}
          </PageLink>{' '}
          <a className={styles.email} href={`mailto:${site.email}`}>
            {site.email}
          </a>
        </div>
        {children}
      </div>
      {picture}
    </section>
  );
}
