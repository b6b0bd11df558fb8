import { writeHead, writeWords } from '../browser/write-words.ts';
import { words } from './words.ts';

/** Writes the texts of the language into the document, which has none. */
export function writePage(): void {
  writeHead(words.head);
  writeWords(words.page, words.labels);
  // The style sheet hides the page until then.
  document.body.dataset.written = '';
}
