/**
 * Draws the pictures of the article about the embroidery from the maps and the stitch that it describes. Run by
 * `npm run assets notes`; the results are committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  palette,
  type StitchMap,
  stitchPaths,
  threadRuns,
  threads,
} from '../../src/stitch/stitch-map.ts';
import { drawings } from '../../src/stitch/stitches.ts';
import { inStudio } from '../../src/studio/folder.ts';
import { nightPicture } from '../documents/finish-markdown.ts';
import { colour, darkColour } from './colours.ts';
import { stitchPattern } from './stitch-pattern.ts';

const { bird = [], rosette = [] } = drawings;

/** The pictures are made only if the site has this article. */
export const embroideryNote = 'how-the-embroidery-is-drawn';

/** A colour by its name, and the opacity of the glow around a stitch, 0 to 1. */
type Dye = { of: (name: string) => string; glow: number };

const dyes: readonly [Dye, (file: string) => string][] = [
  [{ of: colour, glow: 0 }, (file) => file],
  // Printed too, on white, where the dark scheme's ink is invisible.
  [{ of: (name) => darkColour(name === 'ink' ? 'ink-faint' : name), glow: 0.3 }, nightPicture],
];

export function makeNotePictures(): void {
  mkdirSync(inStudio('public/notes'), { recursive: true });
  for (const [dye, nameOf] of dyes)
    for (const [name, draw] of Object.entries({
      map: mapSteps,
      stitch: stitchSteps,
      bird: sewnBird,
    }))
      writeFileSync(inStudio(`public${nameOf(`/notes/${name}.svg`)}`), draw(dye));
}

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
  const used = threads.filter((thread) => map.join('').includes(thread));
  return [
    `<defs><g id="stitch" stroke-width=".4" stroke-linecap="round">${lines}</g>`,
    ...used.map((thread) => `<use href="#stitch" id="${thread}" stroke="${of(palette[thread])}"/>`),
    '</defs>',
  ];
};

const stitches = (map: StitchMap) =>
  threads
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
function mapSteps(dye: Dye) {
  const size = rosette.length;
  const step = size + 2;
  const used = threads.filter((thread) => rosette.join('').includes(thread));
  const cells = used.map((thread) => {
    const path = threadRuns(rosette, thread)
      .flatMap(({ x, y, length }) =>
        Array.from({ length }, (_, cell) => `M${x + cell - 0.42} ${y - 0.42}h.84v.84h-.84z`),
      )
      .join('');
    return `<path fill="${dye.of(palette[thread])}" d="${path}"/>`;
  });
  const lines = stitchPaths(rosette).map(
    ({ thread, path }) =>
      `<path stroke="${dye.of(palette[thread])}" stroke-width=".3" stroke-linecap="round" d="${path}"/>`,
  );
  const grid = Array.from({ length: size + 1 }, (_, line) => line - 0.5)
    .map((line) => `M-.5 ${line}h${size}M${line}-.5v${size}`)
    .join('');
  const ground = `<path stroke="${dye.of('seam')}" stroke-width=".04" d="${grid}"/>`;
  return picture(2 * step + size, size, 24, [
    ...patterns(rosette, dye),
    ground + cells.join(''),
    at(step, ground + lines.join('')),
    at(2 * step, stitches(rosette)),
  ]);
}

/** One stitch, a line more in each step. */
function stitchSteps(dye: Dye) {
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

const sewnBird = (dye: Dye) =>
  picture(bird[0]?.length ?? 0, bird.length, 20, [...patterns(bird, dye), stitches(bird)]);
