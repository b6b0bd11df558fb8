import { formatDate, noonOf } from './guest-book.ts';
import { textsOf } from './texts.ts';
import { pt as voices } from './voices/pt.ts';
import { pt as words } from './words/pt.ts';

const texts = textsOf(words, voices);
const labels: Readonly<Record<string, string>> = words.labels;

function known(dictionary: Readonly<Record<string, string>>, name: string): string {
  const text = dictionary[name];
  if (text === undefined) throw new Error(`personal-legacy: no word is called ${name}`);
  return text.replaceAll('&', '&amp;');
}

/**
 * Writes the Portuguese words into the document when it is built, so that the story can be read
 * without scripts.
 */
export function withFirstWords(html: string): string {
  return html
    .replace(/<([^<>]*?) data-word="([^"]+)"([^<>]*)>(?=<\/)/g, (tag, _before, word) => {
      return tag + known(texts, word).replaceAll('\n', '<br>');
    })
    .replace(/ data-label="([^"]+)"( alt="")?/g, (attribute, label, alt) => {
      const text = known(labels, label).replaceAll('"', '&quot;');
      return alt ? ` data-label="${label}" alt="${text}"` : `${attribute} aria-label="${text}"`;
    })
    .replace(/<time datetime="([^"]+)" data-date>/g, (tag, day) => {
      return tag + formatDate(noonOf(day));
    });
}
