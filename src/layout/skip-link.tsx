import { usePage } from '../in-force/page-context.tsx';
import styles from './skip-link.module.css';

export function SkipLink() {
  const { common } = usePage();
  return (
    <a className={styles.root} href="#content">
      {common.navigation.skipToContent}
    </a>
  );
}
