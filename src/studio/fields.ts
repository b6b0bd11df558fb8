/** What the schemas of settings.yaml and content/studio.yaml have in common. */
import { z } from 'zod';
import { remedy, type Said } from '../problems/problem.ts';

export const filled = (...otherwise: Said) =>
  z
    .string(remedy(...otherwise))
    .trim()
    .min(1, remedy(...otherwise));
export const matching = (pattern: RegExp, ...otherwise: Said) =>
  z.string(remedy(...otherwise)).regex(pattern, remedy(...otherwise));
export const flag = z.boolean(remedy('trueOrFalse')).default(false);

export const isWebAddress = (text: string) =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
