import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../tests/generated.ts';
import { folderOfFile } from '../../tests/temporary-folder.ts';
import { findStudio, StudioRefused } from './find-studio.ts';

const root = folderOfFile('studios');

function makeStudio(...path: string[]) {
  const folder = join(root, ...path);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'settings.yaml'), '');
  return folder;
}

const refusal = (given: string, called = root) => {
  try {
    return findStudio(given, called);
  } catch (error) {
    if (error instanceof StudioRefused) return error.message;
    throw error;
  }
};

test('without STUDIO it is the folder of the project', () => {
  expect(findStudio(undefined, root)).toBe('studio');
  expect(findStudio('studio', process.cwd())).toBe('studio');
});

const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter(
    (text) => !/^\.+$|[/\0]/.test(text) && text === text.trim() && Buffer.byteLength(text) < 200,
  );

test('a folder is found from everywhere by a path that can be built, and another is refused in a sentence', () =>
  forAll(200, fc.array(name, { minLength: 1, maxLength: 4 }), (names) => {
    const folder = makeStudio(...names);
    const found = refusal(folder);
    const elsewhere = join(root, 'called', 'from');
    expect(refusal(relative(elsewhere, folder), elsewhere).replace(/".*" \(/s, '(')).toBe(
      found.replace(/".*" \(/s, '('),
    );
    if (found !== folder)
      expect(found).toMatch(/^STUDIO is ".*\): a path with .* in it cannot be built: give /s);
    else expect(found).not.toMatch(/[#?\\]|\p{Cc}/u);
  }));

test('a link leads to its folder', () => {
  const folder = makeStudio('linked');
  symlinkSync(folder, join(root, 'link'));
  expect(findStudio('link', root)).toBe(folder);
});

test.each<[problem: string, prepare: (path: string) => void]>([
  ['there is no such folder', () => {}],
  ['mend the link', (path) => symlinkSync('nowhere', path)],
  ['leads in a circle', (path) => symlinkSync(path, path)],
  ['is no folder', (path) => writeFileSync(path, '')],
  ['has no settings.yaml', (path) => mkdirSync(path)],
  ['contains the project itself', (path) => symlinkSync(join(process.cwd(), '..'), path)],
  ['contains the project itself', (path) => symlinkSync(process.cwd(), path)],
])('%s', (problem, prepare) => {
  const path = join(mkdtempSync(join(root, 'refused-')), 'studio');
  prepare(path);
  expect(() => findStudio(path, root)).toThrow(problem);
  expect(() => findStudio(path, root)).toThrow(/^STUDIO is ".+" \(.+\): .+[.]$/);
});

test('a path that is too long is refused', () => {
  expect(() => findStudio('a'.repeat(5_000), root)).toThrow('too long');
});

test('a command ends with the sentence, before anything else', () => {
  const env = { ...process.env, STUDIO: 'not/there', INIT_CWD: root };
  expect(() => execFileSync(process.execPath, ['build/check.ts'], { env, stdio: 'pipe' })).toThrow(
    `STUDIO is "not/there" (${join(root, 'not/there')}): there is no such folder`,
  );
});
