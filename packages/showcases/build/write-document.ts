/** Writes the words of a language into a document, for those who read it without scripts and before them. */
import { piecesOf } from '../browser/inline.ts';
import { type Code, locales, ownNames } from '../browser/language.ts';
import { choiceNames } from '../browser/language-choice.ts';
import { type PageWords, wordAt } from '../browser/word-at.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const marked = (text: string) =>
  piecesOf(text)
    .map((piece) => {
      if (piece.tag === 'br') return '<br>';
      const inner = escapeHtml(piece.text);
      return piece.tag ? `<${piece.tag}>${inner}</${piece.tag}>` : inner;
    })
    .join('');

/** The choice of language, as it stands in the document of one. */
function languageChoice(code: Code): string {
  const links = Object.entries(ownNames).map(([each, name]) => {
    const short = each.toUpperCase();
    const current = each === code ? ' aria-current="true"' : '';
    return `<a href="?lang=${each}" hreflang="${each}" lang="${each}" aria-label="${short}, ${name}"${current}>${short}</a>`;
  });
  return `<nav class="languages" aria-label="${choiceNames[code]}">${links.join(' ')}</nav>`;
}

/** @throws an error that names a word which the document has a place for and the dictionary has not */
export function writeDocument(html: string, code: Code, words: PageWords): string {
  const { head } = words;
  const date = new Intl.DateTimeFormat(locales[code], { dateStyle: 'long' });
  return html
    .replace(/<html lang="[^"]*"/, `<html lang="${locales[code]}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(head.title)}</title>`)
    .replace(
      /<meta name="description" content="[^"]*"/,
      () => `<meta name="description" content="${escapeHtml(head.description)}"`,
    )
    .replace('<nav class="languages"></nav>', languageChoice(code))
    .replaceAll('href="/?lang=pt#projects"', `href="/?lang=${code}#projects"`)
    .replace(
      /<[^<>]* data-word="([^"]+)"[^<>]*>(?=<\/)/g,
      (tag, word: string) => tag + marked(wordAt(words, word)),
    )
    .replace(/ data-label="([^"]+)"( alt="")?/g, (attribute, label: string, alt) => {
      const text = escapeHtml(wordAt(words, label));
      return alt ? ` data-label="${label}" alt="${text}"` : `${attribute} aria-label="${text}"`;
    })
    .replace(
      /<time datetime="([^"]+)" data-date>/g,
      (tag, day) => tag + date.format(new Date(`${day}T12:00`)),
    );
}
