/** The timeline of the film, in seconds from the beginning of the loop. */
import { curveThrough, easeInOut, progress, smooth } from './motion.ts';
import { rail } from './rail.ts';

/** The loop ends at 11.6 s, where needle and thread lie as at its beginning. */
export const begin = 0.3;
export const duration = 11.3;
export const flood = { start: 4.52, end: 5.35 };
const toPhone = { start: 5.95, end: 7.05 };
const toDesktop = { start: 7.75, end: 8.85 };
export const drain = { start: 9.6, end: 10.25 };
export const unravel = { start: 10.05, end: 11.3 };

/** The position of the needle's eye along the rail. */
export const needleAt = curveThrough([
  [0.3, rail.rest],
  [0.8, rail.sewingStart],
  ...sewingKeys(0.8, 4.5),
  [5.62, rail.outside + 120],
  [6.75, rail.besidePhone - 60],
  [7.6, rail.besidePhone],
  [8.5, rail.landing - 12],
  [9.9, rail.landing],
  [11.6, rail.restAgain],
]);
/** The far end of the flying thread along the rail. It leaves the sheet before the sheet turns. */
export const farEndAt = curveThrough([
  [4.75, rail.takeOff],
  [5.6, rail.clear],
  [7.1, rail.outside - 40],
  [toDesktop.start, rail.outside - 20],
  [toDesktop.end, rail.seam],
]);
export const needleHeight = curveThrough([
  [0.3, 3],
  [0.55, 22],
  [0.8, 7],
  [4.4, 7],
  [4.9, 30],
  [5.6, 12],
  [6.6, 4],
  [9.9, 4],
  [10.6, 24],
  [11.6, 3],
]);
export const turn = {
  y: curveThrough([
    [5.35, 0],
    [5.95, 5],
    [6.5, -31],
    [7.05, 17],
    [7.75, 11],
    [8.3, -27],
    [8.85, 7],
    [9.55, 0],
  ]),
  x: curveThrough([
    [5.3, 0],
    [6.5, 9],
    [7.75, 7],
    [8.3, 10],
    [8.85, 4],
    [9.55, 0],
  ]),
  z: curveThrough([
    [5.35, 0],
    [6.5, -4],
    [7.05, 2.5],
    [7.75, 1.5],
    [8.3, 3],
    [9.55, 0],
  ]),
  lift: curveThrough([
    [5.1, 0],
    [5.95, 26],
    [6.5, 70],
    [7.75, 60],
    [8.9, 30],
    [9.6, 0],
  ]),
};

/** From this time needle and thread are under the sheet. At the change both are beside it. */
export const beneath = 5.62;

/** 0 for the web page, 1 for the phone, 2 for the desktop. */
export const formAt = (time: number) =>
  easeInOut(progress(time, toPhone.start, toPhone.end - 0.22)) +
  easeInOut(progress(time, toDesktop.start + 0.04, toDesktop.end - 0.2));
/** The sheet is the last to shrink and the first to grow, so that its content stays inside. */
export const frameFormAt = (time: number) =>
  easeInOut(progress(time, toPhone.start + 0.12, toPhone.end)) +
  easeInOut(progress(time, toDesktop.start, toDesktop.end - 0.26));

export const floodCentre = rail.line.at(rail.takeOff);
export const floodRadius = (time: number) => 940 * smooth(progress(time, flood.start, flood.end));
export const drainRadius = (time: number) => 1080 * smooth(progress(time, drain.start, drain.end));

/** The time of a piece depends on its length; short ones get a little more than their share. */
function sewingKeys(start: number, end: number): (readonly [number, number])[] {
  const parts = rail.pieces.map((piece, i) => {
    const hop = (rail.pieces[i + 1]?.start ?? piece.end) - piece.end;
    return { piece, sewing: (piece.end - piece.start) ** 0.78, hop: hop ** 0.78 * 0.85 };
  });
  const total = parts.reduce((sum, { sewing, hop }) => sum + sewing + hop, 0);
  let time = start;
  return parts.flatMap(({ piece, sewing, hop }, i) => {
    const sewn = time + (sewing / total) * (end - start);
    time = sewn + (hop / total) * (end - start);
    const next = rail.pieces[i + 1];
    return next
      ? [[sewn, piece.end] as const, [time, next.start] as const]
      : [[sewn, piece.end] as const];
  });
}
