import type { Code } from '../browser/language.ts';

export const codes: readonly Code[] = ['pt', 'en', 'es'];

export const locales: Record<Code, string> = { pt: 'pt-PT', en: 'en-GB', es: 'es-ES' };
