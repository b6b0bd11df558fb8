/** Draws the thread, as stitches or as a loose curve, and the needle. */
import { colour } from './colour.ts';
import { distance, type Line, mix, type Point, point } from './geometry.ts';
import { clamp } from './motion.ts';

type Dye = { base: string; edge: string; light: string };
export type Thread = 'first' | 'second';

const dyes: Record<Thread, Dye> = {
  first: dyed(colour('thread-1')),
  second: dyed(colour('thread-2')),
};

function dyed(base: string): Dye {
  return {
    base,
    edge: `color-mix(in srgb, ${base}, black 30%)`,
    light: `color-mix(in srgb, ${base}, white 60%)`,
  };
}

/** A sewn line; at each break the pattern of the stitches restarts. */
export type Seam = { line: Line; breaks: readonly number[]; thread: Thread };

const shade = (alpha: number) => `color-mix(in srgb, ${colour('shade')} ${alpha}%, transparent)`;
const thickness = 8;
const stitchPitch = 33;
export const stitchGap = 11;

type Pen = CanvasRenderingContext2D;

function trace(pen: Pen, points: readonly Point[], dx = 0, dy = 0) {
  pen.beginPath();
  for (const { x, y } of points) pen.lineTo(x + dx, y + dy);
}

/** Short slanted strokes across the thread that show its twist. */
function traceTwist(pen: Pen, points: readonly Point[], spacing: number, start: number) {
  pen.beginPath();
  let untilNext = spacing - (start % spacing);
  for (let i = 1; i < points.length; i++) {
    const from = points[i - 1] as Point;
    const to = points[i] as Point;
    const span = distance(from, to);
    if (span === 0) continue;
    const along = point((to.x - from.x) / span, (to.y - from.y) / span);
    let where = untilNext;
    for (; where < span; where += spacing) {
      const { x, y } = mix(from, to, where / span);
      const acrossX = -along.y * 2.9 + along.x * 2.1;
      const acrossY = along.x * 2.9 + along.y * 2.1;
      pen.moveTo(x - acrossX, y - acrossY);
      pen.lineTo(x + acrossX, y + acrossY);
    }
    untilNext = where - span;
  }
}

function drawYarn(pen: Pen, points: readonly Point[], { base, edge, light }: Dye, start = 0) {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  trace(pen, points);
  pen.strokeStyle = edge;
  pen.lineWidth = thickness;
  pen.stroke();
  trace(pen, points, -0.4, -0.6);
  pen.strokeStyle = base;
  pen.lineWidth = thickness - 1.6;
  pen.stroke();
  pen.lineCap = 'butt';
  traceTwist(pen, points, 6, start);
  pen.strokeStyle = edge;
  pen.globalAlpha = 0.42;
  pen.lineWidth = 1.1;
  pen.stroke();
  pen.lineCap = 'round';
  trace(pen, points, -1, -1.5);
  pen.strokeStyle = light;
  pen.globalAlpha = 0.6;
  pen.lineWidth = 1.5;
  pen.stroke();
  pen.globalAlpha = 1;
}

function drawStitch(pen: Pen, points: readonly Point[], thread: Thread) {
  const [from, to] = [points[0] as Point, points.at(-1) as Point];
  pen.fillStyle = shade(26);
  for (const hole of [from, to]) {
    pen.beginPath();
    pen.ellipse(hole.x + 0.6, hole.y + 1.4, 5.2, 4.6, 0, 0, Math.PI * 2);
    pen.fill();
  }
  pen.lineCap = 'round';
  trace(pen, points, 1.6, 3);
  pen.strokeStyle = shade(20);
  pen.lineWidth = thickness;
  pen.stroke();
  drawYarn(pen, points, dyes[thread], 3);
}

/**
 * A running stitch along a line.
 * @param breaks distances where the pattern of the stitches restarts, so that all corners look the same
 * @param sewn the sewn length, in pixels
 * @param fullness of a stitch at a point: 1 is complete, 0 is pulled under the cloth
 */
export function drawRunningStitch(
  pen: Pen,
  { line, breaks, thread }: Seam,
  sewn: number,
  fullness: (middle: Point) => number = () => 1,
) {
  // The round caps extend into the gap.
  const margin = stitchGap / 2 + thickness / 2 - 1;
  for (let section = 1; section < breaks.length; section++) {
    const from = breaks[section - 1] as number;
    const span = (breaks[section] as number) - from;
    const count = Math.max(1, Math.round(span / stitchPitch));
    const pitch = span / count;
    for (let i = 0; i < count; i++) {
      const start = from + i * pitch + margin;
      const end = Math.min(from + (i + 1) * pitch - margin, sewn);
      if (end <= start) return;
      const middle = (start + end) / 2;
      const size = clamp(fullness(line.at(middle)));
      if (size < 0.04) continue;
      const half = ((end - start) / 2) * size;
      drawStitch(pen, line.between(middle - half, middle + half), thread);
    }
  }
}

