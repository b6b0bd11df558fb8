import { type Code, code } from '../browser/language.ts';
import { en as voicesEn } from './voices/en.ts';
import { es as voicesEs } from './voices/es.ts';
import { type Voices, pt as voicesPt } from './voices/pt.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { pt, type Words } from './words/pt.ts';

const languages: Record<Code, { words: Words; voices: Voices }> = {
  pt: { words: pt, voices: voicesPt },
  en: { words: en, voices: voicesEn },
  es: { words: es, voices: voicesEs },
};

/** The chapters in another language than the page's: the family corrects them there too. */
export const chaptersIn = (language: Code): Words['page'] => languages[language].words.page;

/** The words of this page's language, and what the people of the story say in it. */
export const { words, voices } = languages[code];
