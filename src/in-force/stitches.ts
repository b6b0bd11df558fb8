/**
 * The drawings of the studio. A bundle has no files to read, so build/documents/content-plugin.ts replaces this
 * module with its result.
 */
import { readStitches } from '../studio/read-stitches.ts';

export const { drawings, places, emblem, icons, hero, scenes, articles } = readStitches();

/** By itself, because it is the only one that the browser gets as a map. */
export const thanks = places.thanks;
