import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderOfTest } from '../../tests/temporary-folder.ts';
import { defaultLanguage, languageCodes } from '../in-force/languages.ts';
import { settings } from '../in-force/settings.ts';
import { inEnglish } from '../problems/problem.ts';
import { adviceOnKeys, kindOf } from './keys-of-others.ts';
import { fronts, readMarkdown } from './markdown-files.ts';
import { differByOneSign } from './names.ts';

let folder: string;
beforeEach(() => {
  folder = folderOfTest('markdown');
});

const code = defaultLanguage;
const other = languageCodes.find((each) => each !== defaultLanguage);
const now = new Date('2026-05-05T12:00:00Z');

function write(file: string, front = '', body = 'Text.') {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  const title = front.includes('title:') ? '' : 'title: T\n';
  writeFileSync(path, `---\n${title}description: D\n${front}\n---\n\n${body}\n`);
}

const read = (withDrafts = false) => readMarkdown(settings, folder, { now, withDrafts });
const problems = () =>
  read().problems.map((problem) => inEnglish(problem).replaceAll(`${folder}/`, ''));

test('without Markdown files there are no pages and no articles', () => {
  expect(Object.values(read())).toEqual(Array(8).fill([]));
});

test('an old address is a path of this site, and text is read as people see it', () => {
  write(
    `${code}/notes/2020-01-01-a.md`,
    'aliases: [/2019/ola\u0301, //x.example/y, "/a?p=1"]\nauthor: Joa\u0303o',
  );
  expect(problems()).toEqual([
    expect.stringMatching(/a\.md:4 \(aliases\[1\]\): is no old address of this site: /),
    expect.stringMatching(/a\.md:4 \(aliases\[2\]\): is no old address of this site: /),
  ]);
  write(`${code}/notes/2020-01-01-a.md`, 'aliases: [/2019/ola\u0301]\nauthor: Joa\u0303o');
  const { aliases, files } = read();
  expect(aliases).toMatchObject([{ written: '/2019/olá', to: '/notes/a', language: code }]);
  expect(files[0]?.words).toMatchObject({ author: 'João' });
});

test('a page has the place of its front matter, and by default stands in the footer', () => {
  write(`${code}/pages/careers.md`);
  write(`${code}/pages/press.md`, 'navigation: none\norder: 3');
  expect(read().pages).toEqual([
    { slug: 'careers', navigation: 'footer', order: 100, languages: [code] },
    { slug: 'press', navigation: 'none', order: 3, languages: [code] },
  ]);
});

test('articles are sorted by date, the newest first', () => {
  write(`${code}/notes/2026-01-02-old.md`);
  write(`${code}/notes/2026-03-04-new.md`);
  expect(read().notes.map(({ slug, date }) => [slug, date])).toEqual([
    ['new', '2026-03-04'],
    ['old', '2026-01-02'],
  ]);
});

test('drafts and articles with a date to come are there in development only', () => {
  write(`${code}/notes/2026-05-05-today.md`);
  write(`${code}/notes/2026-05-06-tomorrow.md`);
  write(`${code}/notes/2026-01-01-draft.md`, 'draft: true');
  expect(read().notes.map(({ slug }) => slug)).toEqual(['today']);
  expect(read().unpublished).toEqual(['note/draft', 'note/tomorrow']);
  expect(read(true).notes.map(({ slug }) => slug)).toEqual(['tomorrow', 'today', 'draft']);
  expect(read(true).unpublished).toEqual([]);
});

test('an article is corrected on a day after its own', () => {
  for (const day of ['2026-01-01', '2026-01-02', '2026-01-03'])
    write(`${code}/notes/2026-01-02-on-${day}.md`, `updated: ${day}`);
  const days = read().files.map(({ words }) => ('date' in words ? words.updated : ''));
  expect(days).toEqual([undefined, undefined, '2026-01-03']);
});

test('reading takes a minute for two hundred words, and at least one', () => {
  write(`${code}/notes/2026-01-01-short.md`);
  write(`${code}/notes/2026-01-01-long.md`, '', 'word '.repeat(700));
  // A thousand words.
  write(`${code}/notes/2026-01-04-unspaced.md`, '', '東京。'.repeat(1000));
  const minutes = Object.fromEntries(read().files.map(({ slug, words }) => [slug, words]));
  for (const [slug, count] of Object.entries({ short: 1, long: 4, unspaced: 5 }))
    expect(minutes[slug]).toMatchObject({ minutes: count });
});

