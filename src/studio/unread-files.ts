/** Names what nothing reads in content/: a text that somebody wrote must not vanish without a word. */
import { readdirSync, realpathSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { inStudio } from './folder.ts';
import { isForeign } from './foreign-files.ts';

/**
 * Returns a sentence for each file, and for each folder of a language that the site does not have.
 * @param folder - of the texts
 * @param read - what is read, with paths below `folder`
 * @param codes - of the languages
 */
export function unreadFiles(
  folder: string,
  read: ReadonlySet<string>,
  codes: readonly string[],
): string[] {
  const open = new Set<string>();

  function unreadIn(path: string): string[] {
    if (read.has(path)) return [];
    const [code = '', ...below] = path.split('/');
    const files = filesIn(`${folder}/${path}`);
    if (!files) return [`${folder}/${path}: nothing reads this file: ${remedyOf(path)}.`];
    if (code && below.length === 0 && !codes.includes(code))
      return [
        `${folder}/${path}: the site has no language "${code}": add its line to ${inStudio('settings.yaml')}, or take the folder out.`,
      ];
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

function remedyOf(path: string): string {
  const [code, part = '', ...below] = path.split('/');
  const name = basename(path);
  const isText = ['pages', 'notes'].includes(part) && below.length > 0;
  if (isText && !name.endsWith('.md'))
    return `a page or an article is a Markdown file: call it ${name.replace(/\.[^.]*$/, '')}.md, or take it out`;
  if (isText) return `put it into ${code}/${part}/, beside the others`;
  return 'correct its name or its place, or take it out';
}
