/** The words for the owner, by language. Another language is a file here and a line in `byLanguage`. */
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';

export type OwnerWords = typeof en;

const byLanguage = new Map<string, OwnerWords>(Object.entries({ en, es, pt }));

/** @param language - the studio's default language, such as `pt` or `pt-BR`; English if there is none of it */
export const ownerWords = (language: string): OwnerWords =>
  byLanguage.get(language.split('-')[0] ?? '') ?? en;
