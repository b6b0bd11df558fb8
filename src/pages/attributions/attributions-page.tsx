import { fill } from '../../i18n/fill.ts';
import { languages } from '../../in-force/languages.ts';
import { usePage } from '../../in-force/page-context.tsx';
import { site } from '../../in-force/site.ts';
import styles from '../legal/legal-page.module.css';
import { LegalPage } from '../legal/legal-page.tsx';
import { LegalText } from '../legal/legal-text.tsx';
import type { AttributionsWords } from './page.ts';

type AttributionsPageProps = { words: AttributionsWords };

export function AttributionsPage({ words }: AttributionsPageProps) {
  const { locale } = languages[usePage().language];
  if (!words.disclaimer) return <LegalPage words={words} />;
  const { heading, text, textOfSome, projects } = words.disclaimer;
  const slugs = site.projects.map(({ slug }) => slug);
  const illustrative = Object.keys(projects);
  const shown = illustrative.filter((slug) => slugs.includes(slug));
  const areTheFirst = illustrative.every((slug) => slugs.indexOf(slug) < illustrative.length);
  const names = new Intl.ListFormat(locale, { type: 'unit' }).format(
    shown.map((slug) => projects[slug] ?? ''),
  );
  if (shown.length === 0) return <LegalPage words={words} />;
  return (
    <LegalPage words={words}>
      <aside className={styles.label} aria-labelledby="disclaimer">
        <h2 id="disclaimer">{heading}</h2>
        <p>
          <LegalText
            text={fill(areTheFirst && shown.length === illustrative.length ? text : textOfSome, {
              projects: names,
            })}
          />
        </p>
      </aside>
    </LegalPage>
  );
}
