import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { forAll } from '../../tests/generated.ts';
import { namesOfTheSample } from '../../tests/sample-names.ts';
import { folderOfFile } from '../../tests/temporary-folder.ts';
import { textsToWrite } from '../checks/texts-to-write.ts';
import { type Answers, answersOf, parts, questions } from './answers.ts';
import { initialsOf } from './drawings.ts';
import { folderProblem, writeStudio } from './write-studio.ts';

const root = folderOfFile('new-studio');

const place = { name: 'Delfts Bureau', place: 'Delft', country: 'NL' };
const delft: Answers = { ...place, languages: ['en'], parts: [] };
let count = 0;
function studioOf(change: Partial<Answers>): string {
  count += 1;
  const folder = join(root, String(count));
  writeStudio(folder, { ...delft, ...change }, '2026-11-25');
  return folder;
}

/** Every file of text in a folder, by its path. */
const filesIn = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => /\.(yaml|md|css)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

test('nothing in the folder is of the studio that this project is for, with any parts and languages', async () => {
  const names = namesOfTheSample();
  const language = fc.constantFrom('pt', 'en', 'es', 'nl', 'de', 'fr');
  const anyAnswers = fc.record({
    country: fc.constantFrom('NL', 'PT', 'DE', 'BR'),
    languages: fc.uniqueArray(language, { minLength: 1 }),
    parts: fc.subarray([...parts]),
  });
  await forAll(12, anyAnswers, (answers) => {
    for (const { name, text } of filesIn(studioOf(answers)))
      for (const each of names) expect(text, name).not.toMatch(each);
  });
});

test('the legal texts of another country than Portugal name no Portuguese law, and say what to check', () => {
  for (const code of ['pt', 'en', 'es']) {
    const folder = studioOf({ languages: [code] });
    for (const { name, text } of filesIn(join(folder, `content/${code}/legal`))) {
      expect(text, name).not.toMatch(/Portug|portugu|\d+\/(19|20)\d\d\b|CNPD|reclamacoes/);
      expect(text, name).toMatch(name === 'attributions.yaml' ? /^page:/ : /^law: NL/);
    }
    // Also where the language is Portuguese.
    expect(readFileSync(join(folder, 'settings.yaml'), 'utf8')).not.toMatch(/CNPD|cnpd/);
    const marks = textsToWrite(folder).filter(({ file }) => file.includes('/legal/'));
    expect(marks.flatMap(({ lines }) => lines).length).toBeGreaterThan(8);
    const portuguese = studioOf({ languages: [code], country: 'PT' });
    const policy = join(portuguese, `content/${code}/legal/privacy-policy.yaml`);
    expect(readFileSync(policy, 'utf8')).toMatch(/58\/2019/);
  }
});

test('each change of the legal texts finds its place in them', () => {
  for (const code of ['pt', 'en', 'es']) {
    const law = parse(readFileSync(`build/new-studio/starter/${code}/law.yaml`, 'utf8'));
    const legal = ['privacy-policy', 'terms-and-conditions', 'attributions'];
    const texts = [...legal.map((name) => `legal/${name}`), 'reverse']
      .map((file) => parse(readFileSync(`studio/content/${code}/${file}.yaml`, 'utf8')))
      .map((text) => JSON.stringify(text))
      .join();
    for (const { from, check, drop } of [...law.everywhere, ...law.elsewhere])
      expect(texts).toContain(JSON.stringify(from ?? check ?? drop).slice(1, -1));
  }
});

test('a language that the project does not have gets the English texts, each of them to write', () => {
  const folder = studioOf({ languages: ['nl', 'en'] });
  const texts = (code: string) =>
    parse(readFileSync(join(folder, `content/${code}/home.yaml`), 'utf8'));
  expect(texts('nl')).toEqual(texts('en'));
  const marksIn = (code: string) =>
    textsToWrite(folder)
      .filter(({ file }) => file.startsWith(`${folder}/content/${code}/`))
      .flatMap(({ lines }) => lines).length;
  const textsIn = (value: unknown): number =>
    typeof value === 'string'
      ? Number(/\p{L}{2}/u.test(value))
      : Object.entries(value ?? {})
          .filter(([key, it]) => !/^(id|when|law|page)$/.test(key) || typeof it !== 'string')
          .reduce((sum, [, inner]) => sum + textsIn(inner), 0);
  const dutch = filesIn(join(folder, 'content/nl'));
  const all = dutch.reduce((sum, { text }) => sum + textsIn(parse(text)), 0);
  expect(marksIn('nl')).toBe(all);
  expect(marksIn('en')).toBeLessThan(all / 4);
});

