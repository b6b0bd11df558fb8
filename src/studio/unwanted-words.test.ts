import { existsSync, globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { words as allWords } from '../in-force/content.ts';
import { languageCodes } from '../in-force/languages.ts';
import { textsOf } from './read-content.ts';

/** The optional list of unwanted words of a language, in its folder. Names and addresses are exempt. */
const ruleList = z.array(
  z.strictObject({
    words: z.array(z.string()).min(1),
    because: z.string(),
    examples: z.array(z.string()).min(1),
  }),
);

const fileOf = (code: string) => `studio/content/${code}/unwanted-words.yaml`;

/** Matches whole words in any case. JavaScript's \b treats accented letters as word boundaries. */
const anyOf = (list: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${list.join('|')})(?!\\p{L})`, 'iu');

async function unwantedWordsOf(code: string) {
  if (!existsSync(fileOf(code))) return [];
  return ruleList
    .parse(parse(await readFile(fileOf(code), 'utf8')))
    .map((rule) => ({ ...rule, words: anyOf(rule.words) }));
}

const rulesOf = new Map(
  await Promise.all(
    languageCodes.map(async (code) => [code, await unwantedWordsOf(code)] as const),
  ),
);
const rules = [...rulesOf].flatMap(([code, list]) => list.map((rule) => ({ code, ...rule })));

test.each(rules)(
  'no text in $code breaks the rule: $because',
  ({ code, words, because, examples }) => {
    for (const example of examples) expect(example).toMatch(words);
    const found = textsOf(allWords[code]).flatMap(({ file, path, text }) => {
      const [word] = words.exec(withoutAddresses(text)) ?? [];
      return word ? [`${file} ${path.join('.')}: ${word}`] : [];
    });
    expect(found, because).toEqual([]);
  },
);

/** Showcases with one file of texts per language. What fictional people write is exempt. */
const showcases = globSync('packages/showcases/{*,*/owner}/words');

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
  'no one-line answer of the server breaks the rule: $because',
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

/** Removes addresses, whose spelling is not ours. */
const withoutAddresses = (text: string) => text.replace(/\S+\.\S+\/\S*|\bwindow\.name\b/g, '');
