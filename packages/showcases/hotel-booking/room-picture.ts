import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { shape as s } from '../kit/shape.ts';
import type { RoomId } from './rooms.ts';
import { seeded } from './scene.ts';

const p = (d: string, fill: string, opacity?: number) => s('path', { d, fill, opacity });
const r = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  s('rect', { x, y, width, height, fill, rx });
const c = (cx: number, cy: number, radius: number, fill: string, opacity?: number) =>
  s('circle', { cx, cy, r: radius, fill, opacity });
const e = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  s('ellipse', { cx, cy, rx, ry, fill });
const l = (d: string, stroke: string, width: number, opacity?: number) =>
  s('path', { d, stroke, fill: 'none', 'stroke-width': width, opacity, 'stroke-linecap': 'round' });
const g = (...children: VNode[]) => s('g', {}, ...children);

type Sky = { sky: string; low: string; sun: string; far: string; near: string; water: string };
const dusk: Sky = {
  sky: '#d9583c',
  low: '#f4a45c',
  sun: '#ffe3a1',
  far: '#a9483f',
  near: '#1d3d3a',
  water: '#f0b173',
};
const dawn: Sky = {
  sky: '#8fc0b9',
  low: '#f7dfae',
  sun: '#fff6d6',
  far: '#6f9a86',
  near: '#2f5f50',
  water: '#cfe3cf',
};
const night: Sky = {
  sky: '#12304a',
  low: '#3f5f78',
  sun: '#f6efd2',
  far: '#22405a',
  near: '#0b2230',
  water: '#4a6d86',
};

let clips = 0;

/** A window onto the river; with `arch` its head is round. */
function view(
  x: number,
  y: number,
  w: number,
  h: number,
  sky: Sky,
  frame: string,
  arch = false,
): VNode {
  clips += 1;
  const id = `view-${clips}`;
  const radius = arch ? w / 2 : 0;
  const shape = arch
    ? `M${x} ${y + h}v${radius - h}a${radius} ${radius} 0 0 1 ${w} 0v${h - radius}z`
    : `M${x} ${y}h${w}v${h}h${-w}z`;
  const line = y + h * 0.66;
  return g(
    s('clipPath', { id }, s('path', { d: shape })),
    s(
      'g',
      { 'clip-path': `url(#${id})` },
      r(x, y, w, h, sky.sky),
      r(x, y + h * 0.36, w, h * 0.4, sky.low),
      c(x + w * 0.62, y + h * 0.44, Math.min(w, h) * 0.16, sky.sun),
      p(
        `M${x} ${line}V${y + h * 0.5}q${w * 0.2} ${-h * 0.1} ${w * 0.42} ${h * 0.03}t${w * 0.6} ${-h * 0.04}V${line}z`,
        sky.far,
      ),
      r(x, line, w, h, sky.water),
      p(
        `M${x} ${y + h}V${line - h * 0.07}Q${x + w * 0.3} ${line + h * 0.02} ${x + w * 0.5} ${y + h}z`,
        sky.near,
      ),
      p(
        `M${x + w} ${line + h * 0.02}q${-w * 0.22} ${h * 0.01} ${-w * 0.3} ${h * 0.06}h${w * 0.3}z`,
        sky.near,
      ),
    ),
    l(shape, frame, 4),
    l(`M${x + w / 2} ${y + 2}V${y + h}M${x} ${y + h * 0.52}h${w}`, frame, 2),
    r(x - 5, y + h, w + 10, 5, frame),
  );
}

