/**
 * The Markdown pages and the articles, without their texts. A bundle has no files to read, so
 * build/documents/content-plugin.ts replaces this module with its result.
 */
import { settings } from '../studio/settings.ts';
import { readMarkdown } from './markdown-files.ts';

export const { pages: markdownPages, notes } = readMarkdown(settings);
