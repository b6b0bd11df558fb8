/** The files of social cards, the pictures of shared links: one for each language, and one for each article and story. */
import { existsSync, readdirSync } from 'node:fs';
import { inStudio } from './folder.ts';

/** In public/. An article's has its name as in the address; a dot cannot be in a language or in that name. */
export const cardFile = (language: string, slug?: string): string =>
  `social-${[language, ...(slug ? [slug] : [])].join('.')}.png`;

/** What the card of a project's story has in the place of an article's name: no article can have it. */
export const storyCard = (slug: string): string => `projects.${slug}`;

/** Those that were made. */
export const readCardFiles = (folder: string = inStudio('public')): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => /^social-.+\.png$/.test(name)) : [];
