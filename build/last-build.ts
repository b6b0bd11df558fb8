/**
 * Decides whether `npm start` serves the last build or builds first. Imports no build tools: an
 * installation without them must start.
 */
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { readEnvFile } from '../server/environment.ts';
import { studioFolder } from '../src/studio/folder.ts';
import { isForeign } from '../src/studio/foreign-files.ts';
import { buildFolder, envFolder } from '../src/studio/own-places.ts';

/** The sources of a build. Of `.env` files only some variables are: see `buildVariables`. */
export const sources: readonly string[] = [
  'build',
  'packages',
  'server',
  'src',
  studioFolder,
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];

/** The files from which Vite reads build-time variables, highest priority first. */
const envFiles = ['.env.production.local', '.env.production', '.env.local', '.env'];

/** What a build was made from: `settings.json` beside it. */
type BuildRecord = { studio: string; variables: Readonly<Record<string, string>> };

/** @param folder - of the project */
export const recordOfBuild = (folder: string): BuildRecord => ({
  studio: studioFolder,
  variables: buildVariables(folder),
});

function readRecord(build: string): Partial<BuildRecord> {
  const file = join(build, 'settings.json');
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  } catch {
    return {};
  }
}

/** A sentence when a build belongs to another studio than this command; undefined when it does not say so. */
export function foreignBuild(build: string): string | undefined {
  const { studio = studioFolder } = readRecord(build);
  return studio === studioFolder
    ? undefined
    : `The built site in ${build} is that of ${studio}, and this command is for ${studioFolder}: set STUDIO to that folder, or SITE_DIR to another build. A build without its folder is served by "node server/index.ts".`;
}

/**
 * The build-time variables of the `.env` files. Environment variables are left out, so after `VITE_SITE_URL=… npm run build` a start without the variable does not rebuild.
 */
function buildVariables(folder: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const file of envFiles)
    for (const [name, value] of Object.entries(readEnvFile(resolve(folder, envFolder, file))))
      if (name.startsWith('VITE_') && value) found[name] ??= value;
  return Object.fromEntries(Object.entries(found).sort());
}

export type StartPlan = {
  action: 'serve' | 'build' | 'give up';
  /** A line to print. */
  note?: string;
};

/**
 * @param mayWrite - whether this user may write to a path
 * @throws SettingsError when a `.env` file cannot be read
 */
export function planStart(folder: string, mayWrite = isWritable): StartPlan {
  const isBuilt = existsSync(join(folder, buildFolder, 'manifest.json'));
  if (isBuilt && !isOutdated(folder)) return { action: 'serve' };
  const canBuild = ['.', buildFolder, `${buildFolder}.new`, `${buildFolder}.old`]
    .map((name) => join(folder, name))
    .every((path) => !existsSync(path) || mayWrite(path));
  if (canBuild) return { action: 'build', note: 'Building the site…' };
  if (!isBuilt) {
    return {
      action: 'give up',
      note: `There is no built site in ${buildFolder}, and this user may not write here. Run "npm run build" as the user who owns this folder.`,
    };
  }
  const problem = foreignBuild(join(folder, buildFolder));
  if (problem) return { action: 'give up', note: problem };
  return {
    action: 'serve',
    note: 'The built site is older than its sources, and this user may not write here: it is served as it is. Run "npm run build" as the user who owns this folder.',
  };
}

function isOutdated(folder: string) {
  const built = newest(join(folder, buildFolder, 'manifest.json'));
  if (sources.some((source) => newest(resolve(folder, source)) > built)) return true;
  const { studio, variables = {} } = readRecord(join(folder, buildFolder));
  if (studio !== studioFolder) return true;
  return JSON.stringify(variables) !== JSON.stringify(buildVariables(folder));
}

/** When the newest source was written, in milliseconds. */
export const newestSource = (folder: string): number =>
  Math.max(...[...sources, ...envFiles].map((source) => newest(resolve(folder, source))));

/** When something in a file or folder changed last. A link into a folder around it has no end. */
function newest(path: string, around: readonly string[] = []): number {
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info?.isDirectory()) return info?.mtimeMs ?? 0;
  const real = realpathSync(path);
  if (around.includes(real)) return 0;
  const names = readdirSync(path).filter((name) => !isForeign(name));
  return Math.max(
    info.mtimeMs,
    ...names.map((name) => newest(join(path, name), [...around, real])),
  );
}

function isWritable(path: string) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
