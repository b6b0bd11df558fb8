import { globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../src/i18n/languages.ts';
import { allTexts } from './all-texts.ts';
import { unwantedWords } from './unwanted-words.ts';

describe.each(languageCodes)('in %s', (code) => {
  test.each(unwantedWords[code])(
    'no text breaks the rule: $because',
    async ({ words, because, examples }) => {
      for (const example of examples) expect(example).toMatch(words);
      const found = [...(await allTexts(code))].flatMap(([path, text]) => {
        const [word] = words.exec(withoutAddresses(text)) ?? [];
        return word ? [`${path}: ${word}`] : [];
      });
      expect(found, because).toEqual([]);
    },
  );
});

/** Those that have their words in a file a language; what people in them write is their own voice. */
const showcases = globSync('showcase/*/words');

describe.each(languageCodes)('the showcases in %s', (code) => {
  test.each(unwantedWords[code])('break no rule: $because', async ({ words, because }) => {
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
});

test('the one-line answers of the server are in the same English', async () => {
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
  for (const { words, because } of unwantedWords.en)
    expect(
      lines.filter((line) => words.test(line)),
      because,
    ).toEqual([]);
});

/** An address is written as its owner writes it. */
const withoutAddresses = (text: string) => text.replace(/\S+\.\S+\/\S*|\bwindow\.name\b/g, '');
