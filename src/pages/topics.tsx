import dashedListStyles from '../ui/dashed-list.module.css';
import { FurtherLink, type FurtherLinkProps } from '../ui/further-link.tsx';
import styles from './topics.module.css';

type TopicsProps = {
  topics: readonly {
    id?: string | undefined;
    heading: string;
    paragraphs?: readonly string[] | undefined;
    items?: readonly string[] | undefined;
    link?: FurtherLinkProps['link'] | undefined;
  }[];
};

/** Sections below stitched rules: the heading, and beside it the text. */
export function Topics({ topics }: TopicsProps) {
  return (
    <div className={styles.list}>
      {topics.map(({ id, heading, paragraphs, items, link }) => (
        <section
          key={heading}
          id={id}
          className={styles.root}
          aria-labelledby={id && `${id}-title`}
        >
          <h2 id={id && `${id}-title`}>{heading}</h2>
          <div>
            {paragraphs?.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {items && (
              <ul role="list" className={dashedListStyles.root}>
                {items.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
            {link && <FurtherLink link={link} className={styles.link} />}
          </div>
        </section>
      ))}
    </div>
  );
}
