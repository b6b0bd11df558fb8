/**
 * The texts of all languages and the facts of the studio. A bundle has no files to read, so
 * build/documents/content-plugin.ts replaces this module with its result.
 */
import { readContent } from './read-content.ts';

export const { words, studio } = readContent();
