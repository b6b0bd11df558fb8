/**
 * Draws the SVG files that documents link to instead of containing them, because they are below the first
 * screen or in the menu: the home page's icons in one file with a view each, the drawing of the call, the thread's
 * needle and its end, the reverse of a drawing and that of the whole embroidery.
 */
import { type IconKind, iconMapsOf, repeatsOf } from '../../src/pages/home/icon-maps.ts';
import { reverseMapsOf } from '../../src/pages/home/reverse-maps.ts';
import { needleShape } from '../../src/stitch/needle-shape.ts';
import {
  palette,
  type StitchMap,
  stitchPaths,
  type Thread,
  threadsIn,
} from '../../src/stitch/stitch-map.ts';
import type { Stitches } from '../../src/studio/read-stitches.ts';
import type { Schemes } from '../../src/styles/colours.ts';
import { colour, darkColour } from './colours.ts';
import { reverseOfHero, reversesOf } from './reverses.ts';
import { stitchPattern } from './stitch-pattern.ts';

type Scheme = keyof Schemes;

/** The colour of a thread by its name, and the opacity of its glow, 0 to 1. */
type Dye = { of: (name: string) => string; glow: number };
const dyes: Readonly<Record<Scheme, Dye>> = {
  light: { of: colour, glow: 0 },
  // With a dark scheme these pictures are printed too, on white, where the dark scheme's ink is invisible.
  dark: { of: (name) => darkColour(name === 'ink' ? 'ink-faint' : name), glow: 0.3 },
};
/** Not printed, so they can have the dark scheme's ink. */
const screenDyes: typeof dyes = { ...dyes, dark: { ...dyes.dark, of: darkColour } };
const schemes = ['light', 'dark'] as const;

type Look = {
  /** Draws plain colour below the stitches: at small sizes the gaps would make them pale. */
  isDense?: boolean;
  /** Shows each from its first stitch on: texts below it begin there. */
  isFlush?: boolean;
  /** Replaces threads in every second map. */
  evenThreads?: Partial<Record<Thread, Thread>>;
};

const looks: Partial<Record<IconKind, Look>> = {
  numeral: { evenThreads: { A: 'B', a: 'b' } },
  industry: { isFlush: true },
  border: { isDense: true },
};

/** The contents of the files by their names. One for each scheme, because in WebKit an SVG image does not know the page's. */
export function drawnFiles(stitches: Stitches): Record<string, string> {
  const iconMaps = iconMapsOf(stitches);
  const { call = [] } = stitches.places;
  const reversed = reverseMapsOf(stitches);
  let top = 0;
  const places: string[] = [];
  const views: string[] = [];
  for (const kind of Object.keys(iconMaps) as IconKind[]) {
    const { isDense, isFlush, evenThreads }: Look = looks[kind] ?? {};
    const times = repeatsOf(kind);
    for (const [index, [name, map]] of Object.entries(iconMaps[kind]).entries()) {
      const [width, height] = [(map[0]?.length ?? 0) * times, map.length];
      const sewn = stitchPaths(map).map(({ thread, path }) => {
        const own = (index % 2 && evenThreads?.[thread]) || thread;
        const ground = isDense ? `<path class="${own}" opacity=".5" d="${path}"/>` : '';
        return `${ground}<path stroke="url(#${own})" d="${path}"/>`;
      });
      const own = `<g id="sewn-${kind}">${sewn.join('')}</g>`;
      const again = Array.from({ length: times - 1 }, (_, before) => {
        const left = ((before + 1) * width) / times;
        return `<use href="#sewn-${kind}" x="${left}"/>`;
      });
      places.push(
        `<g transform="translate(0 ${top})">${times > 1 ? own : sewn.join('')}${again.join('')}</g>`,
      );
      // A repeated map fills the height and is cropped at the sides. With `object-fit` WebKit would also
      // show what is beside the view.
      const left = isFlush ? Math.min(...map.map((row) => row.search(/[^.]|$/))) : 0;
      const fit = times > 1 ? ' preserveAspectRatio="xMidYMid slice"' : '';
      views.push(
        `<view id="${kind}-${name}" viewBox="${times > 1 ? 0 : left - 0.5} ${top - 0.5} ${width} ${height}"${fit}/>`,
      );
      top += height;
    }
  }
  const maps = Object.values(iconMaps).flatMap((own) => Object.values(own));
  const sewn = stitchPaths(call).map(
    ({ thread, path }) => `<path stroke="url(#${thread})" d="${path}"/>`,
  );
  const view = ` viewBox="-.5 -.5 ${call[0]?.length ?? 0} ${call.length}"`;
  const files = {
    'needle.svg': alone('-2 -1.2 19.5 2.4', drawnNeedle('whole')),
    'ending.svg': knottedEnd(),
  };
  for (const scheme of schemes) {
    const [onPaper, onScreen] = [dyes[scheme], screenDyes[scheme]];
    const isLight = scheme === 'light';
    const name = (file: string) => `${file}${isLight ? '' : '-night'}.svg`;
    Object.assign(files, {
      [name('icons')]: picture(onPaper, maps, '', [...views, ...places]),
      [name('call')]: picture(onScreen, [call], view, sewn),
      [name('reverse')]: reversesOf(reversed, onPaper.of, isLight ? 0.22 : 0.3),
      [name('embroidery')]: reverseOfHero(stitches.hero, onScreen.of, isLight ? 0.22 : 0.3),
    });
  }
  return files;
}

/** The knotted end of the thread, with the needle. */
const knotted =
  'M0 0c-3-9-12-9-19-5s-6 4-9 4-5-2-5-4 2-3 4-2 2 2 1 4-4 4-6 3-3-3-1-4 4 0 5 2 2 5 4 6';
const knottedEnd = () =>
  alone(
    '-40 -9 44 26',
    `<g transform="rotate(97)">${drawnNeedle()}</g><path d="${knotted}" fill="none" stroke="${colour('thread-1-light')}" stroke-width=".3" stroke-linecap="round"/>`,
  );

const alone = (viewBox: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>\n`;

const drawnNeedle = (shape: 'inCloth' | 'whole' = 'inCloth') =>
  `<path d="${needleShape[shape]}" fill="${colour('steel-1')}"/><path d="${needleShape.shine}" stroke="${colour('steel-2')}" stroke-width=".35" stroke-linecap="round"/>`;

/** A self-contained SVG file with the patterns of the threads it uses. */
function picture(
  { of: dye, glow }: Dye,
  maps: readonly StitchMap[],
  attributes: string,
  content: readonly string[],
) {
  const used = threadsIn(maps.flat());
  const rules = used.map((thread) => `.${thread}{stroke:${dye(palette[thread])}}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${attributes} fill="none" stroke-linecap="square">`,
    `<style>${rules.join('')}</style>`,
    ...used.map((thread) => stitchPattern(thread, `class="${thread}"`, glow)),
    ...content,
    '</svg>\n',
  ].join('');
}
