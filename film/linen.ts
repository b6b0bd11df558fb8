/** Draws the cloth: a plain weave with slightly irregular yarns. */
import { colour, isNight } from './colour.ts';
import { seededRandom } from './motion.ts';

const ground = colour('linen');
const pitch = 5;
/** The colour between the yarns and its strength, and how much light the yarns reflect. Indigo reflects little. */
const [furrow, depth, reflection] = isNight ? ['4 4 26', 4, 0.1] : ['139 116 82', 1, 1];

export function drawLinen(pen: CanvasRenderingContext2D, width: number, height: number) {
  const random = seededRandom(1954);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);

  for (let y = 0; y < height; y += pitch) {
    pen.fillStyle = `rgb(${furrow} / ${(0.025 + random() * 0.045) * depth})`;
    pen.fillRect(0, y, width, 1.4);
    pen.fillStyle = `rgb(255 255 255 / ${(0.25 + random() * 0.35) * reflection})`;
    pen.fillRect(0, y + 2, width, 1.4);
  }
  for (let x = 0; x < width; x += pitch) {
    pen.fillStyle = `rgb(${furrow} / ${(0.025 + random() * 0.045) * depth})`;
    pen.fillRect(x, 0, 1.4, height);
    pen.fillStyle = `rgb(255 255 255 / ${(0.15 + random() * 0.25) * reflection})`;
    pen.fillRect(x + 2, 0, 1.2, height);
  }
  // Slubs: thicker parts of a hand-spun yarn.
  for (let i = 0; i < 34; i++) {
    const isAcross = random() < 0.5;
    const x = Math.floor((random() * width) / pitch) * pitch;
    const y = Math.floor((random() * height) / pitch) * pitch;
    const long = 18 + random() * 50;
    pen.fillStyle = `rgb(${furrow} / ${(0.025 + random() * 0.035) * depth})`;
    pen.fillRect(x, y, isAcross ? long : 2, isAcross ? 2 : long);
  }
  const light = pen.createRadialGradient(480, 180, 100, 640, 360, 900);
  light.addColorStop(0, `rgb(255 255 255 / ${45 * reflection}%)`);
  light.addColorStop(0.5, `rgb(${isNight ? furrow : '255 255 255'} / 0%)`);
  light.addColorStop(1, `rgb(${furrow} / ${12 * depth}%)`);
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
}
