import { addLine, noise, type Pen, type Sample } from './engraving.ts';
import { breathe, type Pace, paceFor } from './pace.ts';

const ground = '#0b181b';

function prepare(canvas: HTMLCanvasElement): { pen: Pen; w: number; h: number } | null {
  const w = canvas.clientWidth;
  const h = canvas.clientHeight;
  const pen = canvas.getContext('2d');
  if (!pen || !w || !h) return null;
  const ratio = Math.min(devicePixelRatio || 1, 2);
  canvas.width = Math.round(w * ratio);
  canvas.height = Math.round(h * ratio);
  pen.scale(ratio, ratio);
  return { pen, w, h };
}

function radial(pen: Pen, x: number, y: number, r: number, stops: [number, string][]) {
  const gradient = pen.createRadialGradient(x, y, 0, x, y, r);
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  return gradient;
}

/** Where things stand in the first picture, for a wide and for a narrow screen. Pixels. */
function placeLighthouse(w: number, h: number) {
  const isTall = w < h * 0.8;
  const lampX = isTall ? w * 0.73 : w * (w > 1000 ? 0.735 : 0.78);
  const lampY = isTall ? h * 0.19 : h * 0.235;
  const foot = isTall ? h * 0.4 : h * 0.685;
  return { lampX, lampY, foot, horizon: isTall ? h * 0.408 : h * 0.64, tower: foot - lampY };
}

/** How much of a line is left at a point: lines thin out around words, so that they can be read. */
function quietAround(canvas: HTMLCanvasElement): (x: number, y: number) => number {
  const origin = canvas.getBoundingClientRect();
  const words = canvas.parentElement?.querySelectorAll(
    '.hero-bar a, .dates, .lead, .hero-actions > *',
  );
  const reach = canvas.clientWidth < 700 ? 46 : 90;
  const rects = [...(words ?? [])]
    .map((word) => word.getBoundingClientRect())
    // The room left is that of the letters, not of the line around them.
    .map(({ left, right, top, bottom }) => ({ left, right, top: top + 14, bottom: bottom - 14 }));
  return (x, y) => {
    let left = 1;
    for (const rect of rects) {
      const dx = Math.max(rect.left - origin.left - x, 0, x - rect.right + origin.left);
      const dy = Math.max(rect.top - origin.top - y, 0, y - rect.bottom + origin.top);
      const far = Math.hypot(dx, dy * 1.2) / reach;
      if (far < 1) left = Math.min(left, 0.16 + 0.84 * far);
    }
    return left;
  };
}

