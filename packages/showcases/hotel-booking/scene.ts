import { h, type VNode } from 'preact';
import { shapesOf } from '../kit/picture.tsx';
import boat from './scene/boat.svg?raw';
import glint from './scene/glint.svg?raw';
import gradients from './scene/gradients.svg?raw';
import house from './scene/house.svg?raw';

const s = (tag: string, attributes: Record<string, string | number>, ...inner: VNode[]): VNode =>
  h(tag, attributes, ...inner);

/** A repeatable source of numbers in [0, 1), so that every visitor sees the same valley. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const n = (value: number) => Math.round(value * 10) / 10;

const bar = (x: number, y: number, width: number, height: number, rx: number) =>
  s('rect', { x: n(x), y: n(y), width: n(width), height: n(height), rx: n(rx) });

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

type Curve = (x: number) => number;

function trace(curve: Curve, from: number, to: number, step: number): string {
  let path = '';
  for (let x = from; x <= to + step; x += step) {
    const at = Math.min(x, to);
    path += `${path ? 'L' : ''}${n(at)} ${n(curve(at))}`;
    if (at === to) break;
  }
  return path;
}

function land(name: string, curve: Curve, from: number, to: number, floor: number): VNode {
  const outline = trace(curve, from, to, (to - from) / 60);
  return s('path', { class: name, d: `M${n(from)} ${n(floor)}L${outline}L${n(to)} ${n(floor)}Z` });
}

/** Terraces follow the hill's own outline and close up where it meets the water. */
function vines(
  curve: Curve,
  from: number,
  to: number,
  floor: number,
  rows: number,
  size: number,
): VNode {
  const terraces = times(rows - 1, (index) => {
    const share = ((index + 1) / rows) ** 1.15;
    const line: Curve = (x) => curve(x) + (floor - curve(x)) * share;
    const width = size * (0.55 + share * 0.7);
    return [
      s('path', {
        d: `M${trace(line, from, to, (to - from) / 40)}`,
        'stroke-width': n(width),
        'stroke-dasharray': `0 ${n(width * 1.75)}`,
      }),
      s('path', {
        class: 'wall',
        d: `M${trace((x) => line(x) + width * 0.9, from, to, (to - from) / 40)}`,
        'stroke-width': n(width * 0.22),
      }),
    ];
  });
  return s('g', { class: 'vines' }, ...terraces.flat());
}

