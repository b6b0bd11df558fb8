import { type Code, code } from '../../browser/language.ts';
import type { OwnerWords } from './words/pt.ts';

export const dictionary = async (of: Code): Promise<OwnerWords> =>
  (await import(`./words/${of}.ts`))[of];

export const words = await dictionary(code);