/**
 * A loose thread.
 * @param height above the cloth, in pixels
 * @param start distance of the first point along the whole thread, so that the twist does not move
 */
export function drawLoose(
  pen: Pen,
  points: readonly Point[],
  thread: Thread,
  height: number,
  start = 0,
) {
  if (points.length < 2) return;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const soft = 1 + height * 0.25;
  for (const [width, alpha] of [
    [thickness + soft, 8],
    [thickness - 1, 15],
  ] as const) {
    trace(pen, points, 1 + height * 0.35, 2 + height * 0.75);
    pen.strokeStyle = shade(alpha);
    pen.lineWidth = width;
    pen.stroke();
  }
  drawYarn(pen, points, dyes[thread], start);
}

export const needleLength = 168;
const blunt = 17;

function needleShape(pen: Pen) {
  pen.beginPath();
  pen.moveTo(-blunt, 0);
  pen.bezierCurveTo(-blunt, -4.6, -blunt + 5, -6.4, -4, -6.8);
  pen.bezierCurveTo(10, -7.2, 16, -5.4, 30, -5.2);
  pen.bezierCurveTo(80, -5, 128, -3.4, needleLength, 0);
  pen.bezierCurveTo(128, 3.4, 80, 5, 30, 5.2);
  pen.bezierCurveTo(16, 5.4, 10, 7.2, -4, 6.8);
  pen.bezierCurveTo(-blunt + 5, 6.4, -blunt, 4.6, -blunt, 0);
  pen.closePath();
}

function place(pen: Pen, eye: Point, angle: number) {
  pen.translate(eye.x, eye.y);
  pen.rotate(angle);
}

type NeedleLook = {
  /** Above the cloth, in pixels. */
  height: number;
  thread: Thread;
  /** The sideways offset of the thread's short end behind the eye, in pixels. */
  sway: number;
  /** The last points of the thread before the eye. */
  lead: readonly Point[];
};

/** An embroidery needle with a gilt eye, from `eye` towards `tip`, with its thread. */
export function drawNeedle(
  pen: Pen,
  eye: Point,
  tip: Point,
  { height, thread, sway, lead }: NeedleLook,
) {
  const angle = Math.atan2(tip.y - eye.y, tip.x - eye.x);
  pen.save();
  pen.filter = `blur(${1.2 + height * 0.12}px)`;
  pen.translate(1.5 + height * 0.35, 3 + height * 0.75);
  place(pen, eye, angle);
  needleShape(pen);
  pen.fillStyle = shade(30);
  pen.fill();
  pen.restore();

  // The short end comes through the eye from below.
  const back = (along: number, aside: number) =>
    point(
      eye.x - Math.cos(angle) * along - Math.sin(angle) * aside,
      eye.y - Math.sin(angle) * along + Math.cos(angle) * aside,
    );
  const end = Array.from({ length: 21 }, (_, i) => {
    const x = i / 20;
    return back(x * 66 - 4, 10 * Math.sin(x * 1.7) + 7 * x * x + sway * x * x);
  });
  drawLoose(pen, end, thread, height * 0.6);

  pen.save();
  place(pen, eye, angle);
  needleShape(pen);
  const steel = pen.createLinearGradient(0, -6.5, 0, 6.5);
  // The light comes from the upper left, whatever the angle of the needle.
  const isTurned = Math.cos(angle) < 0;
  const tones = ['#f5f7fb', '#ffffff', '#b9c0d0', '#5d6580'];
  for (const [i, tone] of (isTurned ? tones.toReversed() : tones).entries()) {
    steel.addColorStop(i / 3, tone);
  }
  pen.fillStyle = steel;
  pen.fill();
  const gilt = pen.createLinearGradient(-blunt, 0, 44, 0);
  gilt.addColorStop(0, 'rgb(224 148 38 / 95%)');
  gilt.addColorStop(0.55, 'rgb(233 162 59 / 85%)');
  gilt.addColorStop(1, 'rgb(233 162 59 / 0%)');
  pen.fillStyle = gilt;
  pen.fill();
  pen.strokeStyle = 'rgb(38 40 72 / 75%)';
  pen.lineWidth = 1.1;
  pen.stroke();
  pen.beginPath();
  pen.ellipse(2, 0, 14, 3.5, 0, 0, Math.PI * 2);
  pen.fillStyle = '#3d2a10';
  pen.fill();
  pen.strokeStyle = 'rgb(255 236 196 / 85%)';
  pen.lineWidth = 0.9;
  pen.stroke();
  pen.restore();
  // The long end goes over the rim, so half of the eye stays visible.
  pen.save();
  pen.beginPath();
  pen.arc(back(8, 0).x, back(8, 0).y, 12, 0, Math.PI * 2);
  pen.clip();
  drawYarn(pen, lead, dyes[thread]);
  pen.restore();
}
