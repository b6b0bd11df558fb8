import { Sheet } from '../sheet.tsx';
import { SectionHead } from '../wide-page.tsx';
import styles from './agreement.module.css';
import type { HowWeWorkWords } from './page.ts';

type AgreementProps = { words: NonNullable<HowWeWorkWords['agreement']> };

/** An example of an agreement, on sheets of its own when it is printed. */
export function Agreement({ words }: AgreementProps) {
  const { studio, client, date } = words.sign;
  return (
    <section className={styles.root} aria-labelledby="agreement-title">
      <SectionHead id="agreement-title" title={words.title} lead={words.lead} />
      <Sheet
        id="sheet-title"
        title={words.heading}
        example={words.example}
        about={
          <>
            <p>{words.between}</p>
            <p className={styles.blank} />
          </>
        }
      >
        <ol role="list" className={styles.clauses}>
          {words.clauses
            .map(({ heading, text }) => ({ heading, text }))
            .filter(({ text }) => text !== '')
            .map(({ heading, text }) => (
              <li key={heading}>
                <h4>{heading}</h4>
                <p>{text}</p>
              </li>
            ))}
        </ol>
        <div className={styles.sign}>
          {[studio, client, date].map((label) => (
            <p key={label}>{label}</p>
          ))}
        </div>
      </Sheet>
    </section>
  );
}