if (other)
  test('a page names the languages that have its file; its place is the same in each', () => {
    write(`${code}/pages/careers.md`, 'order: 1');
    write(`${other}/pages/careers.md`, 'order: 2');
    write(`${other}/pages/press.md`);
    const languages = Object.fromEntries(read().pages.map((page) => [page.slug, page.languages]));
    expect(languages.press).toEqual([other]);
    expect(languages.careers?.toSorted()).toEqual([code, other].toSorted());
    expect(problems()).toEqual([
      expect.stringMatching(/pages\/careers\.md:4 \(order\): is [12], and .*:4 has [12]: write/),
    ]);
  });

test.each<[what: string, file: string, front: string, message: RegExp]>([
  ['an unknown key', 'pages/a.md', 'colour: red', /a\.md:4 \(colour\): nothing says this/],
  ['an unknown place', 'pages/a.md', 'navigation: top', /:4 \(navigation\): write bar, footer or/],
  ['a missing title', 'pages/a.md', 'title:', /:3 \(title\): is no text: write one/],
  ['a name that is no address', 'pages/A b.md', '', /"A b" cannot be part of an address: use/],
  [
    'an article without a date',
    'notes/a.md',
    '',
    /notes\/a\.md: the name of an article is its date/,
  ],
  ['a day that is none', 'notes/2026-02-30-a.md', '', /call it like 2026-/],
  ['a draft that is no yes', 'notes/2026-02-20-a.md', 'draft: perhaps', /\(draft\): write true/],
])('%s is reported with its place and the remedy', (_, file, front, message) => {
  write(`${code}/${file}`, front);
  expect(problems()).toEqual([expect.stringMatching(message)]);
});

test('keys of other tools are told once for each kind, and a slip of ours stays a mistake', () => {
  write(`${code}/notes/2026-01-01-a.md`, 'date: 2026-01-01\ntags: [x]\nlayout: post\ndraft: true');
  write(`${code}/notes/2026-01-02-b.md`, 'tags:\n  - y\nauthors: Ana');
  const [slip, ...others] = problems();
  expect(slip).toMatch(/b\.md:6 \(authors\): .*author/);
  expect(others).toEqual([]);
  expect(read().unpublished).toEqual(['note/a']);
  expect(adviceOnKeys(read().keysOfOthers)).toEqual([
    expect.stringMatching(/a\.md:4: keys of other tools, .*: date \(1\); here the name/),
    expect.stringMatching(/a\.md:5: .*: tags \(2\); no page here shows them\.$/),
    expect.stringMatching(/a\.md:6: .*: layout \(1\); they mean nothing here\.$/),
  ]);
});

test('no key of another tool is one of ours, but for one sign', () => {
  const ours = Object.values(fronts).flatMap(({ shape }) => Object.keys(shape));
  const isNear = (name: string) => ours.some((own) => differByOneSign(own, name));
  expect([...kindOf.keys()].filter(isNear)).toEqual([]);
});

test('a file without front matter, and two articles with one address are reported', () => {
  mkdirSync(join(folder, code, 'pages'), { recursive: true });
  writeFileSync(join(folder, code, 'pages/a.md'), 'Text.\n');
  write(`${code}/notes/2026-01-01-b.md`);
  write(`${code}/notes/2026-01-02-b.md`);
  expect(problems()).toEqual([
    expect.stringContaining('pages/a.md:1: begins without title and description'),
    expect.stringMatching(/2026-01-02-b\.md:\d+: the address is also that of .*2026-01-01-b\.md/),
  ]);
});

test.each([
  ['Text.\n\n---\ntitle: T\ndescription: D\n---\n', 3, /stand below a text or an empty line/],
  ['\n---\ntitle: T\ndescription: D\n---\nText.\n', 2, /put them at the top of the file/],
  ['---\ntitle: T\ndescription: D\n\nText.\n', 1, /end nowhere: write a line of "---" below/],
])('front matter that is not at the top, or has no end, is reported', (source, line, message) => {
  mkdirSync(join(folder, code, 'pages'), { recursive: true });
  writeFileSync(join(folder, code, 'pages/a.md'), source);
  const [problem, ...others] = problems();
  expect(others).toEqual([]);
  expect(problem).toMatch(new RegExp(`^${code}/pages/a\\.md:${line}: `));
  expect(problem).toMatch(message);
});
