/**
 * What is wrong with the files of a studio's folder before anybody reads them: links that lead nowhere or out of it, and
 * names that another system takes for the same.
 */
import { type Dirent, readdirSync, realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
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

/** A sentence for each problem, with its place and the remedy. */
export function folderProblems(folder: string): string[] {
  const root = realpathSync(folder);

  function problemsIn(path: string, around: readonly string[]): string[] {
    const entries = entriesOf(path ? `${folder}/${path}` : folder).filter(
      ({ name }) => !isForeign(name) && (path !== '' || parts.includes(name)),
    );
    return [
      ...sameNames(entries.map(({ name }) => name)).map(
        ([one, other]) =>
          `${folder}/${path && `${path}/`}${one}: beside it is ${other}, and other systems take the two names for one: rename one.`,
      ),
      ...entries.flatMap((entry) => {
        const below = path ? `${path}/${entry.name}` : entry.name;
        if (entry.isDirectory()) return problemsIn(below, [...around, `${root}/${below}`]);
        if (!entry.isSymbolicLink()) return [];
        const problem = linkProblem(`${folder}/${below}`, { root, around });
        if (problem) return [`${folder}/${below}: ${problem}.`];
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
function linkProblem(path: string, { root, around }: { root: string; around: readonly string[] }) {
  let real: string;
  try {
    real = realpathSync(path);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ELOOP'
      ? 'the link leads in a circle: put the file itself there'
      : 'the link leads to nothing: put the file itself there';
  }
  if (around.includes(real)) return 'the link leads to a folder that it is in: take it out';
  const within = relative(root, real);
  return within.split(sep)[0] === '..' || within.startsWith(sep)
    ? `the link leads out of the studio’s folder, to ${real}: put the file itself there`
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
