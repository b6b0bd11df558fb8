/**
 * Files of the sample, changed at random as people, editors and systems change them. Each outcome is either
 * right, with every word that was written, or a sentence with the file, the line and the remedy: never a stack,
 * never silence. Other seeds: `SEED=7 RUNS=2000 npx vitest run build/checks/any-content.test.ts`.
 */

import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { showMarks } from '../../src/document/show-marks.ts';
import type { Finished } from '../../src/i18n/finished.ts';
import { defaultLanguage, type Language, languageCodes } from '../../src/in-force/languages.ts';
import { PageProvider } from '../../src/in-force/page-context.tsx';
import { settings } from '../../src/in-force/settings.ts';
import { MarkdownArticle } from '../../src/pages/markdown/markdown-article.tsx';
import { noteId } from '../../src/pages/note/note-id.ts';
import { pagesOf } from '../../src/pages/registry.ts';
import { inEnglish } from '../../src/problems/problem.ts';
import { wholeFile } from '../../src/studio/markdown-files.ts';
import type { MarkdownWords } from '../../src/studio/markdown-nodes.ts';
import { type Content, readContent } from '../../src/studio/read-content.ts';
import { collectStitches } from '../../src/studio/read-stitches.ts';
import { forAll } from '../../tests/generated.ts';
import { folderOfFile } from '../../tests/temporary-folder.ts';
import { brokenPicturesOfTexts } from './broken-pictures.ts';
import { linkProblems } from './link-problems.ts';
import { markdownProblems } from './markdown-problems.ts';
import { publicFiles } from './public-file.ts';

const sample = 'studio/content';
const { common } = readContent(settings, pagesOf).words[defaultLanguage];
const samples = readdirSync(sample, { recursive: true, encoding: 'utf8' })
  .filter((file) => statSync(join(sample, file)).isFile())
  .sort();
const markdownFiles = samples.filter((file) => file.endsWith('.md'));
const yamlFiles = samples.filter((file) => /^[a-z]+\/(?!unwanted).*\.yaml$|^studio/.test(file));

const home = folderOfFile('any-content');

/** Signs of YAML and Markdown, of other systems, and of nothing. */
const snippets = [
  '*a¦**b**¦*¦&c d¦!e f¦#¦ #g¦ # h¦: ¦i: j¦- ¦"¦\'¦\t¦`¦@k¦%l¦{¦}¦[¦]¦ {name} ¦{nmae}',
  ' {pt déjà} ¦{zz m}¦ [n {email}] ¦[o]¦\\¦\\[¦\\{p\\}¦---\n¦\n---\n¦...\n¦|\n¦>-\n¦? ',
  '<<: *q¦~¦null¦0x1F¦1e3¦2026-11-24¦true¦<!-- r -->¦<!-- s¦-->¦<b>t</b>¦<br>¦<?u?>¦> ¦## ',
  '# ¦#### v¦\n| w | x |\n|-|-|\n| y | z | ab |\n¦\n```\n¦\n```ts\nac\n```\n¦~~ad~~',
  '\n\n    ae\n¦***\n¦![af](/favicon.svg "ag")¦![](/favicon.svg)¦![ah](/../ai.png)',
  '![aj](/notes)¦![ak](/%zz.png)¦[al](/contact "am")¦[an](/caf%E9)¦[ao](#section-9)',
  '[ap](javascript:aq)¦[ar](/?as={name})¦\n[at]: /contact\n¦[at]¦\n[au]: av\n¦[^1]',
  '\n[^1]: aw\n¦<https://ax.example/>¦&amp;¦&#8;¦\0¦\b¦\u0085¦\u2028¦\ufffe¦\ufdd0¦\r',
  '\ufeff¦\ufffd¦\ud800¦😀¦é¦ ¦__proto__: ay¦constructor: az¦1. ba¦7) bb¦- [ ] bc¦bd  \nbe',
  'bf\\\nbg¦\n\n\n¦bh\n===',
]
  .flatMap((line) => line.split('¦'))
  .concat('>'.repeat(110));

