/** Finds the field of a mistake that the checks of the build have told. */
import { bodyStart } from './file-text.ts';
import { readIfThere, type Source } from './sources.ts';

/** A mistake in a document, by the name of its file and the path of the value in it; both empty: of the whole. */
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
  for (const source of sources)
    for (const file of source.files) {
      if (source.path(file) !== path) continue;
      const place = { document: source.id, file };
      if (name || !source.isMarkdown || line === '') return { ...place, path: name, message };
      const shown = Number(line) - bodyStart(textOf(path) ?? '') + 1;
      return shown > 0
        ? { ...place, path: 'body', message: `Line ${shown}: ${message}` }
        : { ...place, path: '', message };
    }
  return { document: '', file: '', path: '', message: problem };
}

/** A problem of a file is the same one when it has moved to another line. */
export const withoutLine = (problem: string): string => problem.replace(/:\d+/, '');
