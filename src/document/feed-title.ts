import { plain } from '../i18n/finished.ts';
import { type Language, languages } from '../in-force/languages.ts';
import { wordsOf } from '../in-force/page-words.ts';
import { languagesOf } from '../in-force/routes.ts';
import { site } from '../in-force/site.ts';

/** What readers call the feed: with its language where there are several. */
export function feedTitle(language: Language): string {
  const title = `${site.name}: ${plain(wordsOf('notes', language).title).replace(/\.$/, '')}`;
  return languagesOf('notes').length > 1 ? `${title} (${languages[language].name})` : title;
}
