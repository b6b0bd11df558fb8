import type { ReactNode } from 'react';
import leadStyles from '../ui/lead.module.css';
import { ContactCall } from './home/contact-call.tsx';
import styles from './wide-page.module.css';

type WidePageProps = {
  /** Class of the page, where it differs. */
  className?: string | undefined;
  headerClass: string | undefined;
  words: { title: string; lead: string };
  /** Below the lead: a drawing, for example. */
  more?: ReactNode;
  /** Sections, one below the other. */
  children: ReactNode;
  call: { lead: string; link: string };
};

/** A page as wide as the window: its header, its sections, and the call to write. */
export function WidePage({
  className = '',
  headerClass,
  words,
  more,
  children,
  call,
}: WidePageProps) {
  return (
    <div className={`${styles.page} ${className}`}>
      <div className={styles.root}>
        <header className={`${styles.header} ${headerClass}`}>
          <h1 className={styles.title}>{words.title}</h1>
          <p className={leadStyles.root}>{words.lead}</p>
          {more}
        </header>
        {children}
      </div>
      <ContactCall lead={call.lead} link={call.link} />
    </div>
  );
}

type SectionHeadProps = {
  /** Id of the heading. */
  id: string;
  title: string;
  lead: string;
  /** Below the lead. */
  children?: ReactNode;
};

/** The heading of a section, and beside it what introduces the section. */
export function SectionHead({ id, title, lead, children }: SectionHeadProps) {
  return (
    <div className={styles.sectionHead}>
      <SectionTitle id={id}>{title}</SectionTitle>
      <div>
        <p className={leadStyles.root}>{lead}</p>
        {children}
      </div>
    </div>
  );
}

export function SectionTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className={styles.sectionTitle}>
      {children}
    </h2>
  );
}
