/** Finds the field of a mistake that the checks of the build have told. */
import { bodyStart } from './file-text.ts';
import { markdownSource, readIfThere, type Source } from './sources.ts';

/**
 * A mistake in a document, by the name of its file and the path of the value in it: empty, if it is of the whole. A
 * mistake of a Markdown file as a whole is one of its text.
 */
export type Problem = { document: string; file: string; path: string; message: string };

/** @param textOf - the text of a file as it would be written */
export function placeProblem(
  root: string,
  problem: string,
  sources: readonly Source[],
  textOf: (path: string) => string | undefined = (path) => readIfThere(root, path),
): Problem {
  const [, path = '', line = '', name = '', message = problem] =
    /^([^\s:]+?\.(?:yaml|md))(?::(\d+))?(?: \(([^)]+)\))?: (.*)$/s.exec(problem) ?? [];
  // A page or an article that is saved for the first time is not among them.
  const [, id = ''] = /^content\/[^/]+\/((?:pages|notes)\/.+)\.md$/.exec(path) ?? [];
  const isKnown = sources.some((it) => it.id === id);
  for (const source of [...sources, ...(isKnown ? [] : [markdownSource(id) ?? []].flat())])
    for (const file of source.files) {
      if (source.path(file) !== path) continue;
      const place = { document: source.id, file };
      if (name || !source.isMarkdown) return { ...place, path: name, message };
      if (line === '') return { ...place, path: 'body', message };
      const text = textOf(path) ?? '';
      const shown = Number(line) - bodyStart(text) + 1;
      if (shown > 0) return { ...place, path: 'body', message: `Line ${shown}: ${message}` };
      const [, key = ''] = /^(\w+):/.exec(text.split('\n')[Number(line) - 1] ?? '') ?? [];
      return { ...place, path: key, message };
    }
  return { document: '', file: '', path: '', message: problem };
}

/** A problem of a file is the same one when it has moved to another line. */
export const withoutLine = (problem: string): string => problem.replace(/:\d+/, '');