/** Engraves the lighthouse by night: rings of light around the lamp, the sea ruled below, light lines on a dark plate. */
export async function drawLighthouse(
  canvas: HTMLCanvasElement,
  beamCanvas: HTMLCanvasElement,
): Promise<void> {
  const scene = prepare(canvas);
  const beam = prepare(beamCanvas);
  if (!scene || !beam) return;
  const { pen, w, h } = scene;
  const { lampX, lampY, foot, horizon, tower } = placeLighthouse(w, h);
  const reach = Math.hypot(Math.max(lampX, w - lampX), h);
  const space = Math.max(4.6, Math.min(7, w / 210));

  const quiet = quietAround(canvas);
  const pace = paceFor(canvas);

  pen.fillStyle = ground;
  pen.fillRect(0, 0, w, h);

  // Sky: rings, fainter as the light goes out into it.
  pen.fillStyle = radial(pen, lampX, lampY, reach, [
    [0, '#ffe3a1'],
    [0.06, '#e9bd6c'],
    [0.2, '#a8a583'],
    [0.5, '#6f8f8d'],
    [1, '#55767a'],
  ]);
  pen.beginPath();
  for (let r = space * 2; r < reach; r += space) {
    const samples: Sample[] = [];
    const step = Math.max(0.003, 3.2 / r);
    for (let a = 0; a <= Math.PI * 2 + step; a += step) {
      const x = lampX + Math.cos(a) * r;
      const y = lampY + Math.sin(a) * r;
      if (x < -9 || y < -9 || x > w + 9 || y > horizon) {
        samples.push([x, y, 0]);
        continue;
      }
      const cloud = noise(x / 150, y / 46) * 0.7 + noise(x / 60 + 9, y / 18) * 0.3;
      const light = 0.74 * Math.exp((-r / tower) * 1.5) + 0.13 + (cloud - 0.5) * 0.34;
      samples.push([x, y, Math.max(0, light) * space * 0.62 * quiet(x, y)]);
    }
    addLine(pen, samples, 0.3);
    if (!(await breathe(pen, pace))) return;
  }
  pen.fill();

  // Sea: ruled lines that open towards us, with the lamp's path of light on them.
  pen.fillStyle = radial(pen, lampX, horizon, w * 0.8, [
    [0, '#f0c878'],
    [0.25, '#a9a98a'],
    [0.6, '#68888a'],
    [1, '#48686c'],
  ]);
  pen.beginPath();
  let y = horizon;
  for (let row = 0; y < h; row++) {
    const depth = (y - horizon) / (h - horizon);
    const samples: Sample[] = [];
    for (let x = -6; x < w + 6; x += 3) {
      const swell = Math.sin(x * (0.03 - depth * 0.02) + row * 1.9) * (0.6 + depth * 4);
      const n = noise(x / (16 + depth * 60), row * 2.3);
      const path = Math.exp(-(((x - lampX + tower * 0.22) / (tower * (0.16 + depth * 0.4))) ** 2));
      const light = 0.1 + n * 0.2 + path * n * 1.15 * (1 - depth * 0.55) - depth * 0.07;
      samples.push([x, y + swell, n < 0.3 ? 0 : light * (2.4 + depth * 4.4) * quiet(x, y)]);
    }
    addLine(pen, samples, 0.3);
    if (!(await breathe(pen, pace))) return;
    y += 3.2 + depth * 9;
  }
  pen.fill();

  await drawCape(pen, pace, w, h, lampX, foot, tower, quiet);
  if (!pace.isCurrent()) return;
  drawTower(pen, lampX, lampY, foot, tower);

  // The beam lies on a plate of its own, so that it can flash without drawing anything again.
  const light = beam.pen;
  light.fillStyle = radial(light, lampX, lampY, reach, [
    [0, '#ffe7ad'],
    [0.3, '#f3bd5a'],
    [0.75, '#b9924f'],
    [1, '#8d7a52'],
  ]);
  light.beginPath();
  const isTall = w < h * 0.8;
  const centre = Math.PI + (isTall ? -0.16 : 0.085);
  const half = isTall ? 0.13 : 0.105;
  for (const turn of [centre, centre + Math.PI - 0.3]) {
    for (let r = space * 2; r < reach; r += space) {
      const samples: Sample[] = [];
      const step = Math.max(0.002, 2.4 / r);
      for (let a = turn - half; a <= turn + half; a += step) {
        const across = Math.cos(((a - turn) / half) * (Math.PI / 2));
        const fade = Math.exp((-r / tower) * 0.26);
        const x = lampX + Math.cos(a) * r;
        const y = lampY + Math.sin(a) * r;
        samples.push([x, y, across ** 0.7 * fade * space * 0.8 * quiet(x, y)]);
      }
      addLine(light, samples, 0.3);
      if (!(await breathe(light, pace))) return;
    }
  }
  light.fill();
  light.fillStyle = radial(light, lampX, lampY, tower * 0.42, [
    [0, 'rgba(255,236,190,.95)'],
    [0.07, 'rgba(255,214,130,.7)'],
    [0.3, 'rgba(243,189,90,.2)'],
    [1, 'rgba(243,189,90,0)'],
  ]);
  light.fillRect(0, 0, w, h);
}

