import type { ReactNode } from 'react';
import { site } from '../in-force/site.ts';
import { emblem } from '../in-force/stitches.ts';
import { StitchArt } from '../stitch/stitch-art.tsx';
import paperStyles from '../ui/paper.module.css';
import styles from './sheet.module.css';

type SheetProps = {
  id: string;
  title: string;
  /** Marks it as an example. */
  example: string;
  /** Beside the title. */
  about: ReactNode;
  children: ReactNode;
};

/** A sheet of the studio's writing paper. */
export function Sheet({ id, title, example, about, children }: SheetProps) {
  return (
    <article className={`${paperStyles.root} ${styles.root}`} aria-labelledby={id}>
      <header className={styles.head}>
        <p className={styles.studio}>
          <StitchArt map={emblem} dense className={styles.mark} />
          {site.name.toLowerCase()}
        </p>
        <p className={styles.example}>{example}</p>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        <div className={styles.about}>{about}</div>
      </header>
      {children}
    </article>
  );
}
