/** Looks at all stitch maps before a build: a letter that is no thread would just not be sewn. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mapMistakes, mapsIn } from '../src/stitch/stitch-map.ts';

/** Reads a file with maps, by its path from the root. */
export type LoadMaps = (file: string) => Promise<object>;

const loadOnce: LoadMaps = (file) => import(pathToFileURL(resolve(file)).href);

/** A sentence for each mistake, with the map, the row and the column. */
export async function stitchMapProblems(
  load = loadOnce,
  folder = 'src/stitch/maps',
): Promise<string[]> {
  const mistakes: string[] = [];
  // The hero's is a composition of the others.
  for (const file of globSync(`${folder}/**/*.ts`, { exclude: ['**/hero.ts'] }).sort()) {
    const exported: unknown = { ...(await load(file)) };
    mistakes.push(...mapsIn(exported, file).flatMap(([name, map]) => mapMistakes(name, map)));
  }
  return mistakes;
}
