/** Writes the folder of a new studio. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Answers } from './answers.ts';
import { drawingsFor } from './drawings.ts';
import { projectsOf, settingsFile, studioFile } from './facts.ts';
import { starter, textsIn } from './texts.ts';

/** Why there can be no new studio in a folder, with the remedy; undefined if there can. */
export function folderProblem(folder: string): string | undefined {
  const path = relative(resolve('studio'), realOf(folder));
  if (path.split(sep)[0] !== '..' && resolve(path) !== path)
    return `${folder} lies in studio/, which belongs to the engine: give a folder elsewhere.`;
  if (!existsSync(folder)) return undefined;
  if (!statSync(folder).isDirectory()) return `${folder} is a file: give the path of a new folder.`;
  return readdirSync(folder).length > 0
    ? `${folder} is not empty: give a new folder, or an empty one.`
    : undefined;
}

/** The path without links, also of a folder that is not there yet. */
function realOf(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder);
  const parent = dirname(folder);
  return parent === folder ? folder : join(realOf(parent), relative(parent, folder));
}

/** @param today - as 2026-11-25 */
export function writeStudio(folder: string, answers: Answers, today: string): void {
  const stories = answers.parts.includes('stories')
    ? projectsOf(answers).map(({ slug }) => slug)
    : [];
  const files = new Map([
    ['settings.yaml', settingsFile(answers, today)],
    ['content/studio.yaml', studioFile(answers)],
    // The keys of the mailbox and the address of an installation are no part of the studio.
    ['.gitignore', '.env\n'],
  ]);
  for (const code of answers.languages)
    for (const [path, text] of textsIn(code, answers, stories, today))
      files.set(`content/${code}/${path}`, text);
  for (const [path, text] of drawingsFor(answers.name)) files.set(`stitches/${path}`, text);
  // Nothing is written before everything can be.
  cpSync(`${starter}/stitches`, join(folder, 'stitches'), { recursive: true });
  cpSync(`${starter}/colours.css`, join(folder, 'colours.css'));
  mkdirSync(join(folder, 'public'), { recursive: true });
  if (answers.parts.includes('film'))
    cpSync('studio/public/film', join(folder, 'public/film'), { recursive: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
