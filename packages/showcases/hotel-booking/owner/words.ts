import { inLanguage } from '../../browser/language.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { type OwnerWords, pt } from './words/pt.ts';

export const words = inLanguage<OwnerWords>({ pt, en, es });
