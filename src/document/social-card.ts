/** Which picture a shared link shows. */

import { type Outgoing, plain } from '../i18n/finished.ts';
import type { Language } from '../i18n/language.ts';
import { cardFiles } from '../in-force/card-files.ts';
import { words } from '../in-force/content.ts';
import { notes } from '../in-force/markdown-list.ts';
import { wordsOf } from '../in-force/page-words.ts';
import type { PageId } from '../in-force/routes.ts';
import { site } from '../in-force/site.ts';
import { noteId } from '../pages/note/note-id.ts';
import { cardFile } from '../studio/card-files.ts';

/** The cards of articles that the site has. An article may have none: it is made by a command that needs a browser. */
export const articleCards: readonly string[] = notes
  .flatMap(({ slug, languages }) => languages.map((code) => cardFile(code, slug)))
  .filter((file) => cardFiles.includes(file));

/** The card of a page in one of its languages: an article's own if there is one, otherwise the studio's. */
export function socialCardOf(page: PageId, language: Language): { file: string; alt: Outgoing } {
  const note = notes.find(({ slug }) => noteId(slug) === page);
  const own = note && cardFile(language, note.slug);
  return own && articleCards.includes(own)
    ? { file: own, alt: `${plain(wordsOf(noteId(note.slug), language).page.name)} · ${site.name}` }
    : { file: cardFile(language), alt: plain(words[language].common.socialCardAlt) };
}
