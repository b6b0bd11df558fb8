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

test.each(['en', 'es', 'pt'])(
  '%s counts what waits, was sent, was refused and is junk',
  (language) => {
    const { counts, states } = ownerWords(language).outbox;
    const said = counts(1, 2, 3, 4).toLowerCase();
    for (const [index, state] of [
      states.waiting,
      states.sent,
      states.failed,
      states.junk,
    ].entries())
      expect(said).toMatch(
        language === 'en'
          ? new RegExp(`${index + 1} ${state}`)
          : new RegExp(`${state}s?: ${index + 1}`),
      );
  },
);
