import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../tests/generated.ts';
import { folderOfFile } from '../../tests/temporary-folder.ts';
import { textsToWrite, unwrittenAt, unwrittenTexts } from './texts-to-write.ts';

const folder = folderOfFile('to-write');

async function write(file: string, text: string) {
  await mkdir(join(folder, file, '..'), { recursive: true });
  await writeFile(join(folder, file), text);
}

const files = [
  'settings.yaml',
  'content/studio.yaml',
  'content/nl/home.yaml',
  'content/nl/legal/privacy-policy.yaml',
  'content/nl/projects/shop.yaml',
  'content/nl/notes/2026-01-01-note.md',
];

/** A line of a file, and whether it has the mark. */
const line = fc.oneof(
  fc
    .constantFrom('title: A text', '  - Another # text', '# A comment', '', 'hero: >-')
    .map((text) => [text, false] as const),
  fc
    .constantFrom('title: A text # TO WRITE', '# TO WRITE: the law', '  text: >- #  TO WRITE')
    .map((text) => [text, true] as const),
);

test('each mark is found in its file and line, in every file that an owner writes', () =>
  forAll(50, fc.array(fc.array(line), { minLength: 6, maxLength: 6 }), async (all) => {
    for (const [index, file] of files.entries())
      await write(file, (all[index] ?? []).map(([text]) => text).join('\n'));
    const expected = files
      .map((file, index) => ({
        file: `${folder}/${file}`,
        lines: (all[index] ?? []).flatMap(([, isMarked], at) => (isMarked ? [at + 1] : [])),
      }))
      .filter(({ lines }) => lines.length > 0);
    expect(new Set(textsToWrite(folder))).toEqual(new Set(expected));
  }));

test('the lines and their number are told', () => {
  expect(
    unwrittenTexts([
      { file: 'a.yaml', lines: [3] },
      { file: 'b.yaml', lines: [1, 2, 3, 7, 9] },
    ]),
  ).toEqual([
    'a.yaml: 1 text to write, marked "# TO WRITE" in line 3.',
    'b.yaml: 5 texts to write, marked "# TO WRITE" in lines 1-3, 7, 9.',
    '6 texts are left to write: take out each mark when its text is yours.',
  ]);
  expect(unwrittenTexts([])).toEqual([]);
});

test('they stop a build for an address that somebody can open, and no other', () => {
  const found = [{ file: 'a.yaml', lines: [3] }];
  for (const url of ['http://localhost:3000', 'https://delft.example', 'http://127.0.0.1'])
    expect(unwrittenAt(url, found)).toEqual([]);
  for (const url of ['https://www.delft.nl', 'http://delft.studio'])
    expect(unwrittenAt(url, found)).toHaveLength(2);
  expect(unwrittenAt('https://www.delft.nl', [])).toEqual([]);
});
