/** The words of the consent bar: apart from the pages' words, which every visitor downloads. */
import type { ConsentWords } from '../../content/dictionary.ts';
import { consent as en } from '../../content/en/consent.ts';
import { consent as es } from '../../content/es/consent.ts';
import { consent as pt } from '../../content/pt/consent.ts';
import type { Language } from '../i18n/languages.ts';

export const consentWords: Record<Language, ConsentWords> = { pt, en, es };
