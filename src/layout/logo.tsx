import { usePage } from '../in-force/page-context.tsx';
import { site } from '../in-force/site.ts';
import { emblem } from '../in-force/stitches.ts';
import { StitchArt } from '../stitch/stitch-art.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './logo.module.css';
import { nameLength } from './wordmark.ts';

export function Logo() {
  const { page, common } = usePage();
  const name = site.name.toLowerCase();
  return (
    <PageLink
      to="home"
      {...(page === 'home' && { section: 'home' })}
      className={styles.root}
      aria-label={common.navigation.homeLink}
    >
      <StitchArt map={emblem} dense className={styles.mark} />
      <span className={styles.name} data-steady={name} data-length={nameLength(name)}>
        {name}
      </span>
    </PageLink>
  );
}
