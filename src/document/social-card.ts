/** Which picture a shared link shows. */
import { words } from '../content/content.ts';
import { notes } from '../content/markdown-list.ts';
import { plain } from '../content/marks.ts';
import type { Language } from '../i18n/languages.ts';
import { wordsOf } from '../page-words.ts';
import { noteId } from '../pages/note/note-id.ts';
import type { PageId } from '../routes.ts';
import { site } from '../site.ts';
import { cardFile } from '../studio/card-files.ts';
import { cardFiles } from './card-files.ts';

/** The cards of articles that the site has. An article may have none: it is made by a command that needs a browser. */
export const articleCards: readonly string[] = notes
  .flatMap(({ slug, languages }) => languages.map((code) => cardFile(code, slug)))
  .filter((file) => cardFiles.includes(file));

/** The card of a page in one of its languages: an article's own if there is one, otherwise the studio's. */
export function socialCardOf(page: PageId, language: Language): { file: string; alt: string } {
  const note = notes.find(({ slug }) => noteId(slug) === page);
  const own = note && cardFile(language, note.slug);
  return own && articleCards.includes(own)
    ? { file: own, alt: `${plain(wordsOf(noteId(note.slug), language).page.name)} · ${site.name}` }
    : { file: cardFile(language), alt: words[language].common.socialCardAlt };
}
