import { readdirSync, realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';

/** Thrown with a sentence that says why a folder cannot be the studio, and what to do. */
export class StudioRefused extends Error {}

/** The file that every studio has. */
const settingsFile = 'settings.yaml';

const ownFolder = 'studio';

/**
 * The folder of the studio: below the project's folder if it is inside it, else its whole path. Links are followed.
 * @param given - what `STUDIO` says; undefined: the project's own folder, which an installation may lack
 * @param called - the folder in which the command was called
 * @throws StudioRefused
 */
export function findStudio(given: string | undefined, called: string): string {
  const path = given === undefined ? resolve(ownFolder) : resolve(called, given);
  const say = (problem: string) =>
    new StudioRefused(`STUDIO is "${given ?? ownFolder}" (${path}): ${problem}`);
  let folder: string;
  let names: string[];
  try {
    folder = realpathSync(path);
    names = readdirSync(folder);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (given === undefined && code === 'ENOENT') return ownFolder;
    throw say(reasons[code] ?? `it cannot be read (${code}).`);
  }
  const [sign] = folder.match(unusable) ?? [];
  if (sign)
    throw say(
      `a path with ${shown(sign)} in it cannot be built: give the folder another name${folder === path ? '' : ` (it is ${folder})`}.`,
    );
  const project = realpathSync('.');
  if (isWithin(folder, project))
    throw say('it contains the project itself: give a folder beside it, or below it.');
  if (!names.includes(settingsFile))
    throw say(
      names.includes('studio.config.ts')
        ? `it has studio.config.ts and no ${settingsFile}, which replaced it: write its values there, as in ${ownFolder}/${settingsFile}.`
        : `it has no ${settingsFile}, which every studio has: correct the path.`,
    );
  if (given === undefined) return ownFolder;
  return isWithin(project, folder) ? relative(project, folder).split(sep).join('/') : folder;
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder: correct the path, or mend the link that it leads through.',
  ENOTDIR: 'it is no folder: name the folder in which settings.yaml is.',
  ELOOP: 'the link leads in a circle: name the folder itself.',
  EACCES: 'this user may not read it: give yourself the right to.',
  ENAMETOOLONG: 'the path is too long: put the folder nearer to the root.',
};

/** What Vite takes for the end of a path, or for a slash. */
const unusable = /[#?\\\p{Cc}]/u;
const shown = (sign: string) => (/\p{Cc}/u.test(sign) ? 'a control character' : `"${sign}"`);

/** Whether `folder` is `outer` or below it. */
function isWithin(outer: string, folder: string) {
  const path = relative(outer, folder);
  return !isAbsolute(path) && path.split(sep)[0] !== '..';
}
