import type { AttributionsWords } from '../../../content/dictionary.ts';
import styles from './legal-page.module.css';
import { LegalPage } from './legal-page.tsx';
import { LegalText } from './legal-text.tsx';

type AttributionsPageProps = { words: AttributionsWords };

export function AttributionsPage({ words }: AttributionsPageProps) {
  const { heading, text } = words.disclaimer;
  return (
    <LegalPage words={words}>
      <aside className={styles.label} aria-labelledby="disclaimer">
        <h2 id="disclaimer">{heading}</h2>
        <p>
          <LegalText text={text} />
        </p>
      </aside>
    </LegalPage>
  );
}
