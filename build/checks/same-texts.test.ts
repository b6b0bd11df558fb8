import { expect, test } from 'vitest';
import { defaultLanguage, languageCodes } from '../../src/in-force/languages.ts';
import { settings } from '../../src/in-force/settings.ts';
import { pagesOf } from '../../src/pages/registry.ts';
import { readContent } from '../../src/studio/read-content.ts';
import { sameTexts } from './same-texts.ts';

const [, other = defaultLanguage] = languageCodes;
const content = readContent(settings, pagesOf);
const left = {
  ...content,
  raw: {
    ...content.raw,
    [other]: { ...content.raw[other], home: content.raw[defaultLanguage].home },
  },
};

test('a file that was left in another language is named', () => {
  expect(sameTexts(content, () => false)).toEqual([]);
  expect(sameTexts(left, () => false)).toEqual([
    expect.stringMatching(
      `content/${other}/home\\.yaml has the same texts as "${defaultLanguage}" in line \\d+, `,
    ),
  ]);
});

test('a file that is known to be unfinished is not named', () => {
  expect(sameTexts(left, (file) => file.endsWith('home.yaml'))).toEqual([]);
});
