/**
 * What is wrong with the files of a studio's folder before anybody reads them: links that lead nowhere or out of it, and
 * names that another system takes for the same.
 */
import { type Dirent, readdirSync, realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { type Problem, problem, problemAt } from '../problems/problem.ts';
import { isForeign } from './foreign-files.ts';

/** What a studio's folder has. Whatever else lies beside it is the owner's, and nobody reads it. */
const parts = [
  'settings.yaml',
  'colours.css',
  'fingerprints.json',
  'content',
  'stitches',
  'public',
  'screenshots',
];

export function folderProblems(folder: string): Problem[] {
  const root = realpathSync(folder);

  function problemsIn(path: string, around: readonly string[]): Problem[] {
    const entries = entriesOf(path ? `${folder}/${path}` : folder).filter(
      ({ name }) => !isForeign(name) && (path !== '' || parts.includes(name)),
    );
    return [
      ...sameNames(entries.map(({ name }) => name)).map(([one, other]) =>
        problemAt({ file: `${folder}/${path && `${path}/`}${one}` }, 'sameName', { other }),
      ),
      ...entries.flatMap((entry) => {
        const below = path ? `${path}/${entry.name}` : entry.name;
        if (entry.isDirectory()) return problemsIn(below, [...around, `${root}/${below}`]);
        if (!entry.isSymbolicLink()) return [];
        const wrong = linkMistake(`${folder}/${below}`, { root, around });
        if (wrong) return [{ ...wrong, place: { file: `${folder}/${below}` } }];
        return problemsIn(below, [...around, realpathSync(`${folder}/${below}`)]);
      }),
    ];
  }

  return problemsIn('', [root]);
}

/** The entries of a folder; none for a file, and for what may not be read: its reader says so. */
function entriesOf(path: string): Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Why a link is refused; undefined when it may be followed. */
function linkMistake(
  path: string,
  { root, around }: { root: string; around: readonly string[] },
): Problem | undefined {
  let real: string;
  try {
    real = realpathSync(path);
  } catch (error) {
    const isCircle = (error as NodeJS.ErrnoException).code === 'ELOOP';
    return problem(isCircle ? 'linkInCircle' : 'brokenLink');
  }
  if (around.includes(real)) return problem('linkAround');
  const within = relative(root, real);
  return within.split(sep)[0] === '..' || within.startsWith(sep)
    ? problem('linkOut', { to: real })
    : undefined;
}

/** Pairs of names that differ in nothing but capitals, or in how an accent is stored. */
function sameNames(names: readonly string[]): [string, string][] {
  const seen = new Map<string, string>();
  return names.toSorted().flatMap((name): [string, string][] => {
    const plain = name.normalize('NFC').toLowerCase();
    const before = seen.get(plain);
    seen.set(plain, before ?? name);
    return before === undefined ? [] : [[name, before]];
  });
}
