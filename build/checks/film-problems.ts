/** Checks the files of a studio's film: each is there, and light enough for a telephone. */
import { statSync } from 'node:fs';
import { filmFiles } from '../../src/pages/home/film-files.ts';
import { inStudio } from '../../src/studio/folder.ts';

/** In bytes. Only one film and one still are fetched, and not before they are near the window. */
const limits = { film: 900_000, poster: 60_000 };

const remedies = {
  film: 'make it shorter, or smaller with ffmpeg: a higher number after -crf',
  poster: 'save it with a lower quality',
};

const kB = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

/** A sentence for each file that is missing or too large, with the remedy. */
export function filmProblems(site: { film: boolean }, folder = inStudio('public')): string[] {
  if (!site.film) return [];
  return Object.values(filmFiles)
    .flatMap((files) => Object.values(files))
    .flatMap((name) => {
      const file = `${folder}/film/${name}`;
      const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
      const kind = name.startsWith('film') ? 'film' : 'poster';
      if (size === 0)
        return [
          `${file} is missing, a part of the film about the studio: put it there (docs/make-it-yours.md), or write "film: false" in ${inStudio('settings.yaml')}.`,
        ];
      return size > limits[kind]
        ? [
            `${file} has ${kB(size)}, and may have ${kB(limits[kind])}, because telephones fetch it: ${remedies[kind]}.`,
          ]
        : [];
    });
}
