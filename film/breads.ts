/** Draws the products of the bakery. */
type Pen = CanvasRenderingContext2D;

const crust = '#a44e17';
const crustDark = '#7d3610';
const crumb = '#f6d59b';
const glow = '#cf7a2b';

function slash(pen: Pen, x: number, y: number, length: number, angle: number, width: number) {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  pen.beginPath();
  pen.moveTo(-length / 2, 0);
  pen.quadraticCurveTo(0, -width, length / 2, 0);
  pen.quadraticCurveTo(0, width * 0.55, -length / 2, 0);
  pen.fillStyle = crumb;
  pen.fill();
  pen.restore();
}

function dome(pen: Pen, width: number, height: number) {
  pen.beginPath();
  pen.moveTo(-width / 2, height * 0.14);
  pen.bezierCurveTo(-width / 2, -height * 0.34, -width * 0.25, -height / 2, 0, -height / 2);
  pen.bezierCurveTo(width * 0.25, -height / 2, width / 2, -height * 0.34, width / 2, height * 0.14);
  pen.bezierCurveTo(width / 2, height * 0.42, width * 0.34, height / 2, 0, height / 2);
  pen.bezierCurveTo(
    -width * 0.34,
    height / 2,
    -width / 2,
    height * 0.42,
    -width / 2,
    height * 0.14,
  );
  pen.closePath();
}

/** A country loaf, 300 by 170 px around the origin, with steam. `rise` is 0 to 1. */
export function drawLoaf(pen: Pen, rise: number) {
  pen.save();
  pen.lineCap = 'round';
  for (const [i, x] of [-62, 0, 62].entries()) {
    const turn = (rise + i / 3) * Math.PI * 2;
    pen.beginPath();
    for (let step = 0; step <= 20; step++) {
      const y = -104 - step * 2.3;
      pen.lineTo(x + Math.sin(step * 0.42 - turn) * (3 + step * 0.22), y);
    }
    pen.strokeStyle = 'rgb(255 255 255 / 75%)';
    pen.lineWidth = 7;
    pen.stroke();
  }
  pen.beginPath();
  pen.ellipse(6, 80, 158, 17, 0, 0, Math.PI * 2);
  pen.fillStyle = 'rgb(125 54 16 / 28%)';
  pen.fill();
  dome(pen, 300, 165);
  pen.fillStyle = crust;
  pen.fill();
  pen.save();
  pen.clip();
  pen.translate(-13, -17);
  dome(pen, 300, 156);
  pen.fillStyle = glow;
  pen.fill();
  pen.restore();
  for (const [x, y, length] of [
    [-82, 2, 84],
    [-10, -14, 108],
    [64, -6, 90],
  ] as const) {
    slash(pen, x, y, length, -1.05, 15);
  }
  pen.restore();
}

/** One of three products, 80 px wide, around the origin. */
export function drawProduct(pen: Pen, kind: number) {
  if (kind === 0) {
    pen.beginPath();
    pen.arc(0, 1, 26, 0, Math.PI * 2);
    pen.fillStyle = crust;
    pen.fill();
    pen.beginPath();
    pen.arc(-2.5, -2.5, 21.5, 0, Math.PI * 2);
    pen.fillStyle = glow;
    pen.fill();
    slash(pen, -2, -2, 34, 0.78, 5);
    slash(pen, -2, -2, 34, -0.78, 5);
    return;
  }
  if (kind === 1) {
    pen.save();
    pen.rotate(-0.62);
    pen.beginPath();
    pen.roundRect(-34, -11, 68, 24, 12);
    pen.fillStyle = crustDark;
    pen.fill();
    pen.beginPath();
    pen.roundRect(-33, -12, 64, 20, 10);
    pen.fillStyle = glow;
    pen.fill();
    for (const x of [-18, -1, 16]) slash(pen, x, -2, 20, -0.9, 4);
    pen.restore();
    return;
  }
  pen.lineCap = 'round';
  // A braid of three strands.
  for (const [x, y, tilt] of [
    [-17, 6, -0.5],
    [0, -1, -0.5],
    [17, -8, -0.5],
  ] as const) {
    pen.beginPath();
    pen.ellipse(x + 1, y + 2, 17, 13, tilt + 1.4, 0, Math.PI * 2);
    pen.fillStyle = crustDark;
    pen.fill();
    pen.beginPath();
    pen.ellipse(x - 0.5, y - 0.5, 15, 11.5, tilt + 1.4, 0, Math.PI * 2);
    pen.fillStyle = glow;
    pen.fill();
    slash(pen, x - 1, y - 2, 17, tilt + 1.4, 3.4);
  }
}
