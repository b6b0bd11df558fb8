/**
 * Sews the small pictures of the home page into one file, of which each place shows its part: they
 * are below the first screen, so the document does not carry them. Run by `npm run assets icons`;
 * what it makes is committed.
 */
import { writeFileSync } from 'node:fs';
import { colour } from '../../build/colours.ts';
import { type IconKind, iconSizes } from '../../src/pages/home/icon-sizes.ts';
import { industries } from '../../src/stitch/maps/icons/industries.ts';
import { services } from '../../src/stitch/maps/icons/services.ts';
import { numerals } from '../../src/stitch/maps/numerals.ts';
import {
  palette,
  type StitchMap,
  stitchPaths,
  type Thread,
  threads,
} from '../../src/stitch/stitch-map.ts';
import { stitchPattern } from './stitch-pattern.ts';

const target = 'src/pages/home/icons.svg';

type Drawing = {
  kind: IconKind;
  /** By the name that a place shows it by. */
  maps: Readonly<Record<string, StitchMap>>;
  /** Plain thread under the stitches, where cloth between them would wash the colour out. */
  isDense?: boolean;
  /** The even ones are sewn in these threads instead. */
  evenThreads?: Partial<Record<Thread, Thread>>;
};

const drawings: readonly Drawing[] = [
  { kind: 'service', maps: services },
  { kind: 'industry', maps: industries, isDense: true },
  {
    kind: 'numeral',
    maps: Object.fromEntries(numerals.map((map, index) => [index + 1, map])),
    evenThreads: { A: 'B', a: 'b' },
  },
];

export function makeIcons(): void {
  const stitches = drawings.flatMap(({ maps }) => Object.values(maps).flat()).join('');
  const used = threads.filter((thread) => stitches.includes(thread));
  let top = 0;
  const places: string[] = [];
  const views: string[] = [];
  for (const { kind, maps, isDense, evenThreads } of drawings) {
    const { width, height } = iconSizes[kind];
    for (const [index, [name, map]] of Object.entries(maps).entries()) {
      if (map.length !== height || map.some((row) => row.length !== width))
        throw new Error(`The ${kind} ${name} is not ${width} by ${height} stitches.`);
      const sewn = stitchPaths(map).map(({ thread, path }) => {
        const own = (index % 2 && evenThreads?.[thread]) || thread;
        const ground = isDense ? `<path class="${own}" opacity=".5" d="${path}"/>` : '';
        return `${ground}<path stroke="url(#${own})" d="${path}"/>`;
      });
      places.push(`<g transform="translate(0 ${top})">${sewn.join('')}</g>`);
      views.push(`<view id="${kind}-${name}" viewBox="-.5 ${top - 0.5} ${width} ${height}"/>`);
      top += height;
    }
  }
  const rules = used.map((thread) => `.${thread}{stroke:${colour(palette[thread])}}`);
  writeFileSync(
    target,
    [
      '<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke-linecap="square">',
      `<style>${rules.join('')}`,
      // Yarn keeps its colour, but ink would sink into a dark canvas.
      '@media(forced-colors:active) and (prefers-color-scheme:dark){.K{stroke:CanvasText}}</style>',
      ...used.map((thread) => stitchPattern(thread, `class="${thread}"`)),
      ...views,
      ...places,
      '</svg>\n',
    ].join(''),
  );
}