function boxes(list: number[][]): string {
  return list
    .map(([x = 0, y = 0, w = 0, h = 0]) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`)
    .join('');
}

function wordInTheSky(x: number, y: number, size: number, gap: number): VNode {
  // An even number, so that stem and bowl meet on whole pixels.
  const t = Math.round(size * 0.075) * 2;
  const r = size * 0.285;
  const bowl = size * 0.62 - r - t / 2;
  const mid = t / 2 + r * 2;
  const stroke = `M${n(x + t / 2)} ${n(y + t / 2)}h${n(bowl - t / 2)}a${n(r)} ${n(r)} 0 0 1 0 ${n(r * 2)}h${n(t / 2 - bowl)}M${n(x + bowl * 0.62)} ${n(y + mid)}L${n(x + size * 0.58)} ${n(y + size)}`;
  return s(
    'g',
    { class: 'letters' },
    s('path', {
      d: boxes([
        [x, y, t, size],
        [x + size * 0.66 + gap, y, t, size],
      ]),
    }),
    s('path', { class: 'bowl', d: stroke, 'stroke-width': n(t) }),
  );
}

function wordInTheWater(x: number, y: number, size: number, width: number): VNode {
  const t = size * 0.185;
  const gap = size * 0.15;
  // The four letters share what the gaps leave, in the proportions of a geometric capital.
  const scale = (width - gap * 4) / (0.5 + 0.52 + 0.78 + 0.64);
  const [l, e, nn, tt] = [0.5 * scale, 0.52 * scale, 0.78 * scale, 0.64 * scale];
  const ex = x + l + gap;
  const nx = ex + e + gap;
  const tx = nx + nn + gap;
  const slant = t * 1.3;
  return s('path', {
    class: 'letters',
    d: `${boxes([
      [x, y, t, size],
      [x, y + size - t, l, t],
      [ex, y, t, size],
      [ex, y, e, t],
      [ex, y + (size - t) / 2, e * 0.88, t],
      [ex, y + size - t, e, t],
      [nx, y, t, size],
      [nx + nn - t, y, t, size],
      [tx, y, tt, t],
      [tx + (tt - t) / 2, y, t, size],
    ])}M${n(nx)} ${n(y)}h${n(slant)}L${n(nx + nn)} ${n(y + size)}h${n(-slant)}z`,
  });
}

/** A drawing of a file in units of a hundredth, set down at a place and a size. */
const placed = (svg: string, x: number, y: number, size: number): VNode =>
  s('g', { transform: `translate(${n(x)} ${n(y)}) scale(${size / 100})` }, ...shapesOf(svg));

export type Size = { width: number; height: number };

/**
 * The valley and the name, for a frame of `w` by `h` CSS pixels. The name is part of the
 * landscape: RIO stands in the sky with the sun for its O, LENTO lies in the water below it.
 */
export function Scene({ width: w, height: h }: Size): VNode[] {
  const isLow = h < 520;
  const margin = Math.round(Math.max(22, Math.min(w * 0.075, 72)));
  const horizon = h * (isLow ? 0.62 : 0.555);
  const u = Math.min((w - margin * 2) / 2.08, h * (isLow ? 0.465 : 0.36));
  const word = Math.min(w - margin * 2, u * 2.3);
  const top = Math.round(horizon - u * 1.2);
  const sunX = margin + word - u / 2;
  const sunY = top + u / 2;
  const waterTop = horizon + u * (isLow ? 0.18 : 0.25);
  const waterSize = u * 0.42;
  const random = seeded(11);

  const wave =
    (rise: number, a: number, b: number, shift: number): Curve =>
    (x) =>
      horizon -
      u * (rise + a * Math.sin((x / u) * 1.35 + shift) + b * Math.sin((x / u) * 3.7 + shift * 2.3));
  const left: Curve = (x) =>
    horizon +
    2 -
    u * (0.3 * Math.max(0, 1 - (x / (u * 1.85)) ** 1.4) + 0.012 * Math.sin((x / u) * 9));
  const right: Curve = (x) => {
    const away = (x - sunX - u * 0.05) / u;
    const crest =
      away < 0 ? Math.exp(-((away / 0.52) ** 2)) : 0.82 + 0.18 * Math.exp(-((away / 0.3) ** 2));
    return (
      horizon +
      2 -
      u * (0.31 * crest + (away > 0 ? away * 0.07 : 0) + 0.008 * Math.sin((x / u) * 11))
    );
  };
  const rightFrom = Math.max(0, sunX - u * 1.15);
  // The foot of the poster carries a line of text, which the vines leave free.
  const near: Curve = (x) =>
    h -
    50 -
    u * (0.08 + 0.14 * (1 - x / w) ** 2 + 0.1 * (x / w) ** 3 + 0.012 * Math.sin((x / u) * 5));

  const ripples = times(46, () => {
    const depth = random() ** 1.6;
    const y = horizon + 4 + depth * (h - horizon - 8);
    const length = u * (0.1 + depth * 0.5) * (0.5 + random());
    return s('path', {
      d: `M${n(random() * (w + length) - length)} ${n(y)}h${n(length)}`,
      'stroke-width': n(0.8 + depth * 1.6),
    });
  });
  const stars = times(70, () =>
    s('circle', {
      cx: n(random() * w),
      cy: n(random() ** 1.4 * horizon * 0.9),
      r: n(0.5 + random() ** 4 * 1.6),
    }),
  );
  const mist = (y: number, x: number, length: number) =>
    bar(w * x, top + u * y, w * length, u * 0.028, u * 0.014);
  const haze = [
    mist(0.06, 0.3, 0.9),
    mist(0.2, 0.62, 0.5),
    mist(0.34, 0.02, 0.42),
    mist(0.56, 0.5, 0.7),
    mist(0.7, 0.12, 0.5),
  ];

  const parts = [
    s('defs', {}, ...shapesOf(gradients)),
    s('rect', { width: w, height: n(horizon + 4), fill: 'url(#sky)' }),
    s('g', { class: 'stars' }, ...stars),
    s('circle', { class: 'halo', cx: n(sunX), cy: n(sunY), r: n(u * 0.86) }),
    s('circle', { class: 'halo', cx: n(sunX), cy: n(sunY), r: n(u * 0.67) }),
    s('g', { class: 'haze' }, ...haze),
    s('circle', { class: 'sun', cx: n(sunX), cy: n(sunY), r: n(u / 2) }),
    wordInTheSky(margin, top, u, Math.max(u * 0.1, (word - u * 1.81) / 2)),
    land('hill-1', wave(0.2, 0.05, 0.02, 0.4), 0, w, horizon + 4),
    land('hill-2', wave(0.13, 0.04, 0.018, 2.6), 0, w, horizon + 4),
    s('rect', { y: n(horizon), width: w, height: n(h - horizon), fill: 'url(#water)' }),
    land('hill-3', left, 0, Math.min(w, u * 1.86), horizon + 3),
    vines(left, 0, Math.min(w, u * 1.7), horizon + 2, 8, u * 0.016),
    placed(house, sunX - u * 0.02, right(sunX - u * 0.02) + u * 0.02, u * 1.05),
    land('hill-4', right, rightFrom, w, horizon + 3),
    vines(right, rightFrom + u * 0.3, w, horizon + 2, 9, u * 0.018),
    s('rect', { class: 'shore', y: n(horizon + 2), width: w, height: n(Math.max(2, u * 0.014)) }),
    // The low sun broken by the water; it is also the last letter of the name.
    placed(glint, sunX, waterTop, u),
    wordInTheWater(margin, waterTop, waterSize, word - u),
    s('g', { class: 'ripples' }, ...ripples),
  ];
  const room = h - waterTop - waterSize;
  const beside = w - margin - word;
  if (beside > u) parts.push(placed(boat, w - beside / 2, waterTop + waterSize * 0.75, u * 0.6));
  else if (room > u * 0.65)
    parts.push(placed(boat, margin + word * 0.58, h - 50 - u * 0.27, u * 0.4));
  if (room > u * 0.45 && beside < u) {
    parts.push(land('hill-5', near, 0, w, h), vines(near, 0, w, h - 42, 4, u * 0.028));
  }
  return parts;
}
