/** Checks all stitch maps before a build: an unknown letter would be left out of the drawing. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mapMistakes, mapsIn } from '../../src/stitch/stitch-map.ts';
import { inStudio } from '../../src/studio/folder.ts';

/** Imports a file with maps, by its path from the root. */
export type LoadMaps = (file: string) => Promise<object>;

const loadOnce: LoadMaps = (file) => import(pathToFileURL(resolve(file)).href);

/** A sentence for each mistake, with the file, map, row and column. */
export async function stitchMapProblems(
  load = loadOnce,
  folder = inStudio('stitches'),
): Promise<string[]> {
  const mistakes: string[] = [];
  // hero.ts composes the other maps.
  for (const file of globSync(`${folder}/**/*.ts`, { exclude: ['**/hero.ts'] }).sort()) {
    const exported: unknown = { ...(await load(file)) };
    mistakes.push(...mapsIn(exported, file).flatMap(([name, map]) => mapMistakes(name, map)));
  }
  return mistakes;
}
