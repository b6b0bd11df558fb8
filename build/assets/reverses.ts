/**
 * Draws embroidery from behind: the first screen's, as the whole cloth, turned over, in its hoop, and one drawing.
 * Everything follows from the maps of the front and their places: where the front has a cross, the reverse has an
 * upright stitch, and between the figures the thread is carried over the cloth, is knotted and ends.
 */
import { reverseSize } from '../../src/pages/home/reverse-maps.ts';
import { needleShape } from '../../src/stitch/needle-shape.ts';
import { type Patch, type Point, sewnBehind } from '../../src/stitch/reverse-side.ts';
import {
  palette,
  type StitchMap,
  type Thread,
  threadRuns,
  threads,
} from '../../src/stitch/stitch-map.ts';
import type { Hero } from '../../src/studio/read-stitches.ts';

/** Takes a point of a map to its place on the front of the cloth. */
type Place = (x: number, y: number) => Point;

/** The colour of a thread or a material by its name. */
type Dye = (name: string) => string;

const radius = 50;

const swapped: Partial<Record<Thread, Thread>> = { A: 'B', a: 'b', B: 'A', b: 'a' };

/** The stitches of a map by thread, on the turned cloth. */
function patchesOf(map: StitchMap, place: Place, threadOf = (thread: Thread) => thread): Patch[] {
  return threads.flatMap((thread) => {
    const cells = threadRuns(map, thread).flatMap(({ x, y, length }) =>
      Array.from({ length }, (_, cell) => place(x + cell, y)),
    );
    const turned = cells.map(({ x, y }) => ({ x: -x, y }));
    return cells.length > 0 ? [{ thread: threadOf(thread), cells: turned }] : [];
  });
}

/** All figures of the hoop: those within, and the garland, which is an eighth of its border eight times. */
function sceneOf(hero: Hero): Patch[] {
  const within = hero.inHoop.flatMap(([motif, left, top, turn = '']) => {
    const map = hero.motifs[motif] ?? [];
    const last = (map[0]?.length ?? 0) - 1;
    const mirrored = turn.includes('m');
    return patchesOf(
      map,
      (x, y) => ({ x: left + (mirrored ? last - x : x), y: top + y }),
      (thread) => (turn.includes('s') && swapped[thread]) || thread,
    );
  });
  const border = [0, 1, 2, 3].flatMap((turns) =>
    [false, true].flatMap((isReflected) =>
      patchesOf(hero.borderMap ?? [], (column, row) => {
        let [x, y] = [column, row - 48];
        if (isReflected) [x, y] = [-y, -x];
        for (let turn = 0; turn < turns; turn += 1) [x, y] = [-y, x];
        return { x, y };
      }),
    ),
  );
  return [...within, ...border];
}

/** The square cloth around the hoop, with its hem folded over and sewn. */
function cloth(dye: Dye): string {
  const edge = (half: number, slack: number) =>
    `M${-half}${-half + slack}Q${-half * 0.3} ${-half - slack} ${half} ${-half}Q${half + slack} ${half * 0.2} ${half - slack} ${half}Q0 ${half - slack} ${-half + slack} ${half - slack}Q${-half - slack} 0 ${-half}${-half + slack}Z`;
  return `<g transform="rotate(-7)"><path d="${edge(63, 1.5)}" transform="translate(.8 1.6)" fill="${dye('shade')}" opacity=".12"/><path d="${edge(63, 1.5)}" fill="${dye('paper')}" stroke="${dye('seam')}" stroke-width=".3"/><path d="${edge(59, 1)}" stroke="${dye('seam')}" stroke-width=".25"/><path d="${edge(60.2, 1)}" stroke="${dye('thread-1-light')}" stroke-width=".55" stroke-dasharray="2.1 1.7"/></g>`;
}

/** The hoop from behind: the cloth lies on the inner ring, and the screw is on the other side. */
function hoop(dye: Dye): string {
  const ring = (r: number, name: string, width: number, more = '') =>
    `<circle r="${r}" stroke="${dye(name)}" stroke-width="${width}"${more}/>`;
  return [
    `<circle cy="1.8" r="${radius + 5.8}" fill="${dye('shade')}" opacity=".16"/>`,
    ring(radius + 4.2, 'wood-3', 3),
    ring(radius + 5, 'wood-5', 0.7),
    ring(radius + 2.6, 'wood-1', 0.4),
    `<g transform="rotate(42) translate(0 ${-radius - 3.7})" stroke-linecap="round"><path d="M-7.5.2h5.5m4 0h5.5" stroke="${dye('brass-1')}" stroke-width="2.6"/><path d="M-10-4.3H8" stroke="${dye('wood-1')}" stroke-width="1.2"/><path d="M-10-4.3H8" stroke="${dye('brass-2')}" stroke-width=".9" stroke-dasharray=".4 .3"/><path d="M-2.6.2v-6m5.2 0v6" stroke="${dye('brass-1')}" stroke-width="2.2"/><path d="M-3.1 0v-5.6m5.2 0V0" stroke="${dye('brass-3')}" stroke-width=".4"/><path d="M-10.6-4.3h3.4" stroke="${dye('thread-3')}" stroke-width="4.6"/></g>`,
    `<circle r="${radius + 1.6}" fill="${dye('linen')}" stroke="${dye('wood-2')}" stroke-width="2.2"/>`,
    ring(radius + 2.1, 'wood-4', 0.6),
    `<circle r="${radius + 0.4}" fill="url(#w)"/>`,
    `<circle cy=".7" r="${radius + 0.1}" stroke="${dye('shade')}" stroke-width="1.6" opacity=".09"/>`,
  ].join('');
}

