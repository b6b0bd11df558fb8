/** What a page.ts states about its page: all there is to know about it, once. */
import type { z } from 'zod';
import type { Schema } from '../content/schema.ts';
import type { IslandName } from '../islands/island.tsx';

export type PageDefinition = {
  /** Its address. A page with one is in the sitemap; the one without answers unknown addresses. */
  path?: string;
  /** The name of its documents, to which the language and the ending are added; without it, by the address. */
  file?: string;
  /** Where the frame of every page leads to it, and after which others. */
  navigation?: { in: 'bar' | 'button' | 'footer'; order: number };
  /** Its sections that can be jumped to: on the home page, which the bar has them for. */
  sections?: readonly string[];
  /** What search engines are told, beside the way to it: who the studio is, or how to reach it. */
  structuredData?: 'studio' | 'contact';
  /** The island that starts right after the first paint: its code is announced in the document. */
  startsAtOnce?: IslandName;
  /** The folder of its words in content/<language>/, where their file is called as the page. */
  contentFolder?: string;
  /** Which texts it has. */
  words: (schema: Schema) => z.ZodType;
  /** A function that takes these words, in a chunk of its own: so the build knows which styles are whose. */
  component: () => Promise<unknown>;
};

/** Every page by its id, which is the name of its folder: each page.ts adds its own to this type. */
// biome-ignore lint/suspicious/noEmptyInterface: the pages fill it
export interface Pages {}

export type PageId = keyof Pages;

/** The pages that have an address. */
export type RouteId = {
  [Id in PageId]: Pages[Id] extends { path: string } ? Id : never;
}[PageId];
