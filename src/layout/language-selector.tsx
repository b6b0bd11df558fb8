import { languageCodes, languages } from '../in-force/languages.ts';
import { usePage } from '../in-force/page-context.tsx';
import { isRoute, routePaths } from '../in-force/routes.ts';
import styles from './language-selector.module.css';

/**
 * Links to the same page in each language; src/browser/language-choice.ts saves the choice and the scroll
 * position. A site with one language has no selector. Language codes, not flags: a flag is a country.
 */
export function LanguageSelector({ className = '' }: { className?: string | undefined }) {
  const { page, language: current, common } = usePage();
  if (languageCodes.length === 1) return null;
  // A link with only a query keeps the path, which is unknown for a page that is not found.
  const path = isRoute(page) ? routePaths[page] : '';
  return (
    <ul
      role="list"
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