const change = fc.record({
  // Without a preference for the beginning.
  at: fc.noBias(fc.integer({ min: 0, max: 9999 })).map((part) => part / 10_000),
  kind: fc.oneof(
    fc
      .constantFrom(...snippets)
      .map((snippet) => ({ what: `put ${JSON.stringify(snippet)}`, snippet })),
    fc
      .constantFrom('cut', 'double', 'drop line', 'double line', 'indent', 'outdent', 'crlf', 'end')
      .map((what) => ({ what, snippet: '' })),
  ),
});

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;
function changed(text: string, { at, kind }: Change) {
  const place = Math.round(at * text.length);
  const lines = text.split('\n');
  const line = Math.min(lines.length - 1, Math.floor(at * lines.length));
  const [before, after] = [text.slice(0, place), text.slice(place)];
  const withLine = (...instead: string[]) => lines.toSpliced(line, 1, ...instead).join('\n');
  const own = lines[line] ?? '';
  const outcomes: Record<string, string> = {
    cut: before + after.slice(7),
    double: before + after.slice(0, 9) + after,
    'drop line': withLine(),
    'double line': withLine(own, own),
    indent: withLine(`  ${own}`),
    outdent: withLine(own.replace(/^ {1,2}/, '')),
    crlf: text.replaceAll('\n', '\r\n'),
    end: before,
  };
  return outcomes[kind.what] ?? before + kind.snippet + after;
}

const encodings = {
  utf8: (text: string) => Buffer.from(text),
  bom: (text: string) => Buffer.from(`\ufeff${text}`),
  utf16: (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  latin1: (text: string) => Buffer.from(text, 'latin1'),
};
const encoding = fc.oneof(
  { weight: 6, arbitrary: fc.constant('utf8' as const) },
  { weight: 1, arbitrary: fc.constantFrom('bom' as const, 'utf16' as const, 'latin1' as const) },
);

/** What is wrong with sentences about the texts in a folder: each names a file there, its line and a remedy. */
function expectSentences(problems: readonly string[], folder: string) {
  for (const problem of problems) {
    expect(problem).not.toMatch(/\n|^\s*at |Error\b|undefined|\[object|NaN/);
    const [, file = '', line] =
      /^(.+?\.(?:\w+)|.+?)(?::(\d+))?(?: \([^)]*\))?(?:: | is | may | cannot )\S.*\S\.$/s.exec(
        problem,
      ) ?? [];
    expect(file, problem).toMatch(new RegExp(`^(${RegExp.escape(folder)}|studio)/`));
    if (line === undefined || !existsSync(file)) continue;
    const count = readFileSync(file, 'utf8').split(/\r\n?|\n/).length;
    expect(Number(line), problem).toBeGreaterThan(0);
    expect(Number(line), problem).toBeLessThanOrEqual(count);
  }
}

const wordsIn = (text: string) => text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every word of one text is in another at least as often. */
function expectWords(written: string, found: string, context: string) {
  const there = new Map<string, number>();
  for (const word of wordsIn(found)) there.set(word, (there.get(word) ?? 0) + 1);
  const lost = wordsIn(written).filter((word) => {
    const left = there.get(word) ?? 0;
    there.set(word, left - 1);
    return left === 0;
  });
  expect(lost, context).toEqual([]);
}

const allIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...allIn(inner)])
    : [String(value)];

/** A text without what is not meant to be shown: facts, parts that depend on them, and comments. */
const withoutFacts = (text: string) =>
  text
    .replaceAll(/\\([[\]{}\\])/g, ' ')
    .replaceAll(/\[[^\][]*\{\w+\}[^\][]*\]/g, ' ')
    .replaceAll(/\{\w+\}/g, ' ');

