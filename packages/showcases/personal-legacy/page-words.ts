import { writeHead, writeWords } from '../browser/write-words.ts';
import { formatDate, noonOf } from './guest-book.ts';
import { textsOf } from './texts.ts';
import { voices, words } from './words.ts';

/** Writes the words of the language over the Portuguese that the document comes with. */
export function writePage(): void {
  writeHead(words.head);
  writeWords(textsOf(words, voices), words.labels);
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-date]')) {
    time.textContent = formatDate(noonOf(time.dateTime));
  }
}