async function drawCape(
  pen: Pen,
  pace: Pace,
  w: number,
  h: number,
  x: number,
  foot: number,
  tower: number,
  quiet: (x: number, y: number) => number,
): Promise<void> {
  const u = tower / 100;
  const cape = new Path2D();
  cape.moveTo(w + 10, foot - 5 * u);
  const edge: [number, number][] = [];
  const left = x - 74 * u;
  for (let t = 0; t <= 1; t += 0.02) {
    const px = w + 10 - (w + 10 - left) * t;
    const away = Math.max(0, (x - 16 * u - px) / (58 * u));
    const py = foot + away ** 1.5 * 52 * u + (noise(px / (9 * u), 3) - 0.5) * 7 * u;
    edge.push([px, Math.min(py, h + 20)]);
  }
  for (const [px, py] of edge) cape.lineTo(px, py);
  cape.lineTo(left - 20 * u, h + 20);
  cape.lineTo(w + 10, h + 20);
  cape.closePath();
  pen.save();
  pen.fillStyle = ground;
  pen.fill(cape);
  pen.clip(cape);
  pen.fillStyle = radial(pen, x, foot - 20 * u, 130 * u, [
    [0, '#f0cf8d'],
    [0.45, '#a79f80'],
    [1, '#4d6a6d'],
  ]);
  const slabs = (x0: number, y0: number) => {
    // Rock in steps: the noise is cut into four tones, so that slabs keep hard edges.
    const n =
      noise(x0 / (20 * u) + y0 / (60 * u), y0 / (11 * u)) * 0.7 +
      noise(x0 / (7 * u), y0 / (5 * u)) * 0.3;
    return Math.floor(n * 5) / 4;
  };
  for (const lean of [-0.52, 0.9]) {
    pen.beginPath();
    for (let v = -260 * u; v < 300 * u; v += 2.1 * u) {
      const samples: Sample[] = [];
      for (let t = -20 * u; t < h - foot + 8 * u + 20; t += 1.4 * u) {
        const px = x + v + Math.sin(t / (17 * u) + v / (30 * u)) * 2 * u + t * lean;
        const py = foot - 6 * u + t;
        const near = 0.24 + Math.exp(-Math.hypot(px - x, (py - foot) * 0.8) / (60 * u)) * 0.9;
        const tone = lean < 0 ? 0.12 + slabs(px, py) ** 1.4 * 1.3 : slabs(px, py) > 0.6 ? 0.5 : 0;
        samples.push([px, py, tone * near * 1.5 * u * quiet(px, py)]);
      }
      addLine(pen, samples, 0.3);
      if (!(await breathe(pen, pace))) return;
    }
    pen.fill();
  }
  pen.restore();

  // The keeper's house, one window lit.
  const hx = x + 17 * u;
  pen.fillStyle = ground;
  pen.fill(
    new Path2D(
      `M${hx} ${foot + 2 * u}v${-15 * u}l${13 * u} ${-8 * u} ${13 * u} ${8 * u}v${15 * u}z`,
    ),
  );
  pen.fillStyle = '#9a9a80';
  pen.beginPath();
  for (let i = 0; i < 11; i++) {
    const wx = hx + (1 + i * 2.4) * u;
    const top = foot - 12 * u + Math.abs(i - 5) * 0.1 * u;
    addLine(pen, [
      [wx, top, (i < 5 ? 1.2 : 0.5) * u],
      [wx, foot + u, (i < 5 ? 0.7 : 0.3) * u],
    ]);
  }
  for (const side of [-1, 1]) {
    for (let i = 0; i < 3; i++) {
      addLine(pen, [
        [hx + 13 * u, foot - (21 - i * 2.6) * u, 0.9 * u],
        [hx + (13 + side * 15) * u, foot - (12 - i * 1.2) * u, (side < 0 ? 0.9 : 0.4) * u],
      ]);
    }
  }
  pen.fill();
  pen.fillStyle = '#f3bd5a';
  pen.fillRect(hx + 5 * u, foot - 8.6 * u, 3.6 * u, 4.6 * u);
}

function drawTower(pen: Pen, x: number, y: number, foot: number, tower: number): void {
  const u = tower / 100;
  const halfTop = 6.4 * u;
  const halfFoot = 11 * u;
  const top = y + 9 * u;
  const body = new Path2D(
    `M${x - halfTop} ${top}H${x + halfTop}L${x + halfFoot} ${foot + 4 * u}H${x - halfFoot}z`,
  );
  pen.fillStyle = ground;
  pen.fill(body);
  pen.save();
  pen.clip(body);
  pen.fillStyle = '#ece3cb';
  pen.beginPath();
  for (let t = 0; t < 1; t += 0.0215) {
    const py = top + (foot + 4 * u - top) * t;
    const half = halfTop + (halfFoot - halfTop) * t;
    const samples: Sample[] = [];
    for (let s = -1; s <= 1.01; s += 0.05) {
      // Lit from the sea side, turning into the dark like a column.
      const round = Math.max(0, Math.cos((s + 0.5) * 1.35)) ** 0.9;
      samples.push([x + s * half, py + (1 - s * s) * 1.6 * u, (0.06 + round) * 1.75 * u]);
    }
    addLine(pen, samples, 0.3);
  }
  pen.fill();
  // Two bands of the day mark.
  pen.globalCompositeOperation = 'multiply';
  pen.fillStyle = '#a9482a';
  pen.fillRect(x - 20 * u, y + 24 * u, 40 * u, 15 * u);
  pen.fillRect(x - 20 * u, y + 60 * u, 40 * u, 15 * u);
  pen.restore();
  pen.save();
  pen.translate(x, y);
  pen.scale(u, u);
  for (const [colour, path] of TOP) {
    pen.fillStyle = colour;
    pen.fill(new Path2D(path));
  }
  pen.restore();
}

