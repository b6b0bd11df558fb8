/** Finds the field of a mistake that the checks of the build have found. */
import type { Problem as Found } from '../../src/problems/problem.ts';
import { bodyStart } from './file-text.ts';
import { markdownSource, readIfThere, type Source } from './sources.ts';

/**
 * A mistake in a document, by the name of its file and the path of the value in it: empty, if it is of the whole. A
 * mistake of a Markdown file as a whole is one of its text. Its place has the line that the editor shows, if any.
 */
export type Problem = Found & { document: string; file: string; path: string };

/** @param textOf - the text of a file as it would be written */
export function placeProblem(
  root: string,
  { place: { file: path, line, path: name } = { file: '' }, ...mistake }: Found,
  sources: readonly Source[],
  textOf: (path: string) => string | undefined = (path) => readIfThere(root, path),
): Problem {
  // A page or an article that is saved for the first time is not among them.
  const [, id = ''] = /^content\/[^/]+\/((?:pages|notes)\/.+)\.md$/.exec(path) ?? [];
  const isKnown = sources.some((it) => it.id === id);
  for (const source of [...sources, ...(isKnown ? [] : [markdownSource(id) ?? []].flat())])
    for (const file of source.files) {
      if (source.path(file) !== path) continue;
      const found = { ...mistake, document: source.id, file };
      if (name || !source.isMarkdown) return { ...found, path: name ?? '' };
      if (line === undefined) return { ...found, path: 'body' };
      const text = textOf(path) ?? '';
      const shown = line - bodyStart(text) + 1;
      if (shown > 0) return { ...found, path: 'body', place: { file, line: shown } };
      const [, key = ''] = /^(\w+):/.exec(text.split('\n')[line - 1] ?? '') ?? [];
      return { ...found, path: key };
    }
  return { ...mistake, document: '', file: '', path: '' };
}

/** A problem of a file is the same one when it has moved to another line. */
export const withoutLines = (problem: Found): string =>
  JSON.stringify(problem, (key, value) => (key === 'line' ? undefined : value));
