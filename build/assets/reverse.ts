/** Draws the reverse side of a drawing. */
import { reverseSize } from '../../src/pages/home/reverse-maps.ts';
import { type StitchMap, type Thread, threadRuns, threads } from '../../src/stitch/stitch-map.ts';

/** Paler and fewer colours than on the front: light threads are hidden under dark ones. */
const yarns: Partial<Record<Thread, string>> = {
  A: 'thread-1-light',
  a: 'thread-1-light',
  B: 'thread-2-light',
  b: 'thread-2-light',
  C: 'thread-3',
  D: 'thread-4',
  K: 'ink-pale',
};

/** Irregularity from -1 to 1, always the same at the same position, so builds are reproducible. */
const unevenness = (x: number, y: number) => Math.sin(x * 12.9898 + y * 78.233);

const place = (x: number, y: number) => `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`;

/**
 * A thread from behind: an upright stitch for each cross, a straight line to the next run if it is far
 * away, and in places a knot or a loose end.
 */
function sewnBehind(map: StitchMap, thread: Thread) {
  const runs = threadRuns(map, thread);
  let uprights = '';
  let jumps = '';
  let ends = '';
  let knots = '';
  for (const [index, { x, y, length }] of runs.entries()) {
    for (let cell = x; cell < x + length; cell += 1) {
      const lean = 0.16 + 0.12 * unevenness(cell, y);
      uprights += `M${place(cell - lean, y + 0.46)}L${place(cell + lean, y - 0.46)}`;
    }
    const next = runs[index + 1];
    const isFar = next && Math.abs(next.x - x - length) > 3 && next.y - y < 3;
    if (isFar) jumps += `M${place(x + length - 1, y - 0.4)}L${place(next.x, next.y + 0.4)}`;
    if (index % 6 === 2) {
      const way = unevenness(x, y) > 0 ? 1 : -1;
      ends += `M${place(x, y)}q${way * 0.4} 1.6 ${way * 1.5} 1.1t${way * 0.9} 1.7`;
    }
    if (index % 9 === 4) knots += `M${place(x + length - 1, y)}h0`;
  }
  return { uprights, jumps, ends, knots };
}

/**
 * Drawings from behind in one file, with a view each, numbered from 1. Mirrored, because the cloth is turned over.
 * @param dye - the colour of a thread by its name
 * @param opacity - from 0 to 1; dark linen needs a higher value
 */
export function reversePictures(
  maps: readonly StitchMap[],
  dye: (name: string) => string,
  opacity: number,
): string {
  let top = 0;
  const pictures = maps.map((map, index) => {
    const { width, height } = reverseSize(map);
    const view = `<view id="${index + 1}" viewBox="-5 ${top - 2} ${width} ${height}"/>`;
    const drawn = `<g transform="matrix(-1 0 0 1 ${width - 7} ${top})">${behind(map, dye)}</g>`;
    // A view in a taller box also shows what is above and below it.
    top += 3 * height;
    return view + drawn;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke-linecap="round" stroke-width=".2" opacity="${opacity}">${pictures.join('')}</svg>\n`;
}

const behind = (map: StitchMap, dye: (name: string) => string) =>
  threads
    .flatMap((thread) => {
      const yarn = yarns[thread];
      if (!yarn) return [];
      const { uprights, jumps, ends, knots } = sewnBehind(map, thread);
      return [
        `<g stroke="${dye(yarn)}"><path d="${uprights}"/><path stroke-width=".16" d="${jumps}${ends}"/><path stroke-width=".7" d="${knots}"/></g>`,
      ];
    })
    .join('');
