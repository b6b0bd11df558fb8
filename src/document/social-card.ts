/** Which picture a shared link shows. */

import { type Outgoing, plain } from '../i18n/finished.ts';
import type { Language } from '../i18n/language.ts';
import { cardFiles } from '../in-force/card-files.ts';
import { words } from '../in-force/content.ts';
import { notes } from '../in-force/markdown-list.ts';
import { wordsOf } from '../in-force/page-words.ts';
import { languagesOf, type PageId } from '../in-force/routes.ts';
import { site } from '../in-force/site.ts';
import { noteId } from '../pages/note/note-id.ts';
import { cardFile, storyCard } from '../studio/card-files.ts';
import { storyId } from '../studio/story-id.ts';

/** The names of cards by the articles and stories that may have one. */
const ownCards = new Map<PageId, string>([
  ...notes.map(({ slug }) => [noteId(slug), slug] as const),
  ...site.projects.map(({ slug }) => [storyId(slug), storyCard(slug)] as const),
]);

/** The cards of articles and stories that the site has. One may have none: it is made by a command that needs a browser. */
export const cardsOfPages: readonly string[] = [...ownCards]
  .flatMap(([page, name]) => languagesOf(page).map((code) => cardFile(code, name)))
  .filter((file) => cardFiles.includes(file));

/** The card of a page in one of its languages: its own if there is one, otherwise the studio's. */
export function socialCardOf(page: PageId, language: Language): { file: string; alt: Outgoing } {
  const name = ownCards.get(page);
  const own = name && cardFile(language, name);
  return own && cardsOfPages.includes(own)
    ? { file: own, alt: `${plain(wordsOf(page as 'note/*', language).page.name)} · ${site.name}` }
    : { file: cardFile(language), alt: plain(words[language].common.socialCardAlt) };
}