/** They are attributes on the page. */
const phraseCodes = /\{(?:pt|en|es|fr)(?= )/g;

/** The words of YAML, with the names of its groups. */
const yamlWords = (source: string) =>
  source
    .replaceAll(/(^|[ \t])#[^\n]*/gm, '$1')
    .replaceAll(/\\\r?\n/g, '')
    .replaceAll(phraseCodes, ' ');

/** The words of a body in Markdown that its page shows. */
const bodyWords = (source: string) =>
  withoutFacts(source)
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/&#?\w+;/g, ' ')
    .replaceAll(/^[ >]*(?:[-*+] +)*\d+[.)]/gm, ' ')
    // The kind of code is not shown, nor are the labels of addresses.
    .replaceAll(/^([ >]*(?:`{3,}|~{3,}))[^\n]*/gm, '$1')
    .replaceAll(/\]\[[^\]]*\]|^ *\[[^\]]*\]:/gm, ' ')
    .replaceAll(/%[\dA-F]{2}/gi, ' ')
    .replaceAll(phraseCodes, ' ');

function pageOf(words: MarkdownWords, language: Language) {
  const place = { page: noteId('x'), language, textLanguage: language, common } as const;
  const children = createElement(MarkdownArticle, { words });
  return showMarks(renderToStaticMarkup(PageProvider({ ...place, children })) as Finished);
}

/** What somebody who reads or hears the page gets of its markup, with the addresses of links. */
const shownIn = (html: string) =>
  [
    html.replaceAll(/<[^>]*>/g, ' '),
    ...[...html.matchAll(/ (?:href|src|alt|title|start)="([^"]*)"/g)].map(([, value]) => value),
  ]
    .join(' ')
    .replaceAll(/%[\dA-F]{2}/gi, ' ')
    .replaceAll(/&#x27;/g, "'");

/** All sentences about a folder; or the content, when there are none. */
async function outcomeOf(folder: string, file: string): Promise<string[] | Content> {
  let content: Content;
  try {
    content = readContent(settings, pagesOf, folder, { withDrafts: true });
  } catch (error) {
    // Every other error is one of the program.
    if (!(error instanceof Error) || error.name !== 'Error') throw error;
    return error.message.split('\n');
  }
  // Of the file only: the others are as they were.
  const words = languageCodes.map((code) => {
    const pages = Object.entries(content.words[code]).filter(([name]) => isIn(file, code, name));
    return [code, Object.fromEntries(pages)];
  });
  const textsOf: Content['textsOf'] = (code) =>
    content.textsOf(code).filter((text) => isIn(file, code, text.file));
  const one: Content = { ...content, words: Object.fromEntries(words), textsOf };
  const problems = [
    ...markdownProblems(one, files),
    ...linkProblems(one, files),
    ...(await brokenPicturesOfTexts(one, files)),
  ];
  return problems.length > 0 ? problems.map(inEnglish) : content;
}

const files = publicFiles(collectStitches().articles);

/** Whether a file has the words of a page. */
function isIn(file: string, code: Language, id: string) {
  const [, kind, slug = id] = /^(note|markdown)\/(.*)$/.exec(id) ?? [];
  const name = basename(file).replace(/\.\w+$/, '');
  const isMarkdown = kind !== undefined;
  return (
    file.startsWith(`${code}/`) &&
    isMarkdown === file.endsWith('.md') &&
    (kind === 'note' ? name.slice('2026-01-01-'.length) === slug : slug.split('/').at(-1) === name)
  );
}

/** Every word of a file is in what the site shows of it. */
function expectAllOf(file: string, source: string, content: Content) {
  const code = languageCodes.find((each) => file.startsWith(`${each}/`));
  const page = Object.entries(code ? content.words[code] : {}).find(
    ([id]) => code && isIn(file, code, id),
  )?.[1];
  if (!file.endsWith('.md')) {
    // As written: where a fact or a condition is not so, a page shows less.
    const raw = code
      ? Object.entries(content.raw[code]).find(([id]) => isIn(file, code, id))?.[1]
      : content.studio;
    expectWords(yamlWords(source), allIn(raw).join(' '), file);
    return;
  }
  const html = pageOf(page as MarkdownWords, code ?? defaultLanguage);
  expect(html).not.toMatch(forbidden);
  const [, , body = ''] = wholeFile.exec(source) ?? [];
  expectWords(bodyWords(body), shownIn(html), file);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no page may contain
const forbidden = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffe\uffff]/;

test('a changed file is shown with every word, or its mistake is a sentence with file, line and remedy', async () => {
  const folder = join(home, 'content');
  cpSync(sample, folder, { recursive: true });
  const file = fc.oneof(fc.constantFrom(...markdownFiles), fc.constantFrom(...yamlFiles));
  const changes = fc.array(change, { minLength: 1, maxLength: 3 });
  await forAll(60, file, changes, encoding, async (name, all, code) => {
    const path = join(folder, name);
    const before = readFileSync(path);
    const source = all.reduce(changed, before.toString('utf8'));
    try {
      writeFileSync(path, encodings[code](source));
      const outcome = await outcomeOf(folder, name);
      if (Array.isArray(outcome)) expectSentences(outcome, folder);
      else expectAllOf(name, source.replace(/^\ufeff/, ''), outcome);
    } finally {
      writeFileSync(path, before);
    }
  });
});

/** What people and systems do with files, beside writing in them. */
const endingIn = (to: (ending: string) => string) => (path: string) =>
  renameSync(path, path.replace(/\.\w+$/, to));
const replacedBy = (make: (path: string) => void) => (path: string) => {
  rmSync(path);
  make(path);
};
const moves: Record<string, (path: string) => void> = {
  'capital ending': endingIn((ending) => ending.toUpperCase()),
  mdx: endingIn(() => '.mdx'),
  markdown: endingIn(() => '.markdown'),
  yml: endingIn(() => '.yml'),
  'no ending': endingIn(() => '-old'),
  'spaces and capitals': (path) => renameSync(path, join(dirname(path), `My ${basename(path)}`)),
  'into a folder': (path) => {
    mkdirSync(join(dirname(path), 'old'));
    renameSync(path, join(dirname(path), 'old', basename(path)));
  },
  'up a folder': (path) => renameSync(path, join(dirname(path), '..', `moved-${basename(path)}`)),
  'a copy': (path) => cpSync(path, path.replace(/(?=\.\w+$)/, ' (1)')),
  'a folder in its place': replacedBy((path) => mkdirSync(path)),
  'a folder around it': replacedBy((path) => {
    mkdirSync(path);
    writeFileSync(join(path, 'index.md'), 'x');
  }),
  'a link to itself': replacedBy((path) => symlinkSync(basename(path), path)),
  'a link to nothing': replacedBy((path) => symlinkSync('nowhere', path)),
  'a link to the file': (path) => {
    renameSync(path, `${home}/elsewhere`);
    symlinkSync(`${home}/elsewhere`, path);
  },
  empty: (path) => writeFileSync(path, ''),
  'a picture': (path) => cpSync('docs/home.jpg', path),
  'the file of another language': (path) => {
    const name = path.slice(path.indexOf('/content/') + '/content/'.length);
    const other = samples.find((each) => each !== name && each.slice(2) === name.slice(2));
    if (other) cpSync(join(sample, other), path);
  },
};
const harmless = ['a link to the file', 'the file of another language'];

test('a file that is renamed, moved, or replaced by something else is named', async () => {
  const file = fc.constantFrom(...markdownFiles, ...yamlFiles);
  await forAll(30, file, fc.constantFrom(...Object.keys(moves)), async (name, what) => {
    const folder = join(home, 'moved/content');
    rmSync(folder, { recursive: true, force: true });
    cpSync(sample, folder, { recursive: true });
    moves[what]?.(join(folder, name));
    const outcome = await outcomeOf(folder, name);
    if (Array.isArray(outcome)) {
      expectSentences(outcome, folder);
      const stem = name.replace(/^\w+\/|\.\w+$/g, '');
      if (!harmless.includes(what))
        expect(outcome.join('\n').toLowerCase()).toContain(basename(stem));
    } else expect(harmless).toContain(what);
  });
});
