/** A mistake in one sentence, with file, line and remedy: what a command prints of an error before it ends. */

/** What people edit who are no programmers: there a mistake is nearly always a quote or a comma. */
const written = /^(site\.config\.ts|content\/.*|src\/i18n\/languages\.ts|src\/stitch\/maps\/.*)$/;

/** Where an error's account of itself is first in a file of this folder: its path from there, and the line. */
function placeOf({ stack = '' }: Error, root: string) {
  const [, file = '', line = ''] =
    new RegExp(`${RegExp.escape(`${root}/`)}((?!node_modules)[^\\n:?]+)[^\\n:]*:(\\d+)`).exec(
      stack.replaceAll('file://', ''),
    ) ?? [];
  return { file, line };
}

/** A module that is not there, as Node and as Vite tell it. */
function missingIn(message: string) {
  const { named, by } =
    /Cannot find module '(?<named>[^']+)' imported from (?<by>\S+)/.exec(message)?.groups ??
    /Failed to load url (?<named>\S+) .* in (?<by>\S+)\. Does the file exist/.exec(message)
      ?.groups ??
    {};
  return (
    named &&
    `${by}: it names ${named.replace(/^(\.\.?\/)+/, '')}, which is not there: put the file back, or take the lines that name it out.`
  );
}

const quotes =
  'Every text stands between two quotes of the same kind, with a comma after it; an apostrophe in it is written ’. The mistake may be in the line above.';

/**
 * @param root - the folder of the project, from which files are named
 */
export function tellMistake(error: unknown, root = process.cwd()): string {
  if (!(error instanceof Error)) return String(error);
  const { file, line } = placeOf(error, root);
  const missing = missingIn(error.message.replaceAll(`${root}/`, ''));
  if (missing) return missing;
  const isWriting = error instanceof SyntaxError || error instanceof ReferenceError;
  if (isWriting && written.test(file)) return `${file}:${line}: ${error.message}. ${quotes}`;
  // Ours say all in their message; of what nobody has foreseen the whole way is wanted.
  return error.name === 'Error' ? error.message : (error.stack ?? error.message);
}
