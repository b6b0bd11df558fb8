/**
 * The texts of all languages, the facts of the studio and what was measured. A bundle has no files to read, so
 * build/documents/content-plugin.ts replaces this module with its result.
 */
import { readContent } from './read-content.ts';

export const { words, studio, measured } = readContent();
