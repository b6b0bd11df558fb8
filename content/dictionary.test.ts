import { describe, expect, test } from 'vitest';
import { contactFields } from '../src/contact-message.ts';
import { defaultLanguage, languageCodes, languages } from '../src/i18n/languages.ts';
import { allDictionaries } from './all-texts.ts';

const dictionaries = await allDictionaries();
const model = dictionaries[defaultLanguage] ?? new Map<string, string>();
/** With the parts in brackets, which stand only when a fact is there: those are to be the same too. */
const placeholders = (text = '') => (text.match(/\{\w+\}|\[[^\]]*\{\w+\}/g) ?? []).map(bare).sort();
const bare = (part: string) =>
  `${part.startsWith('[') ? '[' : ''}${part.match(/\{\w+\}/g)?.join(' ') ?? ''}`;

test.each(Object.keys(languages[defaultLanguage].words))('there are words for %s', (page) => {
  expect([...model.keys()].filter((path) => path.startsWith(`.${page}.`)).length).toBeGreaterThan(
    2,
  );
});

describe.each(languageCodes)('in %s', (code) => {
  const texts = dictionaries[code] ?? new Map<string, string>();

  test('every list is as long and every text is there', () => {
    expect([...texts.keys()].sort()).toEqual([...model.keys()].sort());
  });

  test('no text is empty or has white space to spare', () => {
    const odd = [...texts].filter(([path, text]) =>
      // These two stand around a link.
      /privacy(Before|After)$/.test(path)
        ? text.trim() === ''
        : text === '' || text !== text.trim(),
    );
    expect(odd).toEqual([]);
  });

  test('the placeholders are the same', () => {
    for (const [path, text] of texts)
      expect(placeholders(text), path).toEqual(placeholders(model.get(path)));
  });

  test('project titles are lower case, and no page is described as another', () => {
    for (const [path, text] of texts) {
      if (/projects\.[^.]+\.title$/.test(path)) expect(text).toBe(text.toLowerCase());
    }
    const descriptions = [...texts].filter(([path]) => /SEOContent\..*Description$/.test(path));
    expect(new Set(descriptions.map(([, text]) => text)).size).toBe(descriptions.length);
  });

  test('placeholder examples fit the fields they stand in', () => {
    for (const [field, { limit }] of Object.entries(contactFields))
      expect(texts.get(`.contact.placeholders.${field}`)?.length).toBeLessThanOrEqual(limit);
  });
});

test('the sections of the legal texts are under the same conditions in every language', async () => {
  const conditions = async (code: (typeof languageCodes)[number]) => {
    const { words } = languages[code];
    const pages = [words['privacy-policy'], words['terms-and-conditions'], words.attributions];
    const texts = await Promise.all(pages.map((load) => load()));
    return texts.map(({ sections }) => sections.map(({ when }) => when));
  };
  const modelOnes = await conditions(defaultLanguage);
  expect(modelOnes.flat().filter(Boolean).length).toBeGreaterThan(7);
  for (const code of languageCodes) expect(await conditions(code)).toEqual(modelOnes);
});