const stone = '#d9d2bb';

/** Windows, gallery, lantern, railing and dome, in hundredths of the tower from its lamp. */
const TOP = [
  [ground, 'M-1.5 46h2.6v4.6h-2.6zM-1.5 82h2.6v4.6h-2.6z'],
  [stone, 'M-9.6 8h19.2v1.7h-19.2z'],
  [ground, 'M-5.6-6h11.2v14h-11.2z'],
  ['#ffe7ad', 'M-4.8-5h9.6v12h-9.6z'],
  [ground, 'M-2.1-5h.7v12h-.7zM1.5-5h.7v12h-.7zM-4.8.4h9.6v.6h-9.6z'],
  [
    stone,
    'M-9.3 3.75h18.6v.5h-18.6zM-9.25 4h.5v4h-.5zm2.25 0h.5v4h-.5zm2.25 0h.5v4h-.5zm2.25 0h.5v4h-.5zm2.25 0h.5v4h-.5zm2.25 0h.5v4h-.5zm2.25 0h.5v4h-.5zm2.25 0h.5v4h-.5zm2.25 0h.5v4h-.5z',
  ],
  [stone, 'M-7-5.4Q-5.4-13 0-13.6Q5.4-13 7-5.4z'],
  [ground, 'M1-6.2Q2-12 .4-13Q5-12 5.8-6.2z'],
  [stone, 'M-.4-18h.8v5h-.8z'],
] as const;

/** Shows the visitor's light on a village that is engraved, or takes it away. */
const lights = new WeakMap<HTMLCanvasElement, (isLit: boolean) => void>();

/** Lights the visitor's window, or puts it out. A village that is still being engraved asks for itself. */
export function lightVillage(canvas: HTMLCanvasElement, isLit: boolean): void {
  lights.get(canvas)?.(isLit);
}

