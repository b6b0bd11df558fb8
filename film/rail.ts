/**
 * The needle's path as one line: from its resting position, along every stitch of the web page, under the
 * phone and the desktop window, and back. The loose thread lies on the path behind the needle, so a
 * distance along the line describes both.
 */
import { bezier, bridge, lineOf, type Point, point, through } from './geometry.ts';
import { seamStart, webPageWires } from './layouts.ts';
import type { Seam } from './thread.ts';

export type SewnPiece = Seam & { start: number; end: number };

/** The loose thread while the needle rests: the film begins and ends with it. */
const waiting = [
  ...bezier(point(92, 500), point(142, 640), point(318, 580), point(380, 452)),
  ...bezier(point(380, 452), point(420, 370), point(515, 446), point(606, 398)).slice(1),
];

function build() {
  const points: Point[] = [];
  let length = 0;
  const append = (next: readonly Point[]) => {
    const start = length;
    points.push(...next.slice(points.length === 0 ? 0 : 1));
    length += lineOf(next).length;
    return { start, end: length };
  };

  const { end: rest } = append(waiting);
  const wires = webPageWires();
  const [first] = wires as [(typeof wires)[number]];
  const start = first.points[0] as Point;
  const approach = bezier(
    waiting.at(-1) as Point,
    point(820, 292),
    point(start.x, start.y - 230),
    start,
    120,
  );
  append(approach);

  const pieces = wires.map((wire, i): SewnPiece => {
    const next = wires[i + 1];
    const sewn = append(wire.points);
    if (next) append(bridge(wire.points, next.points));
    const { thread, breaks } = wire;
    return { thread, breaks, line: lineOf(wire.points), ...sewn };
  });

  const last = wires.at(-1)?.points as Point[];
  const lastPoint = last.at(-1) as Point;
  const flightPoints = [
    lastPoint,
    point(1052, 186),
    point(1128, 132),
    point(1212, 196),
    point(1192, 312),
    point(1080, 376),
    point(900, 372),
    point(640, 346),
    point(400, 330),
    point(270, 346),
    seamStart,
    point(112, 430),
  ];
  const flight = through(flightPoints);
  const { start: takeOff, end: landing } = append(flight);
  append(bridge(flight, waiting, 0.9));
  const { end: restAgain } = append(waiting);
  append(approach);

  const line = lineOf(points);
  const nearest = (from: number, to: number, isThere: (where: Point) => boolean) => {
    let where = from;
    while (where < to && !isThere(line.at(where))) where += 1;
    return where;
  };
  /** Outside the web page's sheet, above and to the right of it. */
  const clear = nearest(takeOff, landing, ({ x }) => x > 1096);
  const outside = nearest(takeOff, landing, ({ x }) => x > 1185);
  return {
    line,
    pieces,
    rest,
    restAgain,
    sewingStart: pieces[0]?.start as number,
    takeOff,
    clear,
    /** To the right of the web page: from here the needle moves under the sheet. */
    outside,
    /** Hidden under the phone, where the thread changes from the first to the second. */
    middle: nearest(outside, landing, ({ x }) => x < 640),
    besidePhone: nearest(outside, landing, ({ x }) => x < 352),
    seam: nearest(outside, landing, ({ x }) => x < seamStart.x),
    landing,
  };
}

export const rail = build();
/** The length of the loose thread while the needle rests, in pixels. */
export const restingThread = lineOf(waiting).length;
