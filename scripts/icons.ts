/**
 * Sews the pictures that documents do not carry, because they are below the first screen or in the
 * menu: the small ones of the home page in one file, of which each place shows its part, the menu's
 * bird, the needle that sews down the page, the wrong side of the birds, and the end of the thread.
 * Run by `npm run assets icons`; what it makes is committed.
 */
import { writeFileSync } from 'node:fs';
import { type IconKind, iconSizes } from '../src/pages/home/icon-sizes.ts';
import { bird } from '../src/stitch/maps/bird.ts';
import { industries } from '../src/stitch/maps/icons/industries.ts';
import { services } from '../src/stitch/maps/icons/services.ts';
import { numerals } from '../src/stitch/maps/numerals.ts';
import { needleShape } from '../src/stitch/needle-shape.ts';
import {
  palette,
  type StitchMap,
  stitchPaths,
  type Thread,
  threads,
} from '../src/stitch/stitch-map.ts';
import { colour } from './colours.ts';
import { reversePicture } from './reverse.ts';
import { stitchPattern } from './stitch-pattern.ts';

const targets = {
  icons: 'src/pages/home/icons.svg',
  bird: 'src/layout/bird.svg',
  ending: 'src/browser/ending.svg',
  needle: 'src/pages/home/needle.svg',
  reverse: 'src/pages/home/reverse.svg',
};

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
  const maps = drawings.flatMap((drawing) => drawing.maps);
  writeFileSync(targets.icons, picture(maps, '', [...views, ...places]));
  const sewn = stitchPaths(bird).map(
    ({ thread, path }) => `<path stroke="url(#${thread})" d="${path}"/>`,
  );
  const size = `${bird[0]?.length} ${bird.length}`;
  writeFileSync(targets.bird, picture([bird], ` viewBox="-.5 -.5 ${size}"`, sewn));
  writeFileSync(targets.reverse, reversePicture());
  // In one piece: it is above the cloth.
  writeFileSync(targets.needle, alone('-2 -1.2 19.5 2.4', drawnNeedle()));
  const knotted =
    'M0 0c-3-9-12-9-19-5s-6 4-9 4-5-2-5-4 2-3 4-2 2 2 1 4-4 4-6 3-3-3-1-4 4 0 5 2 2 5 4 6';
  writeFileSync(
    targets.ending,
    alone(
      '-40 -9 44 26',
      `<g transform="rotate(118)">${drawnNeedle()}</g><path d="${knotted}" fill="none" stroke="${colour('thread-1-light')}" stroke-width=".3" stroke-linecap="round"/>`,
    ),
  );
}

const alone = (viewBox: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>\n`;

const drawnNeedle = () =>
  `<path d="${needleShape.steel}" fill="${colour('steel-1')}"/><path d="${needleShape.shine}" stroke="${colour('steel-2')}" stroke-width=".35" stroke-linecap="round"/>`;

/** A file that stands alone, with the threads of its maps. */
function picture(maps: readonly StitchMap[], attributes: string, content: readonly string[]) {
  const stitches = maps.flat().join('');
  const used = threads.filter((thread) => stitches.includes(thread));
  const rules = used.map((thread) => `.${thread}{stroke:${colour(palette[thread])}}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${attributes} fill="none" stroke-linecap="square">`,
    `<style>${rules.join('')}`,
    // Yarn keeps its colour, but ink would sink into a dark canvas.
    '@media(forced-colors:active) and (prefers-color-scheme:dark){.K{stroke:CanvasText}}</style>',
    ...used.map((thread) => stitchPattern(thread, `class="${thread}"`)),
    ...content,
    '</svg>\n',
  ].join('');
}
