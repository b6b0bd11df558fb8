import { describe, expect, it } from 'vitest';
import { words } from '../in-force/content.ts';
import { languageCodes } from '../in-force/languages.ts';
import { letteringOf, versesOf } from './lettering.ts';

describe('the alphabet', () => {
  it('has every letter and accent of Portuguese, Spanish and English', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyzáàâãéêíóôõúüçñ';
    for (const letter of letters + letters.toUpperCase())
      expect(letteringOf(letter), letter).toBeDefined();
  });

  it('has different letters', () => {
    const letters = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(new Set(letters.map((letter) => letteringOf(letter)?.join('\n'))).size).toBe(52);
  });

  it('puts an accent above a letter, in the place of its dot', () => {
    expect(versesOf(['í'], ['A'])).toEqual(['.A', 'A.', '..', '.A', '.A', '.A', '.A', '.A']);
  });

  it.each(['Łukasz', 'Ольга', '李', '🧵'])('cannot sew %s', (text) => {
    expect(letteringOf(text)).toBeUndefined();
    expect(versesOf(['fio', text], ['A'])).toBeUndefined();
  });
});

const verses = languageCodes.flatMap((code) => words[code].home.faqsSection.verse ?? []);
it.each(verses)('sews "%s"', (line) => {
  expect(letteringOf(line)).toBeDefined();
});