test('the languages are called as their speakers call them, and no key of an installation is committed', () => {
  const folder = studioOf({ languages: ['fr', 'pt'] });
  const { languages } = parse(readFileSync(join(folder, 'settings.yaml'), 'utf8'));
  expect(languages).toMatchObject({ fr: { name: 'Français' }, pt: { name: 'Português' } });
  expect(readFileSync(join(folder, '.gitignore'), 'utf8').split('\n')).toContain('.env');
});

test('a folder that is something already, or lies in the engine’s own, is refused', () => {
  const full = studioOf({});
  expect(folderProblem(full)).toMatch(/is not empty: /);
  expect(folderProblem(join(full, 'colours.css'))).toMatch(/is a file: /);
  mkdirSync(join(root, 'empty'));
  expect(folderProblem(join(root, 'empty'))).toBeUndefined();
  expect(folderProblem(join(root, 'a/new/one'))).toBeUndefined();
  symlinkSync(resolve('studio'), join(root, 'link'));
  for (const inside of [resolve('studio'), resolve('studio/mine'), join(root, 'link/mine')])
    expect(folderProblem(inside)).toMatch(/lies in studio\//);
});

const command = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolved) => {
    execFile(process.execPath, ['build/new-studio/command.ts', ...args], (error, out, err) =>
      resolved({ code: Number(error?.code ?? 0), said: `${out}${err}` }),
    ).stdin?.end();
  });

test('without a terminal, what is missing or wrong is named by its option', async () => {
  const folder = join(root, 'asked');
  const missing = await command(folder, '--name', 'Delfts Bureau', '--country', 'NL');
  expect(missing.code).toBe(1);
  expect(missing.said.match(/^--\w+/gm)).toEqual(['--place', '--languages', '--with']);
  const mistakes = '--country Holland --with blog --languages nl,nl'.split(' ');
  const wrong = await command(folder, ...mistakes);
  expect(wrong.said.match(/^--\w+/gm)).toEqual(['--country', '--languages', '--with']);
  expect((await command()).said).toMatch(/^Name one folder/);
  expect(folderProblem(folder)).toBeUndefined();
});

test('the answers are the same in any case and with any separator', () => {
  const where = { name: ' Delfts Bureau ', place: 'Delft', country: 'nl' };
  const given = { ...where, languages: 'NL, en', with: 'notes prices' };
  for (const [name, { problem }] of Object.entries(questions))
    expect(problem(given[name as keyof typeof given])).toBeUndefined();
  const read = { languages: ['nl', 'en'], parts: ['prices', 'notes'] };
  expect(answersOf(given)).toEqual({ ...delft, ...read });
  expect(answersOf({ ...given, with: 'all' }).parts).toEqual(parts);
  expect(answersOf({ ...given, with: 'none' }).parts).toEqual([]);
  expect(questions.with.problem('stories')).toMatch(/demonstrations,stories/);
});

test('any name becomes initials, an address and drawings', async () => {
  expect(initialsOf('Delfts Bureau')).toBe('DB');
  expect(initialsOf('óscar & filhos, lda.')).toBe('ÓFL');
  const long = fc.constant(`${'a'.repeat(39)} of the town`);
  const any = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
  await forAll(40, fc.oneof(any, long), (name) => {
    if (!name.trim()) return;
    const folder = studioOf({ name: name.trim() });
    const read = (path: string) => parse(readFileSync(join(folder, path), 'utf8'));
    expect(read('content/studio.yaml').name).toBe(name.trim());
    const { hostname } = new URL(read('settings.yaml').url);
    expect(hostname).toMatch(/^[a-z\d]+(-[a-z\d]+)*\.example$/);
    const { emblem } = read('stitches/drawings/initials.yaml');
    const rows = emblem.trim().split('\n');
    expect(rows.length).toBeLessThanOrEqual(24);
    expect(new Set(rows.map((row: string) => row.length)).size).toBe(1);
    expect(rows.join('')).toMatch(/^[.ABCab]*A[.ABCab]*$/);
  });
});
