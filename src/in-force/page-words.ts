/** The texts of a page: for a Markdown page in the language that stands in where the file is missing. */

import type { PageWords } from '../studio/words.ts';
import { words } from './content.ts';
import type { Language } from './languages.ts';
import { type PageId, shownLanguage } from './routes.ts';

export function wordsOf<Id extends PageId>(id: Id, language: Language): NonNullable<PageWords[Id]> {
  const found = words[shownLanguage(id, language)][id];
  if (!found) throw new Error(`There are no words of ${id}`);
  return found;
}
