/**
 * The words of all languages and the facts of the studio. A bundle has no files to read: there
 * build/documents/content-plugin.ts puts the result of this module in its place.
 */
import { readContent } from './read-content.ts';

export const { words, studio } = readContent();
