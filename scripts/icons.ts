/**
 * Sews the small pictures of the home page into one file a scheme, of which each place shows its part: they
 * are below the first screen, so the document does not carry them. Run by `npm run assets icons`;
 * what it makes is committed.
 */
import { writeFileSync } from 'node:fs';
import { type IconKind, iconSizes } from '../src/pages/home/icon-sizes.ts';
import { industries } from '../src/stitch/maps/icons/industries.ts';
import { services } from '../src/stitch/maps/icons/services.ts';
import { numerals } from '../src/stitch/maps/numerals.ts';
import {
  palette,
  type StitchMap,
  stitchPaths,
  type Thread,
  threads,
} from '../src/stitch/stitch-map.ts';
import { colour, colourInTheDark } from './colours.ts';
import { stitchPattern } from './stitch-pattern.ts';

type Drawing = {
  kind: IconKind;
  maps: readonly StitchMap[];
  /** Plain thread under the stitches, where cloth between them would wash the colour out. */
  isDense?: boolean;
  /** The even ones are sewn in these threads instead. */
  evenThreads?: Partial<Record<Thread, Thread>>;
};

const drawings: readonly Drawing[] = [
  { kind: 'service', maps: Object.values(services) },
  { kind: 'industry', maps: Object.values(industries), isDense: true },
  { kind: 'numeral', maps: numerals, evenThreads: { A: 'B', a: 'b' } },
];

export function makeIcons(): void {
  writeFileSync('src/pages/home/icons.svg', iconsSvg(colour));
  writeFileSync('src/pages/home/icons-night.svg', iconsSvg(dyeOfTheNight, 0.3));
}

/** What is printed at night is printed with these pictures, on white: there the night's ink is not seen. */
const dyeOfTheNight = (name: string) => colourInTheDark(name === 'ink' ? 'ink-faint' : name);

/**
 * @param dye - the colour of a thread
 * @param glow - how much the thread lights the cloth around it, 0 to 1
 */
function iconsSvg(dye: (name: string) => string, glow = 0) {
  const stitches = drawings.flatMap(({ maps }) => maps.flat()).join('');
  const used = threads.filter((thread) => stitches.includes(thread));
  let top = 0;
  const places: string[] = [];
  const views: string[] = [];
  for (const { kind, maps, isDense, evenThreads } of drawings) {
    const { width, height } = iconSizes[kind];
    for (const [index, map] of maps.entries()) {
      if (map.length !== height || map.some((row) => row.length !== width))
        throw new Error(`The ${kind} ${index} is not ${width} by ${height} stitches.`);
      const sewn = stitchPaths(map).map(({ thread, path }) => {
        const own = (index % 2 && evenThreads?.[thread]) || thread;
        const ground = isDense ? `<path class="${own}" opacity=".5" d="${path}"/>` : '';
        return `${ground}<path stroke="url(#${own})" d="${path}"/>`;
      });
      places.push(`<g transform="translate(0 ${top})">${sewn.join('')}</g>`);
      views.push(`<view id="${kind}-${index}" viewBox="-.5 ${top - 0.5} ${width} ${height}"/>`);
      top += height;
    }
  }
  const rules = used.map((thread) => `.${thread}{stroke:${dye(palette[thread])}}`);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke-linecap="square">',
    `<style>${rules.join('')}</style>`,
    ...used.map((thread) => stitchPattern(thread, `class="${thread}"`, glow)),
    ...views,
    ...places,
    '</svg>\n',
  ].join('');
}
