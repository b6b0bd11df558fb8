import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { assert, constantFrom, nat, property } from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderOfTest } from '../../tests/temporary-folder.ts';
import { inStudio } from './folder.ts';
import { readStitches } from './read-stitches.ts';

let folder: string;

beforeEach(() => {
  folder = folderOfTest('stitches');
});

/** A studio with the least that it needs. */
const least = {
  'places.yaml': 'emblem: star\n',
  'drawings/star.yaml': '# A comment.\nstar: |\n  A.A\n  .a.\n',
  'scenes/hero.yaml': `
inHoop:
  - [star, -1, -1]
onLinen:
  - [star, 1, 2, ms]
needle: [1, -2.5, 40]
threads:
  wide: M0 0
  tablet: M0 0
  narrow: M0 0h1
  end: m0 0
`,
};

type File =
  | keyof typeof least
  | 'drawings/more.yaml'
  | 'icons/services.yaml'
  | 'scenes/prices.yaml'
  | 'note.txt';

/** What is said about these files, without the folder. */
function problemsOf(files: Partial<Record<File, string>>): string {
  for (const [name, text] of Object.entries({ ...least, ...files })) {
    mkdirSync(dirname(`${folder}/${name}`), { recursive: true });
    writeFileSync(`${folder}/${name}`, text);
  }
  try {
    readStitches(folder);
    return '';
  } catch (error) {
    return (error as Error).message.replaceAll(`${folder}/`, '');
  }
}

it('needs an emblem and a first screen only', () => {
  expect(problemsOf({})).toBe('');
  const { emblem, hero, icons, places, scenes } = readStitches(folder);
  expect(emblem).toEqual(['A.A', '.a.']);
  expect(hero.motifs).toEqual({ star: emblem });
  expect(hero.onLinen).toEqual([['star', 1, 2, 'ms']]);
  expect(icons).toEqual({ services: {}, industries: {}, numerals: {} });
  expect([places, scenes]).toEqual([{ emblem }, {}]);
});

const hero = least['scenes/hero.yaml'];
/** What is said of a file with these lines. */
const cases: [file: File, lines: string, problem: string][] = [
  [
    'drawings/more.yaml',
    '\n# Two.\nsun: |\n  AA\n  AZ\n',
    'drawings/more.yaml:5 (sun): row 2, column 2: "Z" is no thread: write one of A a B b K C D, or . for an empty cell.',
  ],
  // Rows that YAML has joined.
  [
    'drawings/more.yaml',
    'sun:\n  AA\n  AA\n',
    'drawings/more.yaml:3 (sun): row 1, column 3: " " is no thread',
  ],
  ['drawings/more.yaml', 'sun: [A]\n', 'is no drawing: write "|"'],
  [
    'drawings/more.yaml',
    'star: |\n  A\n',
    'drawings/star.yaml: drawings/more.yaml has a drawing "star" too: rename one.',
  ],
  [
    'scenes/hero.yaml',
    hero.replace('[star, 1', '[moon, 1'),
    'scenes/hero.yaml:5 (onLinen): there is no drawing "moon": draw it in drawings/, or name one of star.',
  ],
  ['places.yaml', 'emblem: star\nroof: star\n', 'places.yaml:2'],
  ['places.yaml', 'thanks: star\n', '(emblem)'],
  [
    'places.yaml',
    'emblem: star\nstep: star\n',
    'places.yaml:2 (step): is 3 by 2 cells, and must be 9 by 16: redraw it.',
  ],
  [
    'icons/services.yaml',
    'web: |\n  A\n',
    'icons/services.yaml:1 (web): is 1 by 1 cells, and must be 24 by 20: redraw it.',
  ],
  ['scenes/hero.yaml', hero.replace('[star, -1, -1]', '[star, -1]'), 'scenes/hero.yaml:3'],
  ['scenes/hero.yaml', hero.replace('ms', 'x'), 'is no turn'],
  ['scenes/hero.yaml', hero.replace('M0 0h1', '<b>'), 'is no path'],
  [
    'scenes/prices.yaml',
    'view: [0, 0, 9, 9]\nfigures: []\nlying:\n  - knot: 1\n',
    'scenes/prices.yaml:4',
  ],
  ['note.txt', 'A', 'note.txt: nothing reads this file'],
];

describe('the check of the drawings', () => {
  it.each(cases)('says of %s with %j: %s', (file, lines, problem) => {
    expect(problemsOf({ [file]: lines })).toContain(problem);
  });

  it('names the line of any cell of any drawing that is no thread', () => {
    cpSync(inStudio('stitches'), folder, { recursive: true });
    const files = globSync(`${folder}/{drawings,icons}/*.yaml`).sort();
    assert(
      property(constantFrom(...files), nat(), nat(), (file, anyRow, anyColumn) => {
        const text = readFileSync(file, 'utf8');
        const lines = text.split('\n');
        const rows = lines.flatMap((line, index) => (/^ {2}\S/.test(line) ? [index] : []));
        const at = rows[anyRow % rows.length] ?? 0;
        const row = lines[at] ?? '';
        const column = 2 + (anyColumn % (row.length - 2));
        lines[at] = `${row.slice(0, column)}Z${row.slice(column + 1)}`;
        writeFileSync(file, lines.join('\n'));
        expect(() => readStitches(folder)).toThrow(`${file}:${at + 1} (`);
        writeFileSync(file, text);
      }),
    );
  });
});
