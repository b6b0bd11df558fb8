/** Every message of the checks has its sentence in the languages of the editor: their sources are read for messages. */
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { hasSentence } from './sentences.ts';

const checks = [
  'build/checks/*.ts',
  'src/studio/*.ts',
  'src/i18n/marks.ts',
  'src/stitch/stitch-map.ts',
];

/** What the editor never shows: advice, what is counted before publishing, the checks of the engine itself. */
const notShown = [
  '**/*.test.ts',
  'build/checks/{browsers,missing-facts,texts-to-write}.ts',
  'src/studio/{conditions,find-studio,foreign-files,own-places,stand-ins}.ts',
];

/** What is put into a message, as far as the patterns care. */
const value = '7';

/** Parts of messages: what stands before or behind them is a message by itself. */
const parts = [
  /^in the 7 scheme/,
  /^npm run /,
  /^make it shorter, or smaller/,
  /^save it with a lower quality$/,
  /^7"7" is none: write a code/,
  // Remedies of a file that nothing reads.
  /^(?:a page or an article is a Markdown file|put it into 7|correct its name or its place)/,
  // The names of values in a list of drawings.
  /^(?:drawing|x|angle), [xy], [a-z]+/,
  /^angle, x, y$/,
];

/** Every text of a source of three words or more. */
function textsIn(file: string): string[] {
  const found: string[] = [];
  function walk(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    const {
      type,
      value: text,
      quasis,
    } = node as {
      type?: string;
      value?: unknown;
      quasis?: { value: { cooked: string } }[];
    };
    if (type === 'Literal' && typeof text === 'string') found.push(text);
    if (type === 'TemplateLiteral' && quasis)
      found.push(quasis.map((it) => it.value.cooked).join(value));
    for (const inner of Object.values(node)) walk(inner);
  }
  walk(parseSync(file, readFileSync(file, 'utf8')).program);
  return found.filter((text) => (text.match(/[a-z,:] [a-z“"{]/gi) ?? []).length >= 2);
}

/** Without the place, as the editor gets it. */
const withoutPlace = (text: string) =>
  text.replace(/^7(?::7)?(?: \([^)]*\))?: /, '').replace(/^[7/]*[\w/-]*(?:\.\w+)?: (?=\S)/, '');

const messages = globSync(checks, { exclude: notShown })
  .sort()
  .flatMap((file) => textsIn(file).map((text) => ({ file, text })))
  .filter(({ text }) => !parts.some((it) => it.test(text)));

test('every message of the checks has a sentence', () => {
  expect(messages.length).toBeGreaterThan(100);
  const without = messages.filter(
    ({ text }) => !hasSentence(text) && !hasSentence(withoutPlace(text)),
  );
  expect(without).toEqual([]);
});
