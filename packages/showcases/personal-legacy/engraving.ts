import { breathe, paceFor } from './pace.ts';
import type { Plate } from './plates.ts';

export type Pen = CanvasRenderingContext2D;

/** Thickness of an engraved line, as a share of the room between two lines, for a darkness from 0 to 1. */
export function lineWeight(darkness: number): number {
  return darkness < 0.05 ? 0 : Math.min(1.04, 0.05 + darkness ** 1.3);
}

/** Smooth noise from 0 to 1 that is the same in every browser and on every visit. */
export function noise(x: number, y: number): number {
  const at = (i: number, j: number) => {
    const s = Math.sin(i * 127.1 + j * 311.7) * 43758.5453;
    return s - Math.floor(s);
  };
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = (x - i) ** 2 * (3 - 2 * (x - i));
  const v = (y - j) ** 2 * (3 - 2 * (y - j));
  const top = at(i, j) * (1 - u) + at(i + 1, j) * u;
  const bottom = at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u;
  return top * (1 - v) + bottom * v;
}

/** A point on a line and the thickness of the line there, in pixels of the canvas. */
export type Sample = readonly [x: number, y: number, thickness: number];

/** Adds a line of varying thickness to the current path; it breaks where it would be too thin to see. */
export function addLine(pen: Pen, samples: Iterable<Sample>, thinnest = 0.25): void {
  let run: Sample[] = [];
  const close = () => {
    if (run.length > 1) {
      const back: [number, number][] = [];
      run.forEach(([x, y, t], i) => {
        const [ax, ay] = run[Math.max(0, i - 1)] ?? [x, y];
        const [bx, by] = run[Math.min(run.length - 1, i + 1)] ?? [x, y];
        const length = Math.hypot(bx - ax, by - ay) || 1;
        const nx = ((by - ay) / length) * (t / 2);
        const ny = ((ax - bx) / length) * (t / 2);
        if (i === 0) pen.moveTo(x + nx, y + ny);
        else pen.lineTo(x + nx, y + ny);
        back.push([x - nx, y - ny]);
      });
      for (const [x, y] of back.reverse()) pen.lineTo(x, y);
      pen.closePath();
    }
    run = [];
  };
  for (const sample of samples) {
    if (sample[2] >= thinnest) run.push(sample);
    else close();
  }
  close();
}

/**
 * Draws an engraving of a grey-scale image over that image, whose tones stay visible as a faint wash.
 * Resolves when the engraving is in the document.
 */
export async function engrave(
  drawing: HTMLImageElement,
  { ink, paper, angle, tint }: Plate,
): Promise<void> {
  const { naturalWidth: width, naturalHeight: height } = drawing;
  const canvas = document.createElement('canvas');
  canvas.ariaHidden = 'true';
  const plate = document.createElement('canvas');
  const scale = 2;
  plate.width = width * scale;
  plate.height = height * scale;
  const grey = plate.getContext('2d', { willReadFrequently: true });
  const pen = canvas.getContext('2d');
  if (!grey || !pen) return;
  grey.drawImage(drawing, 0, 0, plate.width, plate.height);
  const tones = grey.getImageData(0, 0, plate.width, plate.height);
  const { data } = tones;
  const darkness = (x: number, y: number) => {
    const px = Math.round(x * scale);
    const py = Math.round(y * scale);
    if (px < 0 || py < 0 || px >= plate.width || py >= plate.height) return 0;
    return 1 - (data[(py * plate.width + px) * 4] ?? 255) / 255;
  };

  const shown = Math.max(drawing.clientWidth, 280) * Math.min(devicePixelRatio || 1, 2);
  canvas.width = Math.round(shown);
  canvas.height = Math.round((shown * height) / width);
  const zoom = canvas.width / width;
  const pace = paceFor(canvas);
  pen.fillStyle = paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.globalAlpha = 0.46;
  pen.globalCompositeOperation = 'multiply';
  pen.drawImage(plate, 0, 0, canvas.width, canvas.height);
  pen.globalAlpha = 1;
  pen.globalCompositeOperation = 'source-over';
  pen.fillStyle = ink;
  pen.scale(zoom, zoom);

  const hatch = async (turn: number, space: number, weight: (d: number) => number) => {
    const reach = Math.hypot(width, height) / 2;
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    pen.beginPath();
    for (let v = -reach; v < reach; v += space) {
      const samples: Sample[] = [];
      for (let u = -reach; u < reach; u += 1.1) {
        // The lines sway by less than a quarter of their distance, so that they look drawn by hand.
        const sway = Math.sin(u * 0.045 + v * 0.6) * space * 0.22;
        const x = width / 2 + u * cos - (v + sway) * sin;
        const y = height / 2 + u * sin + (v + sway) * cos;
        if (x < -2 || y < -2 || x > width + 2 || y > height + 2) continue;
        samples.push([x, y, weight(darkness(x, y)) * space]);
      }
      addLine(pen, samples, 0.12);
      await breathe(pen, pace);
    }
    pen.fill();
  };
  await hatch(angle, 2.3, lineWeight);
  await hatch(angle + 1.15, 3, (d) => (d > 0.5 ? (d - 0.5) * 0.85 : 0));
  // Silhouettes keep their edge: the darkest tones are inked again, flat.
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(ink.slice(at, at + 2), 16),
  );
  for (let at = 0; at < data.length; at += 4) {
    const depth = 72 - (data[at] ?? 0);
    data.set([red, green, blue, Math.min(165, Math.max(0, depth * 6))], at);
  }
  grey.putImageData(tones, 0, 0);
  pen.drawImage(plate, 0, 0, width, height);
  if (tint) {
    // Lightens the ink only: what was black takes the colour, what was paper stays paper.
    pen.globalCompositeOperation = 'lighten';
    pen.fillStyle = tint.color;
    pen.fill(new Path2D(tint.area));
  }
  drawing.after(canvas);
}
