/**
 * The film of the about section. A frame is a pure function of the time: `drawFilm(0.25)` always draws the
 * frame at a quarter of the loop. Opened as a page the film plays, with `?t=0.25` it shows that frame.
 * `build/assets/film.ts` renders it frame by frame.
 */
import { lineOf, mix, type Point, point, relaxed } from './geometry.ts';
import { desktopOutline, desktopWires, seamStart } from './layouts.ts';
import { clamp, easeInOut, progress, smooth } from './motion.ts';
import { rail, restingThread } from './rail.ts';
import {
  begin,
  beneath,
  drain,
  drainRadius,
  duration,
  farEndAt,
  flood,
  floodCentre,
  floodRadius,
  needleAt,
  needleHeight,
  unravel,
} from './score.ts';
import { drawSheet } from './sheet.ts';
import { over, under } from './stage.ts';
import { drawLoose, drawNeedle, drawRunningStitch } from './thread.ts';

declare global {
  interface Window {
    drawFilm: (time: number) => void;
    filmIsReady: Promise<void>;
  }
}

const outline = desktopOutline();
const outlineLine = lineOf(outline.points);
const outlineSeam = { ...outline, line: outlineLine };
const deskWires = desktopWires().map((wire) => ({ ...wire, line: lineOf(wire.points) }));

function sinking(time: number) {
  return ({ x, y }: Point) =>
    1 -
    smooth(
      clamp((floodRadius(time) - Math.hypot(x - floodCentre.x, y - floodCentre.y) + 20) / 110),
    );
}

function drawSewing(time: number, needle: number) {
  if (time >= flood.end) return;
  for (const piece of rail.pieces) {
    if (needle > piece.start)
      drawRunningStitch(over.pen, piece, needle - piece.start, sinking(time));
  }
  // Between two pieces the thread is visible until the next stitch pulls it under the cloth.
  for (const [i, { end }] of rail.pieces.entries()) {
    const next = rail.pieces[i + 1];
    if (!next || needle <= end) continue;
    const from = end + Math.max(0, needle - next.start) * 3;
    const to = Math.min(needle, next.start);
    if (from < to) drawLoose(over.pen, rail.line.between(from, to), next.thread, 7);
  }
}

function drawUnravelling(time: number) {
  if (time < drain.start) return;
  const { pen } = over;
  const reach = drainRadius(time);
  const rising = ({ x, y }: Point) =>
    smooth(clamp((reach - Math.hypot(x - seamStart.x, y - seamStart.y) + 10) / 120));
  for (const [i, wire] of deskWires.entries()) {
    // Each piece is pulled out from its end, a little later than the one before.
    const start = unravel.start + 0.02 + i * 0.03;
    const left = wire.line.length * (1 - easeInOut(progress(time, start, start + 0.5)));
    drawRunningStitch(pen, wire, left, rising);
  }
  drawRunningStitch(pen, outlineSeam, sewnOutline(time), rising);
}

const sewnOutline = (time: number) =>
  outlineLine.length * (1 - easeInOut(progress(time, unravel.start, unravel.end)));

/** The thread behind the needle while the seam is pulled out, from the far end. */
function unravellingThread(time: number, needle: number): Point[] {
  const points = rail.line.between(Math.max(rail.seam, needle - restingThread), needle);
  if (time < drain.start) return points;
  const held = outlineLine.at(sewnOutline(time));
  const far = points[0] as Point;
  const isLoose = progress(time, unravel.end, 11.6);
  const pull = 1 - easeInOut(isLoose);
  const wave =
    30 *
    smooth(progress(time, unravel.start, unravel.start + 0.3)) *
    (1 - smooth(progress(time, 10.9, 11.6)));
  const count = points.length - 1;
  const pulled = points.map((here, i) => {
    const away = 1 - i / count;
    const hold = away ** 2.2 * pull;
    const swing = wave * Math.sin(Math.PI * away) * Math.sin(away * 7.5 - time * 9);
    return point(
      here.x + (held.x - far.x) * hold + swing * 0.5,
      here.y + (held.y - far.y) * hold + swing,
    );
  });
  const eased = relaxed(relaxed(pulled));
  // Not at rest, because the loop must begin with the thread exactly where it ends.
  const ease =
    smooth(progress(time, drain.start + 0.1, unravel.start)) *
    (1 - smooth(progress(time, 11, 11.6)));
  return pulled.map((here, i) => mix(here, eased[i] as Point, ease));
}

function drawThreadAndNeedle(time: number, needle: number) {
  const { line } = rail;
  let lead = line.between(needle - 32, needle);
  const lifted = needleHeight(time);
  const isUnder = time > beneath && time < drain.start;

  if (needle < rail.takeOff) {
    const tail = line.between(
      Math.max(0, needle - restingThread),
      Math.min(needle, rail.sewingStart),
    );
    if (needle - restingThread < rail.sewingStart)
      drawLoose(over.pen, tail, 'second', lifted * 0.5);
  } else if (isUnder) {
    const far = farEndAt(time);
    if (needle > rail.middle) {
      const from = Math.max(far, rail.middle);
      drawLoose(under.pen, line.between(from, needle), 'second', lifted * 0.4, from);
    }
    if (far < rail.middle) {
      const to = Math.min(needle, rail.middle);
      drawLoose(under.pen, line.between(far, to), 'first', lifted * 0.4, far);
    }
  } else if (time < drain.start) {
    const far = farEndAt(time);
    drawLoose(over.pen, line.between(far, needle), 'first', lifted * 0.4, far);
  } else {
    const points = unravellingThread(time, needle);
    drawLoose(over.pen, points, 'second', lifted * 0.4);
    lead = points.slice(-9);
  }

  const eye = line.at(needle);
  // Averages several points ahead, so that the needle turns smoothly at corners.
  const ahead = [30, 60, 90, 120, 150].map((step) => line.at(needle + step));
  const tip = ahead.reduce((sum, next) => mix(sum, next, 1 / 3), ahead[0] as Point);
  const speed = (needleAt(time + 0.02) - needleAt(time - 0.02)) / 0.04;
  const isSecond = needle < (rail.pieces[2]?.start ?? 0) || needle > rail.middle;
  drawNeedle(isUnder ? under.pen : over.pen, eye, tip, {
    height: lifted,
    lead,
    thread: isSecond ? 'second' : 'first',
    sway: clamp(speed / 60, 0, 16) * -1,
  });
}

window.drawFilm = (part) => {
  const time = begin + (part - Math.floor(part)) * duration;
  const needle = needleAt(time);
  under.clear();
  over.clear();
  drawSheet(time);
  drawSewing(time, needle);
  drawUnravelling(time);
  drawThreadAndNeedle(time, needle);
};

async function loadFaces() {
  const faces = ["500 100px Outfit", "600 100px Outfit"];
  const loaded = await Promise.all(faces.map((face) => document.fonts.load(face, '7:00')));
  if (loaded.some((list) => list.length === 0))
    throw new Error('A typeface of the film is missing.');
}

window.filmIsReady = loadFaces();
await window.filmIsReady;

const still = new URLSearchParams(location.search).get('t');
if (still === null) {
  const play = (now: number) => {
    window.drawFilm(now / 1000 / duration);
    requestAnimationFrame(play);
  };
  requestAnimationFrame(play);
} else {
  window.drawFilm(Number(still));
}
