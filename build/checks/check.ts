/**
 * All checks of the texts, lists, pictures and colours of the site before it is built. `npm run check`, the
 * build and the development server use them, so their messages are the same.
 */
import { contentProblems } from '../../src/content/check.ts';
import { readContent } from '../../src/content/read-content.ts';
import { studioFolder } from '../../src/studio/folder.ts';
import { folderProblems } from '../../src/studio/folder-problems.ts';
import { wasMade } from '../assets/asset-fingerprints.ts';
import { readColours } from '../assets/colours.ts';
import { brokenPictures } from './broken-pictures.ts';
import { contrastProblems } from './contrast.ts';
import { linkProblems } from './link-problems.ts';
import { markdownProblems } from './markdown-problems.ts';
import { pictureProblems, showcaseProblems } from './picture-problems.ts';
import { madeTwice } from './public-file.ts';
import { socialCardProblems } from './social-cards.ts';

/** Returns one sentence for each problem, with its place and the remedy; empty without problems. */
export async function siteProblems(): Promise<string[]> {
  const content = readContent();
  return [
    ...folderProblems(studioFolder),
    ...contentProblems(content),
    ...linkProblems(content),
    ...markdownProblems(content),
    ...showcaseProblems(),
    ...pictureProblems(),
    ...madeTwice(),
    ...(await brokenPictures(content)),
    ...(wasMade('cards') ? socialCardProblems() : []),
    ...contrastProblems(readColours()),
  ];
}
