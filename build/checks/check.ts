/**
 * Everything that can be wrong with the words, the lists, the pictures and the look of the site before it is
 * built: `npm run check`, the build and the development server ask here, and say the same.
 */
import { contentProblems } from '../../src/content/check.ts';
import { readContent } from '../../src/content/read-content.ts';
import { readColours } from '../assets/colours.ts';
import { contrastProblems } from './contrast.ts';
import { linkProblems } from './link-problems.ts';
import { pictureProblems, showcaseProblems } from './picture-problems.ts';
import { socialCardProblems } from './social-cards.ts';
import { type LoadMaps, stitchMapProblems } from './stitch-maps.ts';

/**
 * One sentence for each mistake, with its place and the remedy; empty when all is well.
 * @param loadMaps - how a file with maps is read, where it may have been read before and changed since
 */
export async function siteProblems(loadMaps?: LoadMaps): Promise<string[]> {
  const content = readContent();
  return [
    ...contentProblems(content),
    ...linkProblems(content),
    ...showcaseProblems(),
    ...pictureProblems(),
    ...socialCardProblems(),
    ...contrastProblems(readColours()),
    ...(await stitchMapProblems(loadMaps)),
  ];
}
