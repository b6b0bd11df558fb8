/** Looks at all stitch maps before a build: a letter that is no thread would just not be sewn. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mapMistakes, mapsIn } from '../src/stitch/stitch-map.ts';

/** @throws an error that gives the map, the row and the column of each mistake */
export async function checkStitchMaps(folder = 'src/stitch/maps'): Promise<void> {
  const mistakes: string[] = [];
  // The hero's is a composition of the others.
  for (const file of globSync(`${folder}/**/*.ts`, { exclude: ['**/hero.ts'] }).sort()) {
    const exported: unknown = { ...(await import(pathToFileURL(resolve(file)).href)) };
    mistakes.push(...mapsIn(exported, file).flatMap(([name, map]) => mapMistakes(name, map)));
  }
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}
