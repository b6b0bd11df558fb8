import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { forAll } from '../../tests/generated.ts';
import { folderOfFile } from '../../tests/temporary-folder.ts';
import { settings } from '../in-force/settings.ts';
import { pagesOf } from '../pages/registry.ts';
import { inEnglish } from '../problems/problem.ts';
import { studioFolder } from './folder.ts';
import { folderProblems } from './folder-problems.ts';
import { isForeign } from './foreign-files.ts';
import { readContent } from './read-content.ts';
import { readSettings } from './read-settings.ts';
import { readStitches } from './read-stitches.ts';

const root = folderOfFile('folder');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(root, 'studio-'));
  write('content/pt/home.yaml');
  write('public/pictures/a.png');
});

function write(path: string, text = '') {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function link(target: string, path: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  symlinkSync(target, join(folder, path));
}

test.each<[what: string, prepare: () => void, place: string, problem: RegExp]>([
  ['a broken link', () => link('gone', 'public/a'), 'public/a', /leads to nothing/],
  ['a link to itself', () => link('a', 'public/a'), 'public/a', /leads in a circle/],
  ['a link around it', () => link('..', 'public/a'), 'public/a', /that it is in/],
  ['a link to the folder', () => link(folder, 'content/pt/a'), 'content/pt/a', /that it is in/],
  ['a link out of it', () => link('/etc', 'public/a'), 'public/a', /leads out of .*, to \/etc:/],
  ['a file out of it', () => link('/etc/hosts', 'public/a'), 'public/a', /to \/etc\/hosts:/],
  ['a part out of it', () => link('/etc', 'stitches'), 'stitches', /leads out of/],
  [
    'a link out of it, behind a link',
    () => {
      write('owner/x');
      link('/etc', 'owner/etc');
      link('../owner', 'public/a');
    },
    'public/a/etc',
    /leads out of/,
  ],
  [
    'names that differ in capitals',
    () => {
      write('content/pt/Notes/a.md');
      write('content/pt/notes/a.md');
    },
    'content/pt/notes',
    /beside it is Notes/,
  ],
  [
    'names that differ in how an accent is stored',
    () => {
      write('public/caf\u00e9.png');
      write('public/cafe\u0301.png');
    },
    'public/caf\u00e9.png',
    /two names for one/,
  ],
])('%s is refused', (_, prepare, place, problem) => {
  prepare();
  const said = folderProblems(folder).map(inEnglish);
  expect(said).toEqual([expect.stringMatching(problem)]);
  expect(said[0]).toMatch(/^[^:]+: .+: [a-z].+\.$/);
  expect(said[0]).toContain(`${folder}/${place}: `);
});

test('a link within the folder is followed', () => {
  link('../public/pictures', 'content/pictures');
  link('pt', 'content/en');
  expect(folderProblems(folder)).toEqual([]);
});

test('what lies beside the parts of a studio is the owner’s', () => {
  for (const path of ['README.md', 'node_modules/a/b', 'dist/x', '.git/HEAD', 'Content.md'])
    write(path);
  link('/etc', 'elsewhere');
  link('gone', '.#settings.yaml');
  expect(folderProblems(folder)).toEqual([]);
});

/** What other programs leave in a folder. */
const foreignName = fc.oneof(
  fc.constantFrom(
    ...['.git', '.DS_Store', '._home.yaml', 'Thumbs.db', 'desktop.ini', '@eaDir', 'node_modules'],
  ),
  fc
    .tuple(
      fc.stringMatching(/^[a-z]{1,8}$/),
      fc.constantFrom('.yaml', '.md', '.png', ''),
      fc.constantFrom('~', '.swp', '.orig', '.bak', '.rej', '.tmp'),
    )
    .map((parts) => parts.join('')),
  fc.stringMatching(/^[a-z]{1,8}$/).map((name) => `.#${name}.md`),
  fc.stringMatching(/^[a-z]{1,8}$/).map((name) => `#${name}.yaml#`),
);

/** A copy of the studio, and what is read of it. */
function copyStudio(name: string) {
  const copy = join(root, name);
  cpSync(studioFolder, copy, { recursive: true });
  const read = () =>
    JSON.stringify([
      folderProblems(copy),
      readSettings(`${copy}/settings.yaml`),
      readStitches(`${copy}/stitches`),
      readContent(settings, pagesOf, `${copy}/content`).words,
    ]);
  return { copy, read, before: read() };
}

test('foreign files change nothing of what is read, wherever they lie', async () => {
  const { copy, read, before } = copyStudio('foreign');
  const folders = ['.', ...globSync('{content,stitches,public}/**/', { cwd: copy })];
  await forAll(
    5,
    fc.array(fc.tuple(fc.constantFrom(...folders), foreignName, fc.boolean()), {
      minLength: 20,
      maxLength: 60,
    }),
    (files) => {
      const made = files.map(([at, name, isFolder]) => {
        expect(isForeign(name)).toBe(true);
        const path = join(copy, at, name);
        rmSync(path, { recursive: true, force: true });
        mkdirSync(isFolder ? path : dirname(path), { recursive: true });
        writeFileSync(isFolder ? join(path, 'x.md') : path, 'a: [\n');
        return path;
      });
      try {
        expect(read()).toBe(before);
      } finally {
        for (const path of made) rmSync(path, { recursive: true, force: true });
      }
    },
  );
});

test('line ends of Windows change nothing', () => {
  const { copy, read, before } = copyStudio('windows');
  for (const file of globSync('**/*.{yaml,md,css,json}', { cwd: copy })) {
    const text = readFileSync(join(copy, file), 'utf8');
    writeFileSync(join(copy, file), text.replaceAll('\n', '\r\n'));
  }
  expect(read()).toBe(before);
});
