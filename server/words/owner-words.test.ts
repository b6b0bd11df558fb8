import { expect, test } from 'vitest';
import { en } from './en.ts';
import { type OwnerWords, ownerWords } from './owner-words.ts';
import { pt } from './pt.ts';

test('the owner reads the default language of the studio, and English where there is no other', () => {
  expect(ownerWords('pt')).toBe(pt);
  expect(ownerWords('pt-BR')).toBe(pt);
  expect(ownerWords('nl')).toBe(en);
  expect(ownerWords('constructor')).toBe(en);
});

/** Every sentence, with its holes filled with numbers that are one and more than one. */
function sentences(words: OwnerWords | object, count: number): string[] {
  return Object.values(words).flatMap((word: unknown) => {
    if (typeof word === 'string') return [word];
    if (typeof word === 'function') return [String(word(count, `<${count}>`, '<b>', '<c>'))];
    return sentences(word as object, count);
  });
}

test.each(['en', 'es', 'pt'])('no sentence in %s lacks what it is given', (language) => {
  for (const count of [1, 2]) {
    const said = sentences(ownerWords(language), count);
    expect(said).toHaveLength(sentences(en, count).length);
    for (const [index, sentence] of said.entries()) {
      expect(sentence).not.toMatch(/undefined|\[object| {2}\(/);
      for (const hole of [String(count), `<${count}>`, '<b>', '<c>'])
        expect(sentence.includes(hole)).toBe(sentences(en, count)[index]?.includes(hole));
    }
  }
});