/** The working thread and its needle, which lies on the cloth. */
function working({ reverse }: Hero, dye: Dye): string {
  if (!reverse) return '';
  const [x, y, angle] = reverse.needle;
  const thread = (more: string) => `<path d="${reverse.thread}" stroke-width=".55" ${more}/>`;
  const lying = `transform="translate(${x} ${y}) rotate(${angle})" fill`;
  return `<g stroke-linecap="round">${thread(`transform="translate(.2 .5)" stroke="${dye('shade')}" opacity=".2"`)}<g ${lying}="${dye('steel-1')}"><path d="${needleShape.whole}"/><path d="${needleShape.shine}" stroke="${dye('steel-2')}" stroke-width=".35"/></g>${thread(`stroke="${dye('thread-1')}"`)}</g>`;
}

/**
 * The reverse of the whole first screen, in its hoop, on its cloth.
 * @param ground - the opacity of the colour below the stitches, 0 to 1; dark cloth swallows more of it
 */
export function reverseOfHero(hero: Hero, dye: Dye, ground: number): string {
  const sewn = sewnBehind(sceneOf(hero));
  const loose = sewn.map(
    ({ thread, floats, tails, knots }) =>
      `<g id="l${thread}"><path d="${floats}${tails}"/><path stroke-width="1" d="${knots}"/></g>`,
  );
  const flat = sewn.map(
    ({ thread, stitches }) =>
      `<g stroke="${dye(palette[thread])}"><path id="${thread}" d="${stitches}"/><use href="#${thread}" stroke-linecap="butt" stroke-width=".9" opacity="${ground}"/></g>`,
  );
  const lying = sewn.map(
    ({ thread }) =>
      `<use href="#l${thread}" x=".15" y=".35" stroke="${dye('shade')}" opacity=".22"/><use href="#l${thread}" stroke="${dye(palette[thread])}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-74 -74 148 148" fill="none"><pattern id="w" width="1" height="1" patternUnits="userSpaceOnUse"><path d="M.5.5h0" stroke="${dye('ink')}" stroke-width=".2" stroke-linecap="round" opacity=".16"/></pattern><defs>${loose.join('')}</defs>${cloth(dye)}${hoop(dye)}<g stroke-linecap="round" stroke-linejoin="round" stroke-width=".5">${flat.join('')}<g stroke-width=".42">${lying.join('')}</g></g>${working(hero, dye)}</svg>\n`;
}

/** A scrap of the cloth, cut by hand: its sides are not quite straight. In cells, around 0 0. */
function scrap(width: number, height: number, dye: Dye): string {
  const [x, y] = [width / 2, height / 2];
  const edge = `M${-x} ${-y + 0.6}Q${-x * 0.2} ${-y - 0.5} ${x - 0.4} ${-y}Q${x + 0.4} ${y * 0.3} ${x} ${y - 0.5}Q${x * 0.3} ${y + 0.4} ${-x + 0.5} ${y}Q${-x - 0.5} ${-y * 0.2} ${-x} ${-y + 0.6}Z`;
  return `<path d="${edge}" fill="${dye('linen')}" stroke="${dye('seam')}" stroke-width=".3"/><path d="${edge}" transform="scale(${1 - 3 / width} ${1 - 3 / height})" stroke="${dye('seam')}" stroke-width=".35" stroke-dasharray="1.1 .9"/>`;
}

/**
 * Drawings from behind, each on its scrap of cloth, in one file with a view each, numbered from 1.
 * @param ground - the opacity of the colour below the stitches, 0 to 1; dark cloth swallows more of it
 */
export function reversesOf(maps: readonly StitchMap[], dye: Dye, ground: number): string {
  let top = 0;
  const pictures = maps.map((map, index) => {
    const { width, height } = reverseSize(map);
    const columns = map[0]?.length ?? 0;
    const sewn = sewnBehind(
      patchesOf(map, (x, y) => ({ x: x - (columns - 1) / 2, y: y - (map.length - 1) / 2 })),
    );
    const flat = sewn.map(
      ({ thread, stitches }) =>
        `<g stroke="${dye(palette[thread])}"><path d="${stitches}" stroke-linecap="butt" stroke-width=".9" opacity="${ground}"/><path d="${stitches}"/></g>`,
    );
    const loose = sewn.map(
      ({ thread, floats, tails, knots }) =>
        `<g stroke="${dye(palette[thread])}" stroke-width=".42"><path d="${floats}${tails}"/><path stroke-width="1" d="${knots}"/></g>`,
    );
    const middle = top + height / 2;
    const view = `<view id="${index + 1}" viewBox="${-width / 2} ${top} ${width} ${height}"/>`;
    // By turns to one side and to the other, as if laid down.
    const turn = (index % 2 === 0 ? -1 : 1) * (2 + (index % 3));
    const drawn = `<g transform="translate(0 ${middle}) rotate(${turn})">${scrap(width * 0.88, height * 0.86, dye)}${flat.join('')}${loose.join('')}</g>`;
    // A view in a taller box also shows what is above and below it.
    top += 3 * height;
    return view + drawn;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width=".5">${pictures.join('')}</svg>\n`;
}
