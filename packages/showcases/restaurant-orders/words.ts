import { inLanguage } from '../browser/language.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { pt, type Words } from './words/pt.ts';

export const words = inLanguage<Words>({ pt, en, es });
