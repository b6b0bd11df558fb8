/**
 * All checks of the studio's folder before the site is built. `npm run check`, the build and the development server use
 * them, so their messages are the same. One run tells all: a stage with a mistake does not end it.
 */
import { contentProblems } from '../../src/content/check.ts';
import { type Content, collectFiles, finishContent } from '../../src/content/read-content.ts';
import { inStudio, studioFolder } from '../../src/studio/folder.ts';
import { folderProblems } from '../../src/studio/folder-problems.ts';
import { readSettings } from '../../src/studio/read-settings.ts';
import { readStitches, type Stitches } from '../../src/studio/read-stitches.ts';
import type { StudioSettings } from '../../src/studio/settings-schema.ts';
import { type Site, siteOf } from '../../src/studio/site.ts';
import { readColours } from '../assets/colours.ts';
import { contrastProblems } from './contrast.ts';

type Checked = {
  /** One sentence for each, with its place and the remedy; empty without problems. */
  problems: string[];
  /** Undefined when they cannot be read. What has a mistake is not in them. */
  texts?: { content: Content; site: Site } | undefined;
  /** Undefined when they have a mistake. */
  stitches?: Stitches | undefined;
};

export async function checkStudio(): Promise<Checked> {
  const problems = folderProblems(studioFolder);
  const settings = told(problems, () => readSettings(inStudio('settings.yaml')));
  const stitches = told(problems, readStitches);
  const colours = told(problems, () => contrastProblems(readColours()));
  // The settings name the languages of the texts.
  const { problems: ofTexts, texts }: Checked = settings
    ? await checkTexts(settings, stitches?.icons)
    : { problems: [] };
  problems.push(...ofTexts, ...(colours ?? []));
  // Two languages may have the same mistake, in a file that stands in for theirs.
  return { problems: [...new Set(problems)], texts, stitches };
}

export const siteProblems = async (): Promise<string[]> => (await checkStudio()).problems;

async function checkTexts(
  settings: StudioSettings,
  icons: Stitches['icons'] | undefined,
): Promise<Checked> {
  const { problems, read } = collectFiles(settings);
  if (!read) return { problems };
  const site = siteOf(read.studio, settings, process.env);
  const content = finishContent(read, site);
  problems.push(...contentProblems(content, icons));
  // What is made of the drawings is among the files that links and pictures may name.
  if (icons) problems.push(...(await fileProblems(content)));
  return { problems, texts: { content, site } };
}

/** Dynamic imports, because these modules read the settings and the texts. */
async function fileProblems(content: Content): Promise<string[]> {
  const { wasMade } = await import('../assets/asset-fingerprints.ts');
  const { brokenPictures } = await import('./broken-pictures.ts');
  const { linkProblems } = await import('./link-problems.ts');
  const { markdownProblems } = await import('./markdown-problems.ts');
  const { pictureProblems, showcaseProblems } = await import('./picture-problems.ts');
  const { madeTwice } = await import('./public-file.ts');
  const { socialCardProblems } = await import('./social-cards.ts');
  return [
    ...linkProblems(content),
    ...markdownProblems(content),
    ...showcaseProblems(),
    ...pictureProblems(),
    ...madeTwice(),
    ...(await brokenPictures(content)),
    ...(wasMade('cards') ? socialCardProblems() : []),
  ];
}

/** What is read; undefined when the reader throws an error with sentences, which are added to the problems. */
function told<Value>(problems: string[], read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    // Others are faults of the program.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    problems.push(...error.message.split('\n'));
    return undefined;
  }
}
