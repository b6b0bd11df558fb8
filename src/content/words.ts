import type { z } from 'zod';
import type { PageId, Pages } from '../pages/page.ts';
import type { CommonWords, ConsentWords } from './schema.ts';

/** The words of each page, as its page.ts describes them. */
export type PageWords = { [Id in PageId]: z.output<ReturnType<Pages[Id]['words']>> };

/** All words of a language, by the name of their file. */
export type Words = PageWords & { common: CommonWords; consent: ConsentWords };