/** Back wall, the wall at the left, ceiling with beams, and a floor of planks. */
function shell(wall: string, side: string, floor: string, joint: string, beam: string): VNode {
  const planks = Array.from({ length: 13 }, (_, index) => {
    const far = -20 + index * 34;
    return `M${160 + (far - 160) * 1} 170L${160 + (far - 160) * 1.7} 240`;
  }).join('');
  return g(
    r(0, 0, 320, 240, wall),
    r(0, 170, 320, 70, floor),
    l(planks, joint, 1.4, 0.6),
    p('M0 0H320V24H44z', side),
    p('M0 0L44 24V170L0 214z', side),
    l('M44 24V170H320', joint, 1.5, 0.5),
    ...[78, 138, 198, 258].map((x) => p(`M${x} 24h10L${x + 4 + (x - 160) * 0.12} 0h-16z`, beam)),
  );
}

function bed(x: number, w: number, cover: string, band: string, head: string): VNode {
  const pillow = (left: number, width: number) => r(left, 128, width, 18, '#fff8e8', 7);
  const inner = w - 16;
  return g(
    r(x, 104, w, 62, head, 8),
    p(`M${x + 4} 140H${x + w - 4}L${x + w + 8} 204H${x - 8}z`, '#f4ead2'),
    ...(w > 80
      ? [pillow(x + 8, inner / 2 - 3), pillow(x + 11 + inner / 2, inner / 2 - 3)]
      : [pillow(x + 8, inner)]),
    p(`M${x + 2} 154H${x + w - 2}L${x + w + 8} 206q-${w / 2 + 8} 6-${w + 16} 0z`, cover),
    p(`M${x - 3} 176H${x + w + 3}L${x + w + 6} 192H${x - 6}z`, band),
    r(x - 5, 206, 6, 12, head),
    r(x + w - 1, 206, 6, 12, head),
  );
}

function lamp(x: number, y: number, shade: string): VNode {
  return g(
    c(x, y + 8, 34, '#ffe7a6', 0.16),
    c(x, y + 8, 20, '#ffe7a6', 0.22),
    l(`M${x} 14V${y}`, '#20140f', 1.4),
    p(`M${x - 12} ${y + 12}q0-14 12-14t12 14z`, shade),
    c(x, y + 13, 3.4, '#fff3c4'),
  );
}

function plant(x: number, y: number, leaf: string, pot: string): VNode {
  const leaves = [-50, -24, 0, 26, 52].map((turn, index) =>
    s('ellipse', {
      cx: x,
      cy: y - 20 - (index % 2) * 5,
      rx: 4.6,
      ry: 15,
      fill: leaf,
      transform: `rotate(${turn} ${x} ${y})`,
    }),
  );
  return g(...leaves, p(`M${x - 10} ${y - 2}h20l-3 20h-14z`, pot));
}

function stones(colours: string[], seed: number): VNode {
  const random = seeded(seed);
  const laid: VNode[] = [];
  for (let y = 24; y < 170; y += 16) {
    for (let x = 44 - random() * 20; x < 320; ) {
      const width = 18 + random() * 26;
      const from = Math.max(45, x);
      const fill = colours[Math.floor(random() * colours.length)] ?? '';
      if (x + width - 2 > from)
        laid.push(r(Math.round(from), y + 1, Math.round(x + width - 2 - from), 14, fill, 3));
      x += width;
    }
  }
  return g(...laid);
}

