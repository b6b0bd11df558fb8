/** Checks the files of a studio's film: each is there, and light enough for a telephone. */
import { statSync } from 'node:fs';
import { filmFiles } from '../../src/pages/home/film-files.ts';
import { type Problem, problem } from '../../src/problems/problem.ts';
import { inStudio } from '../../src/studio/folder.ts';

/** In bytes. Only one film and one still are fetched, and not before they are near the window. */
const limits = { film: 900_000, poster: 60_000 };

const kB = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

/** A problem for each file that is missing or too large. */
export function filmProblems(site: { film: boolean }, folder = inStudio('public')): Problem[] {
  if (!site.film) return [];
  return Object.values(filmFiles)
    .flatMap((files) => Object.values(files))
    .flatMap((name) => {
      const file = `${folder}/film/${name}`;
      const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
      const kind = name.startsWith('film') ? 'film' : 'poster';
      if (size === 0)
        return [problem('filmMissing', { file, settings: inStudio('settings.yaml') })];
      return size > limits[kind]
        ? [
            problem('filmTooLarge', {
              file,
              own: kB(size),
              most: kB(limits[kind]),
              kind,
            }),
          ]
        : [];
    });
}
