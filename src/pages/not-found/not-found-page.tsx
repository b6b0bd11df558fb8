import type { NotFoundWords } from '../../../content/dictionary.ts';
import buttonStyles from '../../components/button.module.css';
import { PageLink } from '../../components/page-link.tsx';
import { Art } from '../../stitch/art.tsx';
import styles from './not-found-page.module.css';

type NotFoundPageProps = { words: NotFoundWords };

export function NotFoundPage({ words }: NotFoundPageProps) {
  return (
    <div className={styles.root}>
      <div className={styles.text}>
        <h1 className={styles.title}>{words.title}</h1>
        <p>{words.text}</p>
        <p className={styles.ways}>
          <PageLink to="home" className={buttonStyles.root}>
            {words.homeLink}
          </PageLink>
          <PageLink to="contact">{words.contactLink}</PageLink>
        </p>
      </div>
      <Art set="not-found" drawing="unravelled" title={words.artLabel} className={styles.art} />
    </div>
  );
}
