import type { Voices } from './voices/pt.ts';
import type { Words } from './words/pt.ts';

type Branch = string | readonly string[] | { readonly [name: string]: Branch };

function leaves(branch: Branch, path: string): [string, string][] {
  if (typeof branch === 'string') return [[path, branch]];
  return Object.entries(branch).flatMap(([name, inner]) =>
    leaves(inner, path === '' ? name : `${path}.${name}`),
  );
}

/**
 * What stands in the document, by the name that its `data-word` has there. The words of the form and of sending a
 * letter are drawn with them, by the page's script.
 */
export function textsOf({ page }: Words, voices: Voices): Record<string, string> {
  const { name, relation, choose, message, write, studio, toStudio, ...book } = page.book;
  const { sendIn, copy, ...reader } = page.reader;
  return Object.fromEntries(leaves({ ...page, book, reader, ...voices }, ''));
}
