/** What a page.ts states about its page: all there is to know about it, once. */
import type { z } from 'zod';
import type { Schema } from '../content/schema.ts';

export type PageDefinition = {
  /** The folder of its words in content/<language>/, where they are called as the page; none is the usual one. */
  contentFolder?: string;
  /** Which texts it has. */
  words: (schema: Schema) => z.ZodType;
};

/** Every page by its id, which is the name of its folder: each page.ts adds its own to this type. */
// biome-ignore lint/suspicious/noEmptyInterface: the pages fill it
export interface Pages {}

export type PageId = keyof Pages;
