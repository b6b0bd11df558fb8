import { code, type Dictionaries } from '../../browser/language.ts';
import type { OwnerWords } from './words/pt.ts';

export const dictionaries: Dictionaries<OwnerWords> = {
  pt: async () => (await import('./words/pt.ts')).pt,
  en: async () => (await import('./words/en.ts')).en,
  es: async () => (await import('./words/es.ts')).es,
};

export const words = await dictionaries[code]();
