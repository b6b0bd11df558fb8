/**
 * All checks of the studio's folder before the site is built. `npm run check`, the build and the development server use
 * them, so their messages are the same. One run tells all: no mistake keeps another one from being told.
 */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { languagesIn } from '../../src/i18n/language.ts';
import { pagesOf } from '../../src/pages/registry.ts';
import { inEnglish, type Problem, problem } from '../../src/problems/problem.ts';
import { cardFile } from '../../src/studio/card-files.ts';
import { contentProblems } from '../../src/studio/content-problems.ts';
import { inStudio, studioFolder } from '../../src/studio/folder.ts';
import { folderProblems } from '../../src/studio/folder-problems.ts';
import { type Content, collectFiles, finishContent } from '../../src/studio/read-content.ts';
import { codesIn, readSettingsFile } from '../../src/studio/read-settings.ts';
import { collectStitches, type Stitches } from '../../src/studio/read-stitches.ts';
import { type StudioSettings, settingsSchema } from '../../src/studio/settings-schema.ts';
import { type Site, siteOf } from '../../src/studio/site.ts';
import { withStandIns } from '../../src/studio/stand-ins.ts';
import { wasMade } from '../assets/asset-fingerprints.ts';
import { readColours } from '../assets/colours.ts';
import type { Answers } from '../new-studio/answers.ts';
import { settingsFile, studioFile } from '../new-studio/facts.ts';
import { brokenPictures } from './broken-pictures.ts';
import { contrastProblems } from './contrast.ts';
import { filmProblems } from './film-problems.ts';
import { linkProblems } from './link-problems.ts';
import { markdownProblems } from './markdown-problems.ts';
import { oldAddressProblems } from './old-address-problems.ts';
import { pictureProblems, showcaseProblems } from './picture-problems.ts';
import { madeTwice, publicFiles } from './public-file.ts';

type Checked = {
  problems: Problem[];
  /** Undefined when they cannot be read. What has a mistake is not in them. */
  texts?: { content: Content; site: Site } | undefined;
  /** Undefined when they have a mistake. */
  stitches?: Stitches | undefined;
};

export async function checkStudio(): Promise<Checked> {
  const problems = folderProblems(studioFolder);
  const settings = settingsOrStandIn(problems);
  const drawings = collectStitches();
  problems.push(...drawings.problems);
  const { problems: ofTexts, texts } = await checkTexts(settings, drawings);
  problems.push(...ofTexts, ...colourProblems());
  // Two languages may have the same mistake, in a file that stands in for theirs.
  const once = new Map(problems.map((each) => [inEnglish(each), each]));
  return { problems: [...once.values()], texts, stitches: drawings.stitches };
}

async function checkTexts(
  { value: settings, isLost }: Settings,
  { icons, articles }: ReturnType<typeof collectStitches>,
): Promise<Checked> {
  const { languageCodes } = languagesIn(settings);
  const usualFacts = parse(studioFile(usual(languageCodes)));
  const { problems, read, factsAreLost } = collectFiles(settings, pagesOf, inStudio('content'), {
    usualFacts,
  });
  if (!read) return { problems };
  const site = siteOf(read.studio, settings, process.env);
  const content = finishContent(read, site);
  const files = publicFiles(articles);
  // What is said about a file may follow from what is lost of it.
  const lost = [
    ...(isLost ? [inStudio('settings.yaml')] : []),
    ...(factsAreLost ? [inStudio('content/studio.yaml')] : []),
  ];
  const found = [
    ...contentProblems(content, icons, lost.length > 0),
    ...linkProblems(content, files),
    ...markdownProblems(content, files),
    ...oldAddressProblems(content, files),
    ...showcaseProblems(site),
    ...pictureProblems(site, files),
    ...filmProblems(site),
    ...madeTwice(files),
    ...(await brokenPictures(content, files)),
    ...(wasMade('cards') ? missingCards(languageCodes) : []),
  ];
  problems.push(...found.filter((each) => !lost.some((file) => inEnglish(each).includes(file))));
  return { problems, texts: { content, site } };
}

/** A missing social card would be noticed only when somebody shares a link. */
const missingCards = (codes: readonly string[]) =>
  codes
    .map((code) => inStudio(`public/${cardFile(code)}`))
    .filter((file) => !existsSync(file))
    .map((file) => problem('cardMissing', { file }));

type Settings = { value: StudioSettings; isLost: boolean };

/** One sentence for each problem, with its place and the remedy; none without problems. */
export const siteProblems = async (): Promise<string[]> =>
  (await checkStudio()).problems.map(inEnglish);

/** What a new studio says, of which a part stands in for one with a mistake. */
const usual = (languages: readonly string[]): Answers => ({
  name: 'Studio',
  place: 'Town',
  country: countryOfLaw(languages) ?? 'PT',
  languages,
  parts: [],
});

const countryOfLaw = ([code]: readonly string[]) => {
  const file = inStudio(`content/${code}/legal/privacy-policy.yaml`);
  return existsSync(file)
    ? /^law: *["']?([A-Z]{2})\b/m.exec(readFileSync(file, 'utf8'))?.[1]
    : undefined;
};

function settingsOrStandIn(problems: Problem[]): Settings {
  const file = inStudio('settings.yaml');
  const { data, written } = readSettingsFile(file, problems);
  if (data !== undefined) return { value: data as StudioSettings, isLost: false };
  const named = existsSync(file) ? codesIn(readFileSync(file, 'utf8')) : [];
  const codes = named.length > 0 ? named : foldersOfLanguages();
  const today = new Date().toISOString().slice(0, 10);
  const usualSettings = parse(settingsFile(usual(codes), today));
  const { value, isLost } = withStandIns(settingsSchema(codes), written ?? {}, usualSettings);
  const { projects, ...others } = value as StudioSettings;
  // A project that was lost still has its story.
  const ofStories = globSync('content/*/projects/*.yaml', { cwd: studioFolder })
    .map((path) => ({ slug: basename(path, '.yaml'), projectLink: '' }))
    .filter(({ slug }) => isLost && !projects.some((project) => project.slug === slug));
  return { value: { ...others, projects: [...projects, ...ofStories] }, isLost };
}

function foldersOfLanguages(): string[] {
  const folder = inStudio('content');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const codes = names.filter((name) => existsSync(`${folder}/${name}/common.yaml`));
  return codes.length > 0 ? codes : ['en'];
}

function colourProblems(): Problem[] {
  try {
    return contrastProblems(readColours());
  } catch (error) {
    // Others are faults of the program.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    return error.message.split('\n').map((said) => problem('said', { said }));
  }
}