const drawings: Record<RoomId, () => VNode[]> = {
  adega: () => [
    shell('#59303a', '#3d2029', '#6d3b33', '#2b141b', '#2b141b'),
    stones(['#6a3b40', '#613540', '#73433f', '#57303c'], 5),
    p('M44 170V110Q60 34 182 34T320 110V24H44z', '#4a2731'),
    l('M52 170V112Q66 42 182 42T312 112V170', '#7f4a45', 3),
    view(244, 84, 50, 86, dawn, '#2f4a35', true),
    ...[262, 272, 282, 268].map((x, index) => c(x, 104 + index * 9, 3.6, '#ffd23f')),
    c(84, 128, 27, '#2f1715'),
    c(84, 128, 24, '#a8643a'),
    c(84, 128, 18, '#8c4f30'),
    l('M84 110V146M73 113V143M95 113V143', '#6b3a25', 1.6),
    c(84, 136, 3, '#2f1715'),
    p('M58 158l8-6h36l8 6v6H58z', '#2f1715'),
    bed(138, 88, '#71803f', '#d8b44a', '#2f1715'),
    lamp(182, 62, '#d8b44a'),
  ],
  lagar: () => [
    shell('#b9bfae', '#8e9889', '#b98a5a', '#7c6547', '#6d5138'),
    stones(['#c6cbb9', '#b2baa9', '#bfc3b0', '#aab3a3'], 21),
    p('M142 52H222V146H142z', '#8e9889'),
    view(150, 58, 64, 80, dawn, '#6d3a28'),
    p('M150 170L60 240H230L214 170z', '#fff2c9', 0.32),
    bed(66, 66, '#2d6a66', '#f2c14e', '#7b4a2c'),
    bed(232, 66, '#2d6a66', '#f2c14e', '#7b4a2c'),
    r(160, 150, 44, 5, '#7b4a2c', 2),
    r(164, 155, 5, 34, '#7b4a2c'),
    r(195, 155, 5, 34, '#7b4a2c'),
    p('M176 150q-3-16 6-16t6 16z', '#c9583c'),
    l('M182 134q-6-12-2-20M183 134q6-8 9-16', '#3c6a48', 1.6),
    c(180, 113, 4, '#f2c14e'),
    c(193, 117, 3.4, '#fff2c9'),
  ],
  rio: () => [
    shell('#1f5a5b', '#174546', '#8a4b36', '#5b2d24', '#123637'),
    view(78, 44, 176, 118, dusk, '#f6e6c4'),
    l(
      `M80 128H252${Array.from({ length: 14 }, (_, bar) => `M${88 + bar * 12} 128v32`).join('')}`,
      '#12302f',
      2,
    ),
    p('M62 34q14 70-2 140h14q12-70 8-140z', '#f2d9a5'),
    p('M258 34q-6 70 6 140h14q-14-70-4-140z', '#f2d9a5'),
    l('M56 34H282', '#c98b3f', 3.4),
    p('M30 240L64 190H212L252 240z', '#f4ead2'),
    p('M22 240L52 206H226L262 240z', '#c6452f'),
    p('M64 190q34-12 74 0zM140 190q36-12 70 0z', '#fff8e8'),
    p('M276 214v-44q0-8 8-8h20q8 0 8 8v44z', '#e0a23f'),
    r(268, 192, 52, 22, '#c98b3f', 6),
    l('M276 214l-4 18M310 214l4 18', '#3a1f18', 3),
    lamp(284, 74, '#f6e6c4'),
  ],
  socalco: () => [
    shell('#e3a85c', '#c5853f', '#e9d6ae', '#b98a52', '#8c5228'),
    view(168, 40, 128, 130, dusk, '#27463a'),
    r(230, 42, 5, 128, '#27463a'),
    l('M164 34H302', '#27463a', 6),
    ...[172, 186, 204, 220, 244, 262, 284, 296].map((x, index) =>
      c(x, 38 + (index % 3) * 6, 8, index % 2 ? '#4f7a3f' : '#3b6534'),
    ),
    ...[193, 198, 195, 273, 278, 275].map((x, index) => c(x, 54 + (index % 3) * 5, 3.4, '#5b2346')),
    p('M56 160q0-4 4-4h96q4 0 4 4-2 40-22 46H78q-20-6-22-46z', '#fff8e8'),
    p('M62 163h92q-2 8-5 16H67q-4-8-5-16z', '#8fc0b9'),
    r(50, 152, 116, 9, '#f4ead2', 4),
    l('M76 206l-5 12M140 206l5 12', '#8c5228', 4),
    l('M60 152v-24q0-8 8-8t8 8', '#8c5228', 3.4),
    p('M112 152q14-6 34-2l2 34q-14 4-30 0z', '#c6452f'),
    ...[74, 92, 108].map((x, index) => c(x, 88 - index * 9, 5 + index * 2, '#fff8e8', 0.5)),
    plant(282, 206, '#3b6534', '#a5482f'),
    e(206, 214, 42, 10, '#c98b3f'),
  ],
  mirante: () => [
    shell('#3a2746', '#2a1b36', '#6a4238', '#2f1c26', '#1f1329'),
    view(60, 52, 62, 96, night, '#d9b15c', true),
    view(140, 40, 74, 108, night, '#d9b15c', true),
    view(232, 52, 62, 96, night, '#d9b15c', true),
    ...[74, 92, 110, 160, 198, 150, 248, 270, 284].map((x, index) =>
      c(x, 66 + ((index * 13) % 22), 1.1, '#fff8e8'),
    ),
    e(178, 212, 116, 20, '#8e2f4c'),
    e(178, 212, 98, 15, '#a63d58'),
    bed(124, 108, '#d9b15c', '#8e2f4c', '#1f1329'),
    l('M282 166l-14 54M282 166l2 56M282 166l18 50', '#5b3a26', 3.4),
    s('rect', {
      x: 256,
      y: 154,
      width: 46,
      height: 9,
      rx: 3,
      fill: '#e6bd62',
      transform: 'rotate(-24 282 160)',
    }),
    s('rect', {
      x: 296,
      y: 152,
      width: 18,
      height: 13,
      rx: 3,
      fill: '#c4953e',
      transform: 'rotate(-24 282 160)',
    }),
    lamp(92, 34, '#d9b15c'),
  ],
  barqueiro: () => [
    shell('#dfe6d6', '#bccbbd', '#a9663f', '#70402a', '#4a6b63'),
    p('M176 170V78q0-8 8-8h74q8 0 8 8v92z', '#c9583c'),
    p('M168 78h106v-9H168z', '#6d3a28'),
    p('M190 170v-46q0-26 31-26t31 26v46z', '#2a1712'),
    c(221, 146, 34, '#f08a3c', 0.25),
    p('M202 166q-8-22 10-34 0 10 6 12-2-20 10-30 2 16 8 22 6-4 4-10 12 20-2 40z', '#f08a3c'),
    p('M212 166q-4-12 6-20 2 6 6 6 4-6 4-10 8 14 0 24z', '#ffd873'),
    l('M200 166h42M204 161l34 4', '#5b2d24', 5),
    l('M196 58L252 34', '#8a5a34', 3.4),
    p('M246 32l22-10q6 4 2 9l-20 9z', '#2d6a66'),
    r(58, 62, 6, 146, '#6d4a30'),
    r(150, 62, 6, 146, '#6d4a30'),
    ...[92, 164].map((y) =>
      g(
        r(58, y + 10, 98, 8, '#6d4a30'),
        r(62, y - 4, 90, 15, '#2d6a66', 4),
        r(64, y - 12, 30, 13, '#fff8e8', 6),
        r(112, y - 4, 14, 15, '#f2c14e'),
      ),
    ),
    l('M138 104V172M150 104V172M138 118h12M138 134h12M138 150h12', '#4d3220', 3),
    view(280, 76, 34, 44, dusk, '#4a6b63'),
    e(226, 208, 62, 11, '#2d6a66'),
    e(226, 208, 48, 7.5, '#f2c14e'),
    lamp(104, 40, '#c9583c'),
  ],
};

/** A drawing of the room, 4:3, decorative: its words stand beside it. */
export function RoomPicture({ id }: { id: RoomId }) {
  return useMemo(
    () =>
      s(
        'svg',
        {
          viewBox: '0 0 320 240',
          preserveAspectRatio: 'xMidYMid slice',
          'aria-hidden': 'true',
          class: 'interior',
        },
        ...drawings[id](),
      ),
    [id],
  );
}
