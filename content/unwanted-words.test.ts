import { existsSync, globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { languageCodes } from '../src/i18n/languages.ts';
import { allTexts } from './all-texts.ts';
import { unwantedWordsOf } from './unwanted-words.ts';

const rulesOf = new Map(
  await Promise.all(
    languageCodes.map(async (code) => [code, await unwantedWordsOf(code)] as const),
  ),
);
const rules = [...rulesOf].flatMap(([code, list]) => list.map((rule) => ({ code, ...rule })));

test('every list of unwanted words that there is was read', () => {
  const lists = globSync('content/*/unwanted-words.ts').map((file) => file.split(/[/\\]/)[1]);
  const read = [...rulesOf].filter(([, list]) => list.length > 0).map(([code]) => code);
  expect(read.sort()).toEqual(lists.sort());
});

test.each(rules)('no text in $code breaks the rule: $because', async (rule) => {
  const { code, words, because, examples } = rule;
  for (const example of examples) expect(example).toMatch(words);
  const found = [...(await allTexts(code))].flatMap(([path, text]) => {
    const [word] = words.exec(withoutAddresses(text)) ?? [];
    return word ? [`${path}: ${word}`] : [];
  });
  expect(found, because).toEqual([]);
});

/** Those that have their words in a file a language; what people in them write is their own voice. */
const showcases = globSync('packages/showcases/*/words');

test.each(
  rules.filter(({ code }) => showcases.some((folder) => existsSync(`${folder}/${code}.ts`))),
)('no showcase in $code breaks the rule: $because', async ({ code, words, because }) => {
  const found: string[] = [];
  let count = 0;
  for (const folder of showcases) {
    const source = await readFile(`${folder}/${code}.ts`, 'utf8');
    for (const [text] of source.matchAll(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g)) {
      count += 1;
      const [word] = words.exec(text) ?? [];
      if (word) found.push(`${folder}: ${word} in ${text}`);
    }
  }
  expect(found, because).toEqual([]);
  expect(count).toBeGreaterThan(showcases.length * 100);
});

test.each(await unwantedWordsOf('en'))(
  'the one-line answers of the server, which are in English, break no rule: $because',
  async ({ words, because }) => {
    const files = (await readdir('server', { recursive: true })).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    );
    const sources = await Promise.all(files.map((file) => readFile(`server/${file}`, 'utf8')));
    const lines = sources.flatMap((source) =>
      [...source.matchAll(/(?:new Refusal|plainText)\(\s*\d+,\s*'([^']+)'/g)].map(
        ([, line = '']) => line,
      ),
    );
    expect(lines.length).toBeGreaterThan(10);
    expect(
      lines.filter((line) => words.test(line)),
      because,
    ).toEqual([]);
  },
);

/** An address is written as its owner writes it. */
const withoutAddresses = (text: string) => text.replace(/\S+\.\S+\/\S*|\bwindow\.name\b/g, '');
