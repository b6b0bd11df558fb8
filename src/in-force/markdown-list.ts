/**
 * The Markdown pages and the articles, without their texts, and their old paths. A bundle has no files to read, so
 * build/documents/content-plugin.ts replaces this module with its result.
 */

import { readMarkdown } from '../studio/markdown-files.ts';
import { settings } from './settings.ts';

export const { pages: markdownPages, notes, aliases } = readMarkdown(settings);
