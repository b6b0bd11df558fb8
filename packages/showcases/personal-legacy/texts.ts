import type { Voices } from './voices/pt.ts';
import type { Words } from './words/pt.ts';

type Branch = string | readonly string[] | { readonly [name: string]: Branch };

function leaves(branch: Branch, path: string): [string, string][] {
  if (typeof branch === 'string') return [[path, branch]];
  return Object.entries(branch).flatMap(([name, inner]) =>
    leaves(inner, path === '' ? name : `${path}.${name}`),
  );
}

/** What stands in the document, by the name that its `data-word` has there. */
export function textsOf(words: Words, voices: Voices): Record<string, string> {
  return Object.fromEntries(leaves({ ...words.page, ...voices }, ''));
}
