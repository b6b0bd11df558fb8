import type { VNode } from 'preact';
import { shape as svg } from '../kit/shape.ts';

/** The same numbers for the same seed, so that a dish looks the same on every table. */
export function random(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (value: number) => Math.round(value * 10) / 10;

export const group = (transform: string, ...children: VNode[]) =>
  svg('g', { transform }, ...children);

const placed = (x: number, y: number, turn: number) =>
  `translate(${short(x)} ${short(y)}) rotate(${short(turn)})`;

export const at = (x: number, y: number, turn: number, ...children: VNode[]) =>
  group(placed(x, y, turn), ...children);

export const disc = (cx: number, cy: number, r: number, fill: string, opacity = 1) =>
  svg('circle', { cx: short(cx), cy: short(cy), r, fill, 'fill-opacity': opacity });

const stroked = (stroke: string, width: number, dash: string) => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  'stroke-linecap': 'round',
  ...(dash && { 'stroke-dasharray': dash }),
});

export const ring = (cx: number, cy: number, r: number, stroke: string, width: number, dash = '') =>
  svg('circle', { cx: short(cx), cy: short(cy), r, ...stroked(stroke, width, dash) });

export const oval = (cx: number, cy: number, rx: number, ry: number, turn: number, fill: string) =>
  svg('ellipse', { rx, ry, fill, transform: placed(cx, cy, turn) });

export const shape = (d: string, fill: string, opacity = 1) =>
  svg('path', { d, fill, 'fill-opacity': opacity });

export const line = (d: string, stroke: string, width: number, dash = '', opacity = 1) =>
  svg('path', {
    d,
    ...stroked(stroke, width, dash),
    'stroke-linejoin': 'round',
    'stroke-opacity': opacity,
  });

export const bar = (
  width: number,
  height: number,
  radius: number,
  fill: string,
  x = -width / 2,
  y = -height / 2,
) => svg('rect', { x, y, width, height, rx: radius, fill });

/** A soft, irregular outline round a centre: `rough` 0 is an ellipse, 0.2 a potato. */
export function blob(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  seed: number,
  rough = 0.1,
  count = 9,
): string {
  const next = random(seed);
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const reach = 1 + (next() - 0.5) * 2 * rough;
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach] as const;
  });
  const point = (index: number) => points[(index + count) % count] ?? ([cx, cy] as const);
  const [startX, startY] = point(0);
  let d = `M${short(startX)} ${short(startY)}`;
  for (let index = 0; index < count; index++) {
    const [ax, ay] = point(index - 1);
    const [bx, by] = point(index);
    const [ex, ey] = point(index + 1);
    const [fx, fy] = point(index + 2);
    const corners = [
      bx + (ex - ax) / 6,
      by + (ey - ay) / 6,
      ex - (fx - bx) / 6,
      ey - (fy - by) / 6,
    ];
    d += `C${corners.map(short).join(' ')} ${short(ex)} ${short(ey)}`;
  }
  return `${d}Z`;
}

/** A path with its own small shadow on the plate below. */
export const raised = (d: string, fill: string, drop = 2.4) => [
  svg('path', {
    d,
    fill: '#3b1a05',
    'fill-opacity': 0.24,
    transform: `translate(${drop * 0.5} ${drop})`,
  }),
  shape(d, fill),
];

/** Many short strokes as one path: rice, herbs, salt, shredded cabbage. */
export function grains(
  cx: number,
  cy: number,
  reach: number,
  count: number,
  length: number,
  seed: number,
  bend = 0,
): string {
  const next = random(seed);
  let d = '';
  for (let index = 0; index < count; index++) {
    const away = Math.sqrt(next()) * reach;
    const around = next() * Math.PI * 2;
    const turn = next() * Math.PI;
    const dx = Math.cos(turn) * length;
    const dy = Math.sin(turn) * length;
    const x = short(cx + Math.cos(around) * away - dx / 2);
    const y = short(cy + Math.sin(around) * away - dy / 2);
    d += bend
      ? `M${x} ${y}q${short(dx / 2 - dy * bend)} ${short(dy / 2 + dx * bend)} ${short(dx)} ${short(dy)}`
      : `M${x} ${y}l${short(dx)} ${short(dy)}`;
  }
  return d;
}
