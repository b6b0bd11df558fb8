/**
 * Words that the site does not say, each rule with its reason and with examples that prove it to work. A
 * language that has such rules keeps them in its folder, in unwanted-words.ts. Names, addresses and what
 * other people call themselves are theirs: keep rules to words.
 */
import { existsSync } from 'node:fs';

export type UnwantedWords = { words: RegExp; because: string; examples: readonly string[] };

/** Whole words in any case. JavaScript's \b takes an accented letter for the end of a word. */
export const anyOf = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');

/** Those of a language, none where its folder has no list. */
export async function unwantedWordsOf(code: string): Promise<readonly UnwantedWords[]> {
  const file = new URL(`./${code}/unwanted-words.ts`, import.meta.url);
  if (!existsSync(file)) return [];
  const module: { unwantedWords: readonly UnwantedWords[] } = await import(file.href);
  return module.unwantedWords;
}
