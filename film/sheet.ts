/** Draws the sheet of the interface in 3D, with its edge and its shadow. */
import { drawBakery, frameAt } from './bakery.ts';
import { seamStart } from './layouts.ts';
import { clamp, lerp, progress, smooth } from './motion.ts';
import {
  drain,
  drainRadius,
  flood,
  floodCentre,
  floodRadius,
  formAt,
  frameFormAt,
  turn,
} from './score.ts';
import { face, height, width } from './stage.ts';

const card = document.getElementById('card') as HTMLElement;
const shadow = document.getElementById('shadow') as HTMLElement;
const edges = Array.from({ length: 9 }, () => {
  const edge = document.createElement('div');
  edge.className = 'edge';
  card.prepend(edge);
  return edge;
});

function placeBox(element: HTMLElement, form: number) {
  const { x, y, width: wide, height: high, radius } = frameAt(form);
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  element.style.width = `${wide}px`;
  element.style.height = `${high}px`;
  element.style.borderRadius = `${radius}px`;
}

export function drawSheet(time: number) {
  const isThere = time > flood.start && time < drain.end;
  card.style.display = shadow.style.display = isThere ? '' : 'none';
  if (!isThere) return;
  const form = frameFormAt(time);
  const [x, y, z, lift] = [turn.x(time), turn.y(time), turn.z(time), turn.lift(time)];
  const angles = `rotateX(${x}deg) rotateY(${y}deg) rotateZ(${z}deg)`;
  card.style.transform = `translateZ(${lift}px) ${angles}`;

  const phone = clamp(1 - Math.abs(form - 1));
  for (const [i, edge] of edges.entries()) {
    placeBox(edge, form);
    edge.style.transform = `translateZ(${-(i + 1) * lerp(0.5, 1.7, phone)}px)`;
    const tone = i === 0 || i === 8 ? 0.45 : 1;
    edge.style.background = `rgb(${lerp(214, 104, phone) * tone} ${lerp(150, 44, phone) * tone} ${lerp(60, 74, phone) * tone})`;
    edge.style.visibility = lift > 1 ? 'visible' : 'hidden';
  }

  placeBox(shadow, form);
  const solid =
    smooth(progress(time, flood.end - 0.12, flood.end + 0.4)) *
    (1 - smooth(progress(time, drain.start - 0.35, drain.start + 0.1)));
  shadow.style.background = 'var(--shade)';
  shadow.style.opacity = `${0.34 * solid}`;
  shadow.style.filter = `blur(${10 + lift * 0.3}px)`;
  shadow.style.transformOrigin = `50% 50%`;
  shadow.style.transform = `translate(${6 + lift * 0.35 - y * 0.5}px, ${12 + lift * 0.55}px) ${angles} scale(0.985)`;

  const { pen } = face;
  face.clear();
  pen.save();
  pen.beginPath();
  if (time < flood.end) {
    pen.arc(floodCentre.x, floodCentre.y, floodRadius(time), 0, Math.PI * 2);
    pen.clip();
  } else if (time > drain.start) {
    pen.rect(0, 0, width, height);
    pen.arc(seamStart.x, seamStart.y, drainRadius(time), 0, Math.PI * 2, true);
    pen.clip('evenodd');
  }
  drawBakery(pen, {
    form: (delay) => formAt(time - delay),
    frame: form,
    arrival: (delay) => progress(time, flood.start - 0.06 + delay, flood.start + 0.34 + delay),
    rise: time / 3,
  });
  pen.restore();
}
