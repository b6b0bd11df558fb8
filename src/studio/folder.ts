import type { Place } from '../problems/sentences.ts';

/**
 * Where the studio is: the folder with everything that knows whose site this is. All other modules get paths from
 * here.
 */
export let studioFolder: string = process.env.STUDIO || 'studio';

/** For a process that only reads and checks, one studio after another. Modules in force keep the first. */
export function setStudioFolder(folder: string): void {
  studioFolder = folder;
}

/** The path of one of its files, for reading and for messages: `studio/content/pt/home.yaml`. */
export const inStudio = (path: string): string => `${studioFolder}/${path}`;

/** The place of a problem of one of its files as a whole. */
export const fileInStudio = (path: string): Place => ({ file: inStudio(path) });
