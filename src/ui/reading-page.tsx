import type { ReactNode } from 'react';
import { Chevron } from './chevron.tsx';
import leadStyles from './lead.module.css';
import styles from './reading-page.module.css';

type ReadingPageProps = {
  title: ReactNode;
  lead: ReactNode;
  /** Below the lead: the date, the author. */
  details?: ReactNode;
  /** Above the title. */
  notice?: ReactNode;
  /** A figure: above the title, or beside it. */
  picture?: ReactNode;
  /** The list of the sections; without headings there is none. */
  contents?: {
    title: string;
    headings: readonly string[];
    /** Of the headings; those without one are led to by their number. */
    ids?: readonly (string | undefined)[];
  };
  /** Whether the text takes all columns. */
  isWide?: boolean;
  /** Of all of it, where it differs from that of the document. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  children: ReactNode;
};

/** A page of running text: its header, the list of its sections, the text. */
export function ReadingPage({
  title,
  lead,
  details,
  notice,
  picture,
  contents,
  isWide,
  lang,
  dir,
  children,
}: ReadingPageProps) {
  return (
    <div className={styles.root} lang={lang} dir={dir}>
      <header className={styles.header}>
        {picture && <div className={styles.picture}>{picture}</div>}
        {notice && <div className={styles.notice}>{notice}</div>}
        <h1 className={styles.title}>{title}</h1>
        <p className={`${leadStyles.root} ${styles.lead}`}>{lead}</p>
        {details && <p className={styles.details}>{details}</p>}
      </header>
      {contents && contents.headings.length > 0 && <Contents {...contents} />}
      <div className={styles.body} data-wide={isWide}>
        {children}
      </div>
    </div>
  );
}

function Contents({ title, headings, ids = [] }: NonNullable<ReadingPageProps['contents']>) {
  return (
    <nav className={styles.contents} aria-labelledby="contents-of-page">
      <h2 id="contents-of-page">{title}</h2>
      {/* Where there is no room beside the text the list is folded: the sign alone is a disclosure. */}
      <details className={styles.fold}>
        <summary>
          {title}
          <Chevron />
        </summary>
      </details>
      <ol role="list">
        {headings.map((heading, index) => (
          <li key={ids[index] ?? heading}>
            <a href={`#${ids[index] ?? sectionId(index + 1)}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same in every language, so that links to sections are too. Headings in Markdown have a name besides. */
const sectionId = (number: number): string => `section-${number}`;

/** What comes before the first section. */
export function ReadingIntroduction({ children }: { children: ReactNode }) {
  return <div className={styles.section}>{children}</div>;
}

type ReadingSectionProps = {
  /** Counted from 1. */
  number: number;
  /** Of the heading. */
  id?: string | undefined;
  heading: ReactNode;
  children: ReactNode;
};

export function ReadingSection({ number, id, heading, children }: ReadingSectionProps) {
  return (
    <section id={sectionId(number)} className={styles.section}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
