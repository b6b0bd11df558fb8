/** The words of the editor, in its three languages. */
import { type DeskWords, en } from './words/en.ts';
import { es } from './words/es.ts';
import { pt } from './words/pt.ts';

export type { DeskWords };
export const allWords = { en, pt, es };
export type DeskLanguage = keyof typeof allWords;
