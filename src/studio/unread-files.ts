/** Names what nothing reads in content/: a text that somebody wrote must not vanish without a word. */
import { readdirSync, realpathSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { type Problem, problem, problemAt } from '../problems/problem.ts';
import { inStudio } from './folder.ts';
import { isForeign } from './foreign-files.ts';

/**
 * Returns a problem for each file, and for each folder of a language that the site does not have.
 * @param folder - of the texts
 * @param read - what is read, with paths below `folder`
 * @param codes - of the languages
 */
export function unreadFiles(
  folder: string,
  read: ReadonlySet<string>,
  codes: readonly string[],
): Problem[] {
  const open = new Set<string>();

  function unreadIn(path: string): Problem[] {
    if (read.has(path)) return [];
    const [code = '', ...below] = path.split('/');
    const files = filesIn(`${folder}/${path}`);
    const place = { file: `${folder}/${path}` };
    if (!files) return [{ ...unread(path), place }];
    if (code && below.length === 0 && !codes.includes(code))
      return [problemAt(place, 'noLanguage', { code, settings: inStudio('settings.yaml') })];
    // A link to a folder around it would have no end.
    const real = realpathSync(`${folder}/${path}`);
    if (open.has(real)) return [];
    open.add(real);
    return files.flatMap((name) => unreadIn(path ? `${path}/${name}` : name));
  }

  return unreadIn('');
}

/** The names in a folder; undefined for a file, or a link to nothing. */
function filesIn(path: string): string[] | undefined {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  return isFolder
    ? readdirSync(path)
        .filter((name) => !isForeign(name))
        .sort()
    : undefined;
}

function unread(path: string): Problem {
  const [code, part = '', ...below] = path.split('/');
  const name = basename(path);
  const isText = ['pages', 'notes'].includes(part) && below.length > 0;
  if (isText && !name.endsWith('.md'))
    return problem('unreadText', { name: `${name.replace(/\.[^.]*$/, '')}.md` });
  return isText ? problem('textTooDeep', { folder: `${code}/${part}/` }) : problem('unread');
}
