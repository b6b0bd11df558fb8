import type { PageText } from '../browser/page-text.ts';
import type { Words } from './words/pt.ts';

type Branch = string | readonly string[] | { readonly [name: string]: Branch };

/** Each text by the name that its `data-word` has. */
function leaves(branch: Branch, path = ''): [string, string][] {
  if (typeof branch === 'string') return [[path, branch]];
  return Object.entries(branch).flatMap(([name, inner]) =>
    leaves(inner, path === '' ? name : `${path}.${name}`),
  );
}

/**
 * What stands in the document. The words of the form and of sending a letter are drawn with them, by the page's script.
 */
export function pageOf({ head, page, voices, labels, withoutScripts }: Words): PageText {
  const { name, relation, choose, message, write, studio, toStudio, ...book } = page.book;
  const { sendIn, copy, ...reader } = page.reader;
  const texts = Object.fromEntries(leaves({ ...page, book, reader, ...voices }));
  return { head, texts, labels, without: { book: withoutScripts } };
}
