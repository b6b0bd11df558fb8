/** Reads and checks the drawings of a studio. Every mistake is reported with file and line. */
import { existsSync, globSync } from 'node:fs';
import { sep } from 'node:path';
import type { z } from 'zod';
import { errorOf, type Problem, problemAt } from '../problems/problem.ts';
import type { Place } from '../problems/sentences.ts';
import { rowsOf, type StitchMap } from '../stitch/stitch-map.ts';
import { inStudio } from './folder.ts';
import { isForeign } from './foreign-files.ts';
import { mapProblems } from './map-problems.ts';
import { parseYaml } from './parse-yaml.ts';
import { readText } from './read-text.ts';
import * as schema from './stitches-schema.ts';

type Drawings = Readonly<Record<string, StitchMap>>;

export type Hero = z.infer<typeof schema.hero> & {
  motifs: Drawings;
  borderMap: StitchMap | undefined;
};
export type Figure = Hero['inHoop'][number];
export type Scene = Omit<z.infer<typeof schema.scene>, 'figures'> & {
  figures: readonly { map: StitchMap; x: number; y: number; turn?: Figure[3] }[];
};

export type Stitches = {
  /** All of `drawings/`, by name. */
  drawings: Drawings;
  places: Partial<Record<schema.Place, StitchMap>>;
  emblem: StitchMap;
  icons: Readonly<Record<schema.IconGroup, Drawings>>;
  hero: Hero;
  scenes: Partial<Record<schema.SceneName, Scene>>;
  articles: Readonly<Record<string, ArticlePicture>>;
};

export type ArticlePicture = { show: 'sewn' | 'steps' | 'stitch'; map: StitchMap };

/**
 * @param folder - with `places.yaml`, `articles.yaml`, `drawings/`, `icons/` and `scenes/`
 * @throws an error with one sentence for each mistake
 */
export function readStitches(folder = inStudio('stitches')): Stitches {
  const { problems, stitches } = collectStitches(folder);
  if (problems.length > 0 || !stitches) throw errorOf(problems);
  return stitches;
}

type Collected = {
  problems: Problem[];
  /** Undefined when they have a mistake. */
  stitches?: Stitches;
  /** Those that can be read. */
  icons: Stitches['icons'];
  /** Names of the pictures of articles. */
  articles: readonly string[];
};

export function collectStitches(folder = inStudio('stitches')): Collected {
  const problems: Problem[] = [];
  const read = new Set<string>();

  function file<Shape extends z.ZodType>(name: string, shape: Shape) {
    const path = `${folder}/${name}`;
    read.add(path);
    const source = readText(path, problems);
    const parsed =
      source === undefined ? undefined : parseYaml({ file: path, source }, shape, problems);
    return {
      data: parsed?.data as z.infer<Shape> | undefined,
      written: parsed?.written,
      placeOf: parsed?.placeOf ?? ((): Place => ({ file: path })),
    };
  }

  const optional = <Shape extends z.ZodType>(name: string, shape: Shape) =>
    existsSync(`${folder}/${name}`) ? file(name, shape) : undefined;

  /** Where each drawing of the pool is, for messages. */
  const found = new Map<string, string>();

  function drawingsIn(name: string, size?: readonly [number, number]): Drawings {
    const { data = {}, placeOf } = file(name, schema.drawings);
    return Object.fromEntries(
      Object.entries(data).map(([key, text]) => {
        const map = rowsOf(text);
        const place = placeOf([key]);
        problems.push(...mapProblems(map, place));
        if (size) problems.push(...sizeMistake(place, map, size));
        return [key, map];
      }),
    );
  }

  const drawings: Record<string, StitchMap> = {};
  const files = globSync('**/*.*', { cwd: folder }).filter(
    (path) => !path.split(sep).some(isForeign),
  );
  for (const path of files.filter((name) => /^drawings.[^/]+\.yaml$/.test(name)).sort())
    for (const [name, map] of Object.entries(drawingsIn(path))) {
      const before = found.get(name);
      if (before)
        problems.push(
          problemAt({ file: `${folder}/${path}` }, 'drawnTwice', { file: before, name }),
        );
      found.set(name, `${folder}/${path}`);
      drawings[name] = map;
    }

  /** A drawing that a file names. */
  function named(name: string, place: Place): StitchMap {
    const map = drawings[name];
    if (!map)
      problems.push(
        problemAt(place, 'notDrawn', {
          name,
          folder: `${folder}/drawings`,
          known: Object.keys(drawings).join(', '),
        }),
      );
    return map ?? [];
  }

  const placesFile = file('places.yaml', schema.places);
  const places: Partial<Record<schema.Place, StitchMap>> = {};
  for (const [key, name = ''] of Object.entries(placesFile.data ?? {})) {
    const place = placesFile.placeOf([key]);
    const map = named(name, place);
    const size = schema.placeSizes[key as schema.Place];
    if (size && map.length > 0) problems.push(...sizeMistake(place, map, size));
    places[key as schema.Place] = map;
  }

  const icons = Object.fromEntries(
    Object.entries(schema.iconSizes).map(([group, size]) => {
      const name = `icons/${group}.yaml`;
      return [group, existsSync(`${folder}/${name}`) ? drawingsIn(name, size) : {}];
    }),
  ) as Stitches['icons'];

  const heroFile = file('scenes/hero.yaml', schema.hero);
  const motifs = (['inHoop', 'onLinen'] as const).flatMap((key) =>
    (heroFile.data?.[key] ?? []).map(
      ([name], index) =>
        [name, named(name, { ...heroFile.placeOf([key, index]), path: key })] as const,
    ),
  );
  const border = heroFile.data?.border;

  const scenes = Object.fromEntries(
    schema.sceneNames.flatMap((name) => {
      const given = optional(`scenes/${name}.yaml`, schema.scene);
      if (!given?.data) return [];
      const figures = given.data.figures.map(([of, x, y, turn], index) => ({
        map: named(of, { ...given.placeOf(['figures', index]), path: 'figures' }),
        x,
        y,
        ...(turn && { turn }),
      }));
      return [[name, { ...given.data, figures }]];
    }),
  ) as Stitches['scenes'];

  const given = optional('articles.yaml', schema.articles);
  const articles: Record<string, ArticlePicture> = {};
  for (const [name, picture] of Object.entries(given?.data ?? {}))
    articles[name] = {
      show: picture.show,
      map: given && 'of' in picture ? named(picture.of, given.placeOf([name])) : [],
    };

  for (const path of files.sort())
    if (!read.has(`${folder}/${path}`))
      problems.push(problemAt({ file: `${folder}/${path}` }, 'unread'));

  const borderMap = border && named(border, heroFile.placeOf(['border']));
  const known = { problems, icons, articles: Object.keys(given?.written ?? {}) };
  if (problems.length > 0) return known;
  const { data } = heroFile;
  const { emblem } = places;
  if (!data || !emblem) {
    problems.push(problemAt({ file: folder }, 'noDrawings'));
    return known;
  }
  const sorted = motifs.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const hero = { ...data, motifs: Object.fromEntries(sorted), borderMap: borderMap || undefined };
  return { ...known, stitches: { drawings, places, emblem, icons, hero, scenes, articles } };
}

function sizeMistake(place: Place, map: StitchMap, wanted: readonly [number, number]) {
  const own = [map[0]?.length ?? 0, map.length];
  return own.join() === wanted.join() ? [] : [problemAt(place, 'size', { own, wanted })];
}