/** Engraves the village seen from the sea on the last night; with the visitor's light, one window more. */
export async function drawVillage(canvas: HTMLCanvasElement, isLit: () => boolean): Promise<void> {
  const made = prepare(canvas);
  if (!made) return;
  const { pen, w, h } = made;
  const pace = paceFor(canvas);
  lights.delete(canvas);
  delete canvas.dataset.engraved;
  const isNarrow = w < 900;
  const shore = h - (isNarrow ? 110 : 150);
  const u = Math.max(0.62, Math.min(1.3, w / 1150));
  pen.fillStyle = ground;
  pen.fillRect(0, 0, w, h);

  // The hill, ruled upwards, dark against a hardly lighter sky.
  const hill = (x: number, at: number, wide: number) =>
    Math.exp(-(((x - w * at) / (w * wide)) ** 2));
  const peak = isNarrow ? 130 : Math.min(h * 0.42, w * 0.34);
  const ridge = (x: number) =>
    shore -
    48 * u -
    peak * (hill(x, 0.9, 0.25) + 0.42 * hill(x, 0.6, 0.14)) -
    (noise(x / 150, 2) * 46 + noise(x / 38, 7) * 12) * u;
  pen.fillStyle = radial(pen, w * 0.79, shore, isNarrow ? 360 : w * 0.5, [
    [0, '#7d9290'],
    [0.55, '#47666a'],
    [1, 'rgba(71,102,106,0)'],
  ]);
  pen.beginPath();
  for (let y = 6; y < shore; y += 5) {
    const samples: Sample[] = [];
    for (let x = -4; x < w + 4; x += 4) {
      const open = y < ridge(x) - 3 ? 0.7 + noise(x / 120, y / 30) * 1.7 : 0;
      samples.push([x, y + Math.sin(x / 90 + y) * 1.2, open * (y / shore)]);
    }
    addLine(pen, samples, 0.3);
    if (!(await breathe(pen, pace))) return;
  }
  pen.fill();

  const windows: [number, number, number][] = [];
  const houses: { x: number; y: number; s: number }[] = [];
  for (let row = 0; row < 22; row++) {
    const count = Math.round(w / (40 * u));
    for (let i = 0; i < count; i++) {
      const x = (i + 0.5 + (noise(i * 3.3, row * 7.1) - 0.5) * 0.9) * (w / count);
      const y = shore - row * 22 * u + noise(i * 1.9, row * 2.7) * 12 * u;
      if (y < ridge(x) + 12 * u || noise(i * 6.7, row * 5.3) < 0.14 + row * 0.014) continue;
      houses.push({ x, y, s: Math.max(0.62, 1.15 - row * 0.034) * u });
    }
  }
  houses.sort((a, b) => a.y - b.y);
  for (const [i, { x, y, s }] of houses.entries()) {
    const wide = 24 * s;
    const tall = 17 * s;
    pen.fillStyle = '#101f22';
    pen.fill(
      new Path2D(
        `M${x - wide / 2} ${y}v${-tall}l${wide / 2} ${-9 * s} ${wide / 2} ${9 * s}v${tall}z`,
      ),
    );
    pen.fillStyle = '#7f9590';
    pen.beginPath();
    addLine(pen, [
      [x - wide / 2 - 2 * s, y - tall + s, 0.7],
      [x, y - tall - 9 * s, 1.1],
      [x + wide / 2 + 2 * s, y - tall + s, 0.7],
    ]);
    for (let k = 0; k < 4; k++) {
      addLine(pen, [
        [x - wide / 2 + (1.5 + k * 2) * s, y - tall + 2 * s, 0.8 * s],
        [x - wide / 2 + (1.5 + k * 2) * s, y, 0.35 * s],
      ]);
    }
    pen.fill();
    if (noise(i * 8.3, 4) > 0.3) windows.push([x + 3 * s, y - 8 * s, s]);
    pen.beginPath();
    if (!(await breathe(pen, pace))) return;
  }

  // The sea under the village, carrying every light a little.
  pen.fillStyle = '#3a565a';
  pen.beginPath();
  for (let y = shore + 8; y < h; y += 4 + (y - shore) * 0.05) {
    const samples: Sample[] = [];
    for (let x = -4; x < w + 4; x += 4) {
      const n = noise(x / 40, y * 0.7);
      samples.push([x, y + Math.sin(x / 30 + y) * 0.8, n > 0.4 ? n * 1.5 : 0]);
    }
    addLine(pen, samples, 0.3);
    if (!(await breathe(pen, pace))) return;
  }
  pen.fill();

  const lamp = (x: number, y: number, s: number, strength: number) => {
    pen.fillStyle = radial(pen, x, y, 26 * s * strength, [
      [0, `rgba(243,189,90,${0.42 * strength})`],
      [0.3, 'rgba(243,189,90,.13)'],
      [1, 'rgba(243,189,90,0)'],
    ]);
    const r = 26 * s * strength;
    pen.fillRect(x - r, y - r, r * 2, r * 2);
    pen.fillStyle = strength > 1 ? '#fff3cf' : '#f6c96f';
    pen.fillRect(x - 1.9 * s, y - 2.6 * s, 3.8 * s, 5.2 * s);
    const start = shore + 10;
    pen.fillStyle = `rgba(243,189,90,${strength > 1 ? 0.75 : 0.28})`;
    for (let k = 0; k < 9 * strength; k++) {
      const ry = start + k * 5.5 + (shore - y) * 0.12;
      if (ry > h) break;
      const wide = (9 - k * 0.6) * s * (0.5 + noise(x, k * 2.1));
      if (wide > 0) pen.fillRect(x - wide / 2 + (noise(k * 4.4, x) - 0.5) * 6, ry, wide, 1.3);
    }
  };
  for (const [x, y, s] of windows) {
    lamp(x, y, s, 1);
    pen.beginPath();
    if (!(await breathe(pen, pace))) return;
  }

  // Of the village as it is without it, so that a light costs nothing to leave and to put out.
  const dark = document.createElement('canvas');
  dark.width = canvas.width;
  dark.height = canvas.height;
  dark.getContext('2d')?.drawImage(canvas, 0, 0);
  const show = (shallShine: boolean) => {
    pen.drawImage(dark, 0, 0, w, h);
    if (shallShine) lamp(w * 0.56, shore - 8 * u, 1.5 * u, 1.7);
  };
  lights.set(canvas, show);
  if (isLit()) show(true);
  canvas.dataset.engraved = '';
}
