/** Draws the bakery's breads, cakes and signs: the shapes of its demonstration, on a canvas. */
import { BOULE, CROISSANT, DRAWINGS } from '../packages/showcases/bakery/drawings.ts';
import type { Shape } from '../packages/showcases/bakery/picture.ts';

type Pen = CanvasRenderingContext2D;
type Attributes = Shape[1];

const numbersIn = (text: string) => (text.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

function transform(pen: Pen, steps: string) {
  for (const [, name, values] of steps.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y] = numbersIn(values as string);
    if (name === 'translate') pen.translate(x, y ?? 0);
    else if (name === 'scale') pen.scale(x, y ?? x);
    else pen.rotate((x * Math.PI) / 180);
  }
}

function paint(pen: Pen, path: Path2D, attributes: Attributes) {
  const { fill = '#000', stroke } = attributes;
  if (fill !== 'none') {
    pen.fillStyle = String(fill);
    pen.fill(path);
  }
  if (!stroke) return;
  pen.strokeStyle = String(stroke);
  pen.lineWidth = Number(attributes['stroke-width']);
  pen.lineCap = pen.lineJoin = 'round';
  pen.stroke(path);
}

export function drawShapes(pen: Pen, shapes: readonly Shape[]): void {
  for (const [tag, attributes, children = []] of shapes) {
    pen.save();
    pen.globalAlpha *= Number(attributes.opacity ?? 1);
    if (tag === 'g') {
      transform(pen, String(attributes.transform ?? ''));
      drawShapes(pen, children);
    } else {
      const path = new Path2D(tag === 'path' ? String(attributes.d) : undefined);
      const side = (name: string) => Number(attributes[name]);
      if (tag === 'ellipse')
        path.ellipse(side('cx'), side('cy'), side('rx'), side('ry'), 0, 0, Math.PI * 2);
      paint(pen, path, attributes);
    }
    pen.restore();
  }
}

function placed(pen: Pen, x: number, y: number, size: number, draw: () => void) {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  draw();
  pen.restore();
}

/** A product of the bakery by its name, 200 by 160 px around the origin. */
function drawNamed(pen: Pen, name: string) {
  pen.translate(-100, -82);
  drawShapes(pen, DRAWINGS[name] ?? []);
}

/** The round loaf, 2 px wide around the origin. */
export function drawBoule(pen: Pen): void {
  placed(pen, 0, 0, 1 / 74, () => drawShapes(pen, BOULE));
}

/** The sign of the bakery, a loaf under a croissant: 100 px high, from the origin to the right. */
export function drawSign(pen: Pen): void {
  placed(pen, 37, 66, 0.46, () => drawShapes(pen, BOULE));
  placed(pen, 37, 16, 0.4, () => drawShapes(pen, CROISSANT));
}

/** Breads on a table, 380 by 250 px around the origin, with steam. `rise` is 0 to 1. */
export function drawTable(pen: Pen, rise: number): void {
  pen.lineCap = 'round';
  for (const [i, x] of [-44, 2, 48].entries()) {
    const turn = (rise + i / 3) * Math.PI * 2;
    pen.beginPath();
    for (let step = 0; step <= 20; step++) {
      const y = -82 - step * 1.9;
      pen.lineTo(x + Math.sin(step * 0.42 - turn) * (3 + step * 0.2), y);
    }
    pen.strokeStyle = 'rgb(255 250 240 / 90%)';
    pen.lineWidth = 6;
    pen.stroke();
  }
  placed(pen, 0, 20, 1.3, () => drawNamed(pen, 'massa-mae'));
  placed(pen, -106, 68, 0.72, () => drawNamed(pen, 'croissant'));
  placed(pen, 108, 62, 0.72, () => drawNamed(pen, 'nata'));
}

export const productNames = ['cacete', 'berlim', 'nata'] as const;

/** A product, 80 px wide, around the origin. */
export function drawProduct(pen: Pen, name: string): void {
  placed(pen, 0, 0, 0.42, () => drawNamed(pen, name));
}
