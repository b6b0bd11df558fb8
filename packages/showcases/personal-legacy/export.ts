import { h } from '../browser/element.ts';
import { inline } from '../browser/inline.ts';
import { code, locale } from '../browser/language.ts';
import { chapters, editOf, type Family, parts } from './family.ts';
import { words } from './words.ts';

/** A message as it is exported, with what the family has decided. */
type Exported = { text: string; by: string; state: string };

/**
 * Downloads what the family owns as one file that any browser opens, now and in thirty years: the chapters as
 * corrected, the letters, and every message with its state.
 */
export function exportFile(family: Family, messages: readonly Exported[]): void {
  const page = document.implementation.createHTMLDocument(words.head.title);
  page.documentElement.lang = locale;
  page.head.prepend(h('meta', { charset: 'utf-8' }));
  page.body.append(h('h1', {}, 'Amélia Duarte'), h('h2', {}, words.page.life));
  for (const chapter of chapters) {
    const text = editOf(family, code, chapter) ?? words.page[chapter];
    const [title, ...paragraphs] = parts.map((part) => inline(text[part]));
    page.body.append(h('h3', {}, ...(title ?? [])));
    for (const paragraph of paragraphs) page.body.append(h('p', {}, ...paragraph));
  }
  page.body.append(h('h2', {}, words.page.drawer.title));
  for (const letter of document.querySelectorAll('.letters .letter')) {
    for (const part of letter.children) {
      const copy = h(part instanceof HTMLHeadingElement ? 'h3' : 'p');
      copy.append(...[...part.childNodes].map((node) => node.cloneNode(true)));
      page.body.append(copy);
    }
  }
  page.body.append(h('h2', {}, words.page.book.title));
  for (const { text, by, state } of messages) {
    page.body.append(h('blockquote', {}, h('p', {}, text), h('p', {}, `${by} (${state})`)));
  }
  const text = `<!doctype html>\n${page.documentElement.outerHTML}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/html' }));
  h('a', { href: address, download: `amelia-duarte.${code}.html` }).click();
  // Browsers that ask where to save it still read it then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
