/**
 * Where the studio is: the folder with everything that knows whose site this is. All other modules get paths from
 * here.
 */
export const studioFolder: string = process.env.STUDIO || 'studio';

/** The path of one of its files, for reading and for messages: `studio/content/pt/home.yaml`. */
export const inStudio = (path: string): string => `${studioFolder}/${path}`;
