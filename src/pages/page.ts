/**
 * Type of the definition of a page, which each page.ts exports: as `page`, or as `pages` by their ids when
 * each has a file of content/.
 */
import type { z } from 'zod';
import type { FormField } from '../contact/contact-message.ts';
import type { Language } from '../i18n/language.ts';
import type { Schema } from '../studio/schema.ts';

/** Where a page is linked: navigation bar, button in the bar, footer, legal column of the footer. */
export type NavigationPart = 'bar' | 'button' | 'footer' | 'legal';

export type PageDefinition = {
  /** URL path. Pages with a path are in the sitemap. The page without one answers unknown addresses. */
  path?: string;
  /** Base name of its documents, without language and extension. Default: from the path. */
  file?: string;
  /**
   * The site has the page only if its texts are in the folder of the default language. Without them it has
   * neither route nor link.
   */
  isOptional?: true;
  /** A file of content/ without which the site does not have the page either. */
  needs?: 'measured.json';
  /** Place in the navigation of every page, and order within it. */
  navigation?: { in: NavigationPart; order: number };
  /** Ids of sections that links can target; the navigation bar links to them. */
  sections?: readonly string[];
  /**
   * Structured data in addition to the breadcrumbs: about the studio (which replaces the breadcrumbs), how
   * to contact it, or what its services begin at.
   */
  structuredData?: 'studio' | 'contact' | 'prices';
  /** The languages that have its Markdown file. Absent: its texts are a YAML file of every language. */
  languages?: readonly Language[];
  /** Folder of its texts in content/<language>/; the file has the last part of the page's id as its name. */
  contentFolder?: string;
  words: (schema: Schema, fields: readonly FormField[]) => z.ZodType;
};

/** Definition of the pages of a folder of content/, one for each file. */
export type PageOfFile<Words> = PageDefinition & {
  path: string;
  words: Words;
};
