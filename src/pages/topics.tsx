import dashedListStyles from '../ui/dashed-list.module.css';
import styles from './topics.module.css';

type TopicsProps = {
  topics: readonly {
    id?: string | undefined;
    heading: string;
    paragraphs?: readonly string[] | undefined;
    items?: readonly string[] | undefined;
  }[];
};

/** Sections below stitched rules: the heading, and beside it the text. */
export function Topics({ topics }: TopicsProps) {
  return (
    <div className={styles.list}>
      {topics.map(({ id, heading, paragraphs, items }) => (
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
          </div>
        </section>
      ))}
    </div>
  );
}
