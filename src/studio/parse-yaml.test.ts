/** Mistakes in a file of YAML, whatever it is about. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { folderOfFile } from '../../tests/temporary-folder.ts';
import { inEnglish, type Problem } from '../problems/problem.ts';
import { parseYaml } from './parse-yaml.ts';
import { readText } from './read-text.ts';

const folder = folderOfFile('yaml');

/** What is said of a file with these bytes. */
function problemsOf(bytes: string | Buffer) {
  const problems: Problem[] = [];
  const file = join(folder, 'consent.yaml');
  writeFileSync(file, bytes);
  const source = readText(file, problems);
  if (source !== undefined) parseYaml({ file, source }, z.unknown(), problems);
  return problems.map((problem) => inEnglish(problem).replace(`${folder}/`, ''));
}

/** Instead of a page of texts, between a line that is right and one that is wrong. */
test.each<[what: string, source: string, line: number, message: RegExp]>([
  ['an alias', 'a: b\nc: *no\n', 2, /"\*no" begins with "\*", .* write the text between quotes/],
  ['stars', 'a: **Hello**\n', 1, /"\*\*Hello\*\*" begins with "\*"/],
  ['an anchor', 'a: &b c\n', 1, /"&b" begins with "&"/],
  ['a tag', 'a: !important b\n', 1, /begins with "!" or "%"/],
  ['a sign of comments', 'a: We are #1\n', 1, /"#1" begins a comment/],
  [
    'a quote without an end',
    'a: b\nc: "d\n\ne: f\ng: h\n',
    2,
    /the quote that begins here has no end/,
  ],
  ['a name that is there twice', 'a: b\na: c\n', 2, /the name is there twice/],
  ['a tab', 'a:\n\tb: c\n', 2, /begins with a tab: write spaces/],
  ['a second document', 'a: b\n---\nc: d\n', 2, /"---" or "\.\.\." ends the file here/],
  ['a line without a colon', 'a: b\n\nc d\ne: f\n', 3, /write a colon and a space after the name/],
  ['a text after a quote', 'a: "b" c\n', 1, /begins with a sign or a quote, and more follows/],
  ['a list as a name', '? [a]\n: b\n', 1, /a name is no text/],
  ['brackets without an end', `a: ${'['.repeat(20_000)}`, 1, /stand within each other|right than/],
  ['a control character', 'a: b\nc: \u0008\n', 2, /the control character U\+0008, .* take it out/],
  ['a written control character', 'a: b\nc: "d\\x08e"\n', 2, /the control character U\+0008/],
  ['half a character', 'a: "\\uD800"\n', 1, /the control character U\+D800/],
  ['a lost letter', 'a: Pre\ufffdos\n', 1, /a letter that was lost/],
  ['line ends of another system', 'a: b\rc: d\r', 1, /has line ends of another system/],
])('%s is reported with its line and the remedy', (_, source, line, message) => {
  const [problem = '', ...others] = problemsOf(source);
  expect(others).toEqual([]);
  expect(problem).toMatch(new RegExp(`^consent\\.yaml:${line}: `));
  expect(problem).toMatch(message);
});

test('several mistakes of a file are reported together, each with its own remedy', () => {
  const said = problemsOf('a: b: c\nd: @e\nf: "\\q"\nf: g\n');
  const begins = [
    'the text contains a ',
    'the text begins with',
    'a backslash between ',
    'the name is',
  ];
  for (const [index, begin] of begins.entries())
    expect(said[index]).toContain(`:${index + 1}: ${begin}`);
  expect(said).toHaveLength(begins.length);
});

test('a byte order mark is left out, and other encodings are named', () => {
  const text = 'a: b\n';
  expect(problemsOf(`\ufeff${text}`)).toEqual([]);
  const remedy = 'save it as UTF-8, which every editor offers.';
  const wide = problemsOf(Buffer.from(`\ufeff${text}`, 'utf16le'));
  expect(wide).toEqual([`consent.yaml:1: is UTF-16: ${remedy}`]);
  expect(problemsOf(Buffer.from(`# one\n# é\n${text}`, 'latin1'))).toEqual([
    expect.stringContaining('consent.yaml:2: is not UTF-8: save'),
  ]);
});
