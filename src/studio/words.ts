import type { z } from 'zod';
import type { PageId, Pages } from '../pages/registry.ts';
import type { CommonWords, ConsentWords, VisitsWords } from './schema.ts';

/**
 * Texts of each page, with the types from its page.ts. An optional page may have none: `isRoute` tells
 * (in-force/routes.ts).
 */
export type PageWords = { [Id in PageId]: z.output<ReturnType<Pages[Id]['words']>> };

/** All texts of a language, by the name of their file. */
export type Words = PageWords & {
  common: CommonWords;
  consent: ConsentWords;
  /** Only where arrivals are counted. */
  visits?: VisitsWords;
};
