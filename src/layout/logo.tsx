import { site, siteFacts } from '../../site.config.ts';
import { PageLink } from '../components/page-link.tsx';
import { fill } from '../i18n/fill.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { Art } from '../stitch/art.tsx';
import styles from './logo.module.css';

type LogoProps = {
  /** On the dark ground: the lighter thread. */
  light?: boolean;
};

export function Logo({ light = false }: LogoProps) {
  const { common } = useLanguage();
  return (
    <PageLink
      to="home"
      className={styles.root}
      aria-label={fill(common.navigation.homeLink, siteFacts)}
    >
      <Art set="layout" drawing={light ? 'lightMark' : 'mark'} className={styles.mark} />
      <span className={styles.name}>{site.name.toLowerCase()}</span>
    </PageLink>
  );
}
