/**
 * Draws embroidery from behind. Everything follows from the stitches of the front: where it has a cross, the
 * reverse has an upright stitch, and between the figures the thread is carried over the cloth, is knotted and
 * ends. Used for the picture of the page /reverse (build/assets) and in the browser (src/browser/turned-hoop.ts).
 */
import { type Thread, threads } from './stitch-map.ts';

/** In cells, on the turned cloth: to the right is what is on the left of the front. */
export type Point = { x: number; y: number };
/** What is sewn in one piece: the stitches of a figure in one thread. */
export type Patch = { thread: Thread; cells: readonly Point[] };

/** Irregularity from -1 to 1, always the same at the same position, so builds are reproducible. */
const unevenness = (x: number, y: number) => {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
};

/** Always the nearest stitch that is missing, along the row before the next row: no thread is wasted. */
function inSewingOrder(cells: readonly Point[]): Point[] {
  const left = [...cells];
  const order: Point[] = [];
  for (let last = left.shift(); last; ) {
    order.push(last);
    const from = last;
    const cost = ({ x, y }: Point) => Math.abs(x - from.x) + 1.3 * Math.abs(y - from.y);
    const nearest = left.reduce<Point | undefined>(
      (best, each) => (best && cost(best) <= cost(each) ? best : each),
      undefined,
    );
    if (nearest) left.splice(left.indexOf(nearest), 1);
    last = nearest;
  }
  return order;
}

/** Two decimals would double the file and nobody would see them. */
const short = (value: number) => String(Number(value.toFixed(1))).replace(/^(-?)0\./, '$1.');
const at = ({ x, y }: Point) => `${short(x)} ${short(y)}`;
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Relative, because the same steps compress well. Leans to three angles. */
function uprights(cells: readonly Point[]): string {
  const path: string[] = [];
  let pen: Point = { x: 0, y: 0 };
  for (const { x, y } of cells) {
    const lean = Math.round(unevenness(x, y) * 1.4) / 10;
    const rise = unevenness(y, x) > 0.6 ? 1 : 0.8;
    const start = { x: x - lean, y: Number((y + rise / 2).toFixed(1)) };
    path.push(
      `m${short(start.x - pen.x)} ${short(start.y - pen.y)}l${short(2 * lean)} ${short(-rise)}`,
    );
    pen = { x: x + lean, y: start.y - rise };
  }
  return path.join('').replaceAll(' -', '-');
}

/** A thread that lies on the cloth sags a little, more when it is long. */
function float(from: Point, to: Point): string {
  const sag = Math.min(3, distance(from, to) / 9) * unevenness(from.x, to.y);
  const middle = { x: (from.x + to.x) / 2 + sag / 2, y: (from.y + to.y) / 2 + Math.abs(sag) };
  return `M${at(from)}Q${at(middle)} ${at(to)}`;
}

/** A loose end: out of the cloth, and in a curl over it. */
function tail({ x, y }: Point, long: number): string {
  const side = unevenness(x, y + 3) > 0 ? 1 : -1;
  const bend = unevenness(x + 7, y);
  const end = { x: side * long * (0.5 + 0.3 * bend), y: long * (0.7 + 0.3 * bend) };
  const knee = { x: end.x * 1.3 - side, y: end.y * 0.2 };
  return `M${at({ x, y })}q${at(knee)} ${at(end)}t${at({ x: -side * long * 0.2, y: long * 0.3 })}`;
}

/** Further apart than this, the thread is cut and begun again. */
const farthest = 24;

export type Strands = { stitches: string; floats: string; tails: string; knots: string };

/** One thread on the whole cloth: its figures in the order in which one needle reaches them. */
function strandsOf(patches: readonly Patch[]): Strands {
  const strands: Strands = { stitches: '', floats: '', tails: '', knots: '' };
  const left = [...patches];
  let needle: Point | undefined;
  const cut = (point: Point, long: number) => {
    strands.tails += tail(point, long);
    strands.knots += `M${at(point)}h0`;
  };
  while (left.length > 0) {
    const from: Point = needle ?? { x: 0, y: -50 };
    const nearest = left.reduce((best, each) =>
      distanceTo(each, from) < distanceTo(best, from) ? each : best,
    );
    left.splice(left.indexOf(nearest), 1);
    const [first] = nearest.cells;
    const last = nearest.cells.at(-1);
    if (!first || !last) continue;
    if (needle && distance(needle, first) <= farthest) strands.floats += float(needle, first);
    else {
      if (needle) cut(needle, 4 + 2 * unevenness(needle.x, needle.y));
      cut(first, 3);
    }
    strands.stitches += `M0 0${uprights(nearest.cells)}`;
    for (const [index, cell] of nearest.cells.entries()) {
      const next = nearest.cells[index + 1];
      if (next && distance(cell, next) > 2.5) strands.floats += float(cell, next);
      if (index % 71 === 40) cut(cell, 2.5 + unevenness(cell.x, cell.y));
    }
    needle = last;
  }
  if (needle) cut(needle, 6);
  return strands;
}

const distanceTo = ({ cells: [first] }: Patch, from: Point) =>
  first ? distance(first, from) : Number.POSITIVE_INFINITY;

/** The strands of each thread that is used, as path data, in the order of the threads. */
export function sewnBehind(patches: readonly Patch[]): (Strands & { thread: Thread })[] {
  const ordered = patches.map(({ thread, cells }) => ({ thread, cells: inSewingOrder(cells) }));
  return threads.flatMap((thread) => {
    const own = ordered.filter((patch) => patch.thread === thread);
    return own.length > 0 ? [{ thread, ...strandsOf(own) }] : [];
  });
}
