import { useLanguage } from '../i18n/language-context.tsx';
import styles from './skip-link.module.css';

export function SkipLink() {
  const { common } = useLanguage();
  return (
    <a className={styles.root} href="#content">
      {common.navigation.skipToContent}
    </a>
  );
}
