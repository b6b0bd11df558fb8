import { broughtWords, type Code, code } from '../browser/language.ts';
import type { Words } from './words/pt.ts';

export const dictionary = async (of: Code): Promise<Words> =>
  (await import(`./words/${of}.ts`))[of];

export const words = broughtWords<Words>() ?? (await dictionary(code));
