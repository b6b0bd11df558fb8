/** What a page says, compared with what a browser without styles makes of it. */

/** In one form: browsers fold lines, draw tables and lists, and write some signs with others. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u00ad\u2060\u200b]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The sentences of a document that a text does not have.
 * @param sentences - texts of elements, as they stand in the document
 */
export function notShown(sentences: readonly string[], shown: string): string[] {
  const all = ` ${plain(shown)} `;
  return sentences.filter((text) => plain(text) !== '' && !all.includes(` ${plain(text)} `));
}
