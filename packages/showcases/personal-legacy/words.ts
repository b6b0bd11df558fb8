import { broughtWords, code, type Dictionaries } from '../browser/language.ts';
import type { Voices } from './voices/pt.ts';
import type { Words } from './words/pt.ts';

/** The words of the page, and what the people of the story say. */
export const dictionaries: Dictionaries<{ words: Words; voices: Voices }> = {
  pt: async () => ({
    words: (await import('./words/pt.ts')).pt,
    voices: (await import('./voices/pt.ts')).pt,
  }),
  en: async () => ({
    words: (await import('./words/en.ts')).en,
    voices: (await import('./voices/en.ts')).en,
  }),
  es: async () => ({
    words: (await import('./words/es.ts')).es,
    voices: (await import('./voices/es.ts')).es,
  }),
};

export const { words, voices } =
  broughtWords<{ words: Words; voices: Voices }>() ?? (await dictionaries[code]());
