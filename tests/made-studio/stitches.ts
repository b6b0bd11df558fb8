/** The drawings of a made studio: of chance, in the sizes that the places ask for, and no more than are needed. */
import { stringify } from 'yaml';
import { threads } from '../../src/stitch/stitch-map.ts';
import {
  iconSizes,
  type Place,
  placeSizes,
  places,
  sceneNames,
} from '../../src/studio/stitches-schema.ts';
import type { Chance } from './chance.ts';
import type { Plan } from './plan.ts';

type File = { path: string; source: string };

/** Both sides are alike, which looks sewn on purpose; the foot of each column is filled, so that it stands. */
function drawingOf(chance: Chance, width: number, height: number): string {
  const colours = chance.shuffle(threads).slice(0, 3);
  const half = Math.ceil(width / 2);
  const rows = Array.from({ length: height }, (_, y) => {
    const left = Array.from({ length: half }, (_, x) =>
      y === height - 1 || chance.is(0.6) ? chance.of(`${x >> 2} ${y >> 2}`).pick(colours) : '.',
    ).join('');
    const right = [...left].reverse().join('');
    return left + right.slice(width % 2);
  });
  return `${rows.join('\n')}\n`;
}

const usualSize = [19, 17] as const;

/** @param ids - of the services and the industries, which have an icon each */
export function stitchesOf(
  { chance, hasPage }: Plan,
  ids: Readonly<Record<'services' | 'industries', readonly string[]>>,
): File[] {
  const of = chance.of('stitches');
  const icons = { ...ids, numerals: Array.from({ length: 9 }, (_, index) => String(index + 1)) };
  const present = (Object.keys(places.shape) as Place[]).filter(
    (place) => place === 'emblem' || hasPage(`place ${place}`),
  );
  const drawing = (name: string, [width, height]: readonly [number, number]) =>
    drawingOf(of.of(name), width, height);
  const path = 'M-40-14c9 2 4.5 9 5 16s3.5 8.5 5.7 8.9';
  return [
    { path: 'places.yaml', source: stringify(Object.fromEntries(present.map((it) => [it, it]))) },
    {
      path: 'drawings/made.yaml',
      source: stringify({
        ...Object.fromEntries(present.map((it) => [it, drawing(it, placeSizes[it] ?? [13, 12])])),
        motif: drawing('motif', usualSize),
      }),
    },
    ...(Object.keys(iconSizes) as (keyof typeof iconSizes)[])
      .filter((group) => icons[group].length > 0)
      .map((group) => ({
        path: `icons/${group}.yaml`,
        source: stringify(
          Object.fromEntries(
            icons[group].map((id) => [id, drawing(`${group} ${id}`, iconSizes[group])]),
          ),
        ),
      })),
    {
      path: 'scenes/hero.yaml',
      source: stringify({
        inHoop: [
          ['motif', -24, -20],
          ['motif', 4, -20, 'ms'],
          ['motif', -10, 6],
        ],
        onLinen: [['motif', -10, -10, 's']],
        needle: [-30, 10, 64],
        threads: { wide: path, tablet: path, narrow: path, end: path },
        ...(hasPage('hero reverse') && { reverse: { thread: path, needle: [40, 50, -52] } }),
      }),
    },
    ...sceneNames
      .filter((name) => hasPage(`scene ${name}`))
      .map((name) => ({
        path: `scenes/${name}.yaml`,
        source: stringify({ view: [-1, -1, 42, 22], figures: [['motif', 0, 0]] }),
      })),
  ];
}
