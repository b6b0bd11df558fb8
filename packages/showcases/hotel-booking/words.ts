import { type Code, code } from '../browser/language.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { pt, type Words } from './words/pt.ts';

const languages: Record<Code, Words> = { pt, en, es };

/** The words of this page's language. */
export const words = languages[code];
