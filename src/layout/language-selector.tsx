import type { MouseEvent } from 'react';
import { useLanguage } from '../i18n/language-context.tsx';
import { type Language, languageCodes, languages } from '../i18n/languages.ts';
import { searchInLanguage } from '../i18n/resolve-language.ts';
import { chooseLanguage, isPlainClick } from '../navigation.ts';
import { type PageId, routePaths } from '../routes.ts';
import { loadView } from '../views.ts';
import styles from './language-selector.module.css';

type LanguageSelectorProps = { page: PageId };

/** Three letters pairs, not flags; real links, so that they work before and without JavaScript. */
export function LanguageSelector({ page }: LanguageSelectorProps) {
  const { language: current, common } = useLanguage();
  // An unknown address stays what it is: a query alone keeps the path.
  const path = page === 'not-found' ? '' : routePaths[page];

  function handleClick(event: MouseEvent, language: Language) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    chooseLanguage(language);
  }

  return (
    <ul className={styles.root} aria-label={common.navigation.languageLabel}>
      {languageCodes.map((language) => {
        const preload = () => void loadView(page, language).catch(() => undefined);
        return (
          <li key={language}>
            <a
              href={path + searchInLanguage('', language)}
              lang={language}
              hrefLang={language}
              aria-label={`${language.toUpperCase()}, ${languages[language].name}`}
              aria-current={language === current ? 'true' : undefined}
              onClick={(event) => handleClick(event, language)}
              onPointerEnter={preload}
              onTouchStart={preload}
              onFocus={preload}
            >
              {language.toUpperCase()}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
