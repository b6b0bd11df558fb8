import { languageCodes, languages } from '../i18n/languages.ts';
import { usePage } from '../page-context.tsx';
import { isRoute, routePaths } from '../routes.ts';
import styles from './language-selector.module.css';

/**
 * Letter pairs, not flags. Links to the same page in the other languages; src/browser/language-choice.ts
 * keeps the choice and the place. In a site of one language there is nothing to choose, and nothing of it.
 */
export function LanguageSelector({ className = '' }: { className?: string | undefined }) {
  const { page, language: current, common } = usePage();
  if (languageCodes.length === 1) return null;
  // An unknown address stays what it is: a query alone keeps the path.
  const path = isRoute(page) ? routePaths[page] : '';
  return (
    <ul
      className={`${styles.root} ${className}`.trim()}
      aria-label={common.navigation.languageLabel}
    >
      {languageCodes.map((language) => (
        <li key={language}>
          <a
            href={`${path}?lang=${language}`}
            lang={languages[language].locale}
            hrefLang={language}
            aria-label={`${language.toUpperCase()}, ${languages[language].name}`}
            aria-current={language === current ? 'true' : undefined}
          >
            {language.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  );
}
