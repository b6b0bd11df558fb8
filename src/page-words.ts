/** The texts of a page: for a Markdown page in the language that stands in where the file is missing. */
import { words } from './content/content.ts';
import type { PageWords } from './content/words.ts';
import type { Language } from './i18n/languages.ts';
import { type PageId, shownLanguage } from './routes.ts';

export function wordsOf<Id extends PageId>(id: Id, language: Language): NonNullable<PageWords[Id]> {
  const found = words[shownLanguage(id, language)][id];
  if (!found) throw new Error(`There are no words of ${id}`);
  return found;
}
