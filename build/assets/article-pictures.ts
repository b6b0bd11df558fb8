/** Draws the pictures that articles show of the embroidery: a drawing, how it becomes stitches, and one stitch. */
import {
  palette,
  type StitchMap,
  stitchPaths,
  threadRuns,
  threadsIn,
} from '../../src/stitch/stitch-map.ts';
import type { ArticlePicture } from '../../src/studio/read-stitches.ts';
import { nightPicture } from '../checks/night-picture.ts';
import { colour, darkColour } from './colours.ts';
import { stitchPattern } from './stitch-pattern.ts';

/** A colour by its name, and the opacity of the glow around a stitch, 0 to 1. */
type Dye = { of: (name: string) => string; glow: number };

const dyes: readonly [Dye, (file: string) => string][] = [
  [{ of: colour, glow: 0 }, (file) => file],
  // Printed too, on white, where the dark scheme's ink is invisible.
  [{ of: (name) => darkColour(name === 'ink' ? 'ink-faint' : name), glow: 0.3 }, nightPicture],
];

/** The address of a picture by its name. */
export const articlePicture = (name: string): string => `/notes/${name}.svg`;

/** The contents of the files by their addresses. */
export const articlePictures = (
  articles: Readonly<Record<string, ArticlePicture>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(articles).flatMap(([name, { show, map }]) =>
      dyes.map(([dye, fileOf]) => [fileOf(articlePicture(name)), pictures[show](map, dye)]),
    ),
  );

/** A self-contained file. The sizes are in cells; the page shows it at 16 px a cell, or smaller. */
const picture = (width: number, height: number, cell: number, content: readonly string[]) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * cell}" height="${height * cell}" viewBox="-.5 -.5 ${width} ${height}" fill="none" stroke-linecap="square">`,
    ...content,
    '</svg>\n',
  ].join('');

/**
 * Each stitch is the same drawing again, not a tile of a pattern: articles are printed, and viewers of printed
 * files lose tiles of patterns.
 */
const patterns = (map: StitchMap, { of, glow }: Dye) => {
  const [, lines = ''] = /<g [^>]*>(.*)<\/g>/.exec(stitchPattern('', '', glow)) ?? [];
  return [
    `<defs><g id="stitch" stroke-width=".4" stroke-linecap="round">${lines}</g>`,
    ...threadsIn(map).map(
      (thread) => `<use href="#stitch" id="${thread}" stroke="${of(palette[thread])}"/>`,
    ),
    '</defs>',
  ];
};

const stitches = (map: StitchMap) =>
  threadsIn(map)
    .flatMap((thread) => threadRuns(map, thread).map((run) => ({ thread, ...run })))
    .flatMap(({ thread, x, y, length }) =>
      Array.from(
        { length },
        (_, cell) => `<use href="#${thread}" x="${x + cell - 0.5}" y="${y - 0.5}"/>`,
      ),
    )
    .join('');

const at = (x: number, content: string) => `<g transform="translate(${x})">${content}</g>`;

/** The map as cells, its runs, and the stitches, side by side. */
function stepsOf(map: StitchMap, dye: Dye) {
  const [width, height] = [map[0]?.length ?? 0, map.length];
  const step = width + 2;
  const cells = threadsIn(map).map((thread) => {
    const path = threadRuns(map, thread)
      .flatMap(({ x, y, length }) =>
        Array.from({ length }, (_, cell) => `M${x + cell - 0.42} ${y - 0.42}h.84v.84h-.84z`),
      )
      .join('');
    return `<path fill="${dye.of(palette[thread])}" d="${path}"/>`;
  });
  const lines = stitchPaths(map).map(
    ({ thread, path }) =>
      `<path stroke="${dye.of(palette[thread])}" stroke-width=".3" stroke-linecap="round" d="${path}"/>`,
  );
  const edges = (count: number) => Array.from({ length: count + 1 }, (_, line) => line - 0.5);
  const grid = [
    ...edges(height).map((line) => `M-.5 ${line}h${width}`),
    ...edges(width).map((line) => `M${line}-.5v${height}`),
  ].join('');
  const ground = `<path stroke="${dye.of('seam')}" stroke-width=".04" d="${grid}"/>`;
  return picture(2 * step + width, height, 24, [
    ...patterns(map, dye),
    ground + cells.join(''),
    at(step, ground + lines.join('')),
    at(2 * step, stitches(map)),
  ]);
}

/** One stitch, a line more in each step. */
function stitchSteps(_: StitchMap, dye: Dye) {
  const pattern = stitchPattern('A', `stroke="${dye.of('thread-1')}"`, dye.glow);
  const [, attributes = ''] = /<g ([^>]*)>/.exec(pattern) ?? [];
  const lines = [...pattern.matchAll(/<path[^>]*>/g)].map(([path]) => path);
  const glow = dye.glow ? lines.slice(0, 1) : [];
  const rest = lines.slice(glow.length);
  const square = `<path stroke="${dye.of('seam')}" stroke-width=".012" stroke-linecap="butt" d="M0 0h1v1h-1z"/>`;
  // The first leg and its shade; the shadow of the second leg; the second leg; its light.
  const steps = [2, 3, 4, 5].map((count) => [...glow, ...rest.slice(0, count)].join(''));
  return picture(5.2, 1.2, 138, [
    `<g transform="translate(-.4 -.4)">${steps
      .map((step, index) => at(1.3333 * index, `${square}<g ${attributes}>${step}</g>`))
      .join('')}</g>`,
  ]);
}

const sewn = (map: StitchMap, dye: Dye) =>
  picture(map[0]?.length ?? 0, map.length, 20, [...patterns(map, dye), stitches(map)]);

const pictures = { sewn, steps: stepsOf, stitch: stitchSteps };
