import { writeHead, writeWords } from '../browser/write-words.ts';
import { words } from './words.ts';

/** Writes the words of the language into the document, which comes without any. */
export function writePage(): void {
  writeHead(words.head);
  writeWords(words.page, words.labels);
  // Style sheet: until here there was nothing to look at.
  document.body.dataset.written = '';
}
