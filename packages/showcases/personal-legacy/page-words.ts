import type { PageText } from '../browser/page-text.ts';
import { textsOf } from './texts.ts';
import type { Voices } from './voices/pt.ts';
import type { Words } from './words/pt.ts';

/** What stands in the document. */
export const pageOf = ({ words, voices }: { words: Words; voices: Voices }): PageText => ({
  head: words.head,
  texts: textsOf(words, voices),
  labels: words.labels,
  without: { book: words.withoutScripts },
});
