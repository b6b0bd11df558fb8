/**
 * Decides whether `npm start` serves the last build or builds first. Imports no build tools: an
 * installation without them must start.
 */
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvFile } from '../server/environment.ts';
import { studioFolder } from '../src/studio/folder.ts';

/** The sources of a build. Of `.env` files only some variables are: see `buildVariables`. */
export const sources: readonly string[] = [
  'build',
  'packages',
  'scripts',
  'server',
  'src',
  studioFolder,
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];

/** The files from which Vite reads build-time variables, highest priority first. */
const envFiles = ['.env.production.local', '.env.production', '.env.local', '.env'];
const record = 'dist/settings.json';

/**
 * The build-time variables of the project's `.env` files, as text to compare. Environment variables are
 * left out, so after `VITE_SITE_URL=… npm run build` a start without the variable does not rebuild.
 */
export function buildVariables(folder: string): string {
  const found: Record<string, string> = {};
  for (const file of envFiles)
    for (const [name, value] of Object.entries(readEnvFile(join(folder, file))))
      if (name.startsWith('VITE_') && value) found[name] ??= value;
  return JSON.stringify(Object.fromEntries(Object.entries(found).sort()));
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
  const isBuilt = existsSync(join(folder, 'dist/manifest.json'));
  if (isBuilt && !isOutdated(folder)) return { action: 'serve' };
  const canBuild = ['.', 'dist', 'dist.new', 'dist.old']
    .map((name) => join(folder, name))
    .every((path) => !existsSync(path) || mayWrite(path));
  if (canBuild) return { action: 'build', note: 'Building the site…' };
  if (!isBuilt) {
    return {
      action: 'give up',
      note: 'There is no built site in dist, and this user may not write here. Run "npm run build" as the user who owns this folder.',
    };
  }
  return {
    action: 'serve',
    note: 'The built site is older than its sources, and this user may not write here: it is served as it is. Run "npm run build" as the user who owns this folder.',
  };
}

function isOutdated(folder: string) {
  const built = newest(join(folder, 'dist/manifest.json'));
  if (sources.some((source) => newest(join(folder, source)) > built)) return true;
  const file = join(folder, record);
  const then = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  return then !== buildVariables(folder);
}

function newest(path: string): number {
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(info.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function isWritable(path: string) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
