import { broughtWords, code, type Dictionaries } from '../browser/language.ts';
import type { Words } from './words/pt.ts';

export const dictionaries: Dictionaries<Words> = {
  pt: async () => (await import('./words/pt.ts')).pt,
  en: async () => (await import('./words/en.ts')).en,
  es: async () => (await import('./words/es.ts')).es,
};

export const words = broughtWords<Words>() ?? (await dictionaries[code]());
export const { voices } = words;
