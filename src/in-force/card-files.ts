/**
 * The social cards that were made. A bundle has no files to read, so build/documents/content-plugin.ts replaces this
 * module with its result.
 */
import { readCardFiles } from '../studio/card-files.ts';

export const cardFiles: readonly string[] = readCardFiles();
