import type { TextWhen } from '../content/schema.ts';
import { usePage } from '../page-context.tsx';
import dashedListStyles from '../ui/dashed-list.module.css';
import { sayIn } from './say.ts';
import styles from './topics.module.css';

type TopicsProps = {
  topics: readonly {
    id?: string | undefined;
    heading: string;
    paragraphs?: readonly TextWhen[] | undefined;
    items?: readonly TextWhen[] | undefined;
  }[];
  /** Values of placeholders in addition to the facts of the site. */
  values?: Readonly<Record<string, string>>;
};

/** Sections below stitched rules: the heading, and beside it the text. */
export function Topics({ topics, values }: TopicsProps) {
  const { language } = usePage();
  const say = sayIn(language);
  const saidOf = (texts: readonly TextWhen[] = []) =>
    texts.map((text) => say(text, values)).filter((text) => text !== '');
  return (
    <div>
      {topics.map(({ id, heading, paragraphs, items }) => (
        <section
          key={heading}
          id={id}
          className={styles.root}
          aria-labelledby={id && `${id}-title`}
        >
          <h2 id={id && `${id}-title`}>{heading}</h2>
          <div>
            {saidOf(paragraphs).map((text) => (
              <p key={text}>{text}</p>
            ))}
            {items && (
              <ul role="list" className={dashedListStyles.root}>
                {saidOf(items).map((text) => (
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
