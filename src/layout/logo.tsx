import { site, siteFacts } from '../../site.config.ts';
import { fill } from '../i18n/fill.ts';
import { usePage } from '../page-context.tsx';
import { logo } from '../stitch/maps/logo.ts';
import { StitchArt } from '../stitch/stitch-art.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './logo.module.css';

type LogoProps = {
  /** On the dark ground: the lighter thread. */
  light?: boolean;
};

export function Logo({ light = false }: LogoProps) {
  const { page, common } = usePage();
  return (
    <PageLink
      to="home"
      {...(page === 'home' && { section: 'home' })}
      className={styles.root}
      aria-label={fill(common.navigation.homeLink, siteFacts)}
    >
      <StitchArt
        map={logo}
        dense
        recolor={light ? { P: 'p' } : undefined}
        className={styles.mark}
      />
      <span className={styles.name} data-steady={site.name.toLowerCase()}>
        {site.name.toLowerCase()}
      </span>
    </PageLink>
  );
}
