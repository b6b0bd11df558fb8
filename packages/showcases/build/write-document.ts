/** Writes the words of a language into a document, for those who read it without scripts and before them. */
import { piecesOf } from '../browser/inline.ts';
import { type Code, locales, ownNames } from '../browser/language.ts';
import { choiceNames } from '../browser/language-choice.ts';
import type { PageText } from '../browser/page-text.ts';

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
export function writeDocument(html: string, code: Code, page: PageText): string {
  const without = Object.entries(page.without).map(([name, text]) => [`without.${name}`, text]);
  const texts: Record<string, string> = { ...page.texts, ...Object.fromEntries(without) };
  const known = (dictionary: Readonly<Record<string, string>>, name: string) => {
    const text = Object.hasOwn(dictionary, name) ? dictionary[name] : undefined;
    if (text === undefined) throw new Error(`no word is called ${name}`);
    return text;
  };
  const date = new Intl.DateTimeFormat(locales[code], { dateStyle: 'long' });
  const written = new Set<string>();
  const done = html
    .replace(/<html lang="[^"]*"/, `<html lang="${locales[code]}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(page.head.title)}</title>`)
    .replace(
      /<meta name="description" content="[^"]*"/,
      () => `<meta name="description" content="${escapeHtml(page.head.description)}"`,
    )
    .replace('<nav class="languages"></nav>', languageChoice(code))
    .replaceAll('href="/?lang=pt#projects"', `href="/?lang=${code}#projects"`)
    .replace(/<([^<>]*?) data-word="([^"]+)"([^<>]*)>(?=<\/)/g, (tag, _before, word: string) => {
      written.add(word);
      return tag + marked(known(texts, word));
    })
    .replace(/ data-label="([^"]+)"( alt="")?/g, (attribute, label: string, alt) => {
      const text = escapeHtml(known(page.labels, label));
      return alt ? ` data-label="${label}" alt="${text}"` : `${attribute} aria-label="${text}"`;
    })
    .replace(
      /<time datetime="([^"]+)" data-date>/g,
      (tag, day) => tag + date.format(new Date(`${day}T12:00`)),
    );
  const [homeless] = Object.keys(texts).filter((word) => !written.has(word));
  if (homeless !== undefined) throw new Error(`no place for the word ${homeless}`);
  return done;
}
