/**
 * Turns the hoop of the first screen over. Its reverse is computed from the stitches in the document, in
 * whichever of its compositions is shown.
 */
import { type Patch, sewnBehind } from '../stitch/reverse-side.ts';
import { palette, type Thread } from '../stitch/stitch-map.ts';
import style from './turned-hoop.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

/** Of the whole turn, in ms. */
const duration = 600;
const swapped: Partial<Record<Thread, Thread>> = { A: 'B', a: 'b', B: 'A', b: 'a' };

let back: HTMLElement | undefined;
let running: Animation[] = [];

/** Shows the reverse, or the front again. The button says what pressing it does, its `data-turn` the other thing. */
export function turnHoop(button: HTMLElement): void {
  const hoop = button.parentElement;
  const front = hoop?.querySelector<HTMLElement>('[role="img"]');
  const art = front?.querySelector<HTMLElement>('[data-art]');
  const template = hoop?.querySelector('template');
  if (!hoop || !front || !art || !template) throw new Error('There is no hoop');
  back ??= makeBack(art, template);
  // After the button, so that Tab goes on to the link on the reverse.
  if (!back.isConnected) hoop.append(back);
  const isTurned = hoop.toggleAttribute('data-turned');
  const { turn = '' } = button.dataset;
  button.dataset.turn = button.textContent;
  button.textContent = turn;
  for (const animation of running) animation.cancel();
  running = isTurned ? flip(front, back, 1) : flip(back, front, -1);
}

/** Both sides are at once as they will be; the animations show what happens until then. */
function flip(from: HTMLElement, to: HTMLElement, way: number): Animation[] {
  const half = duration / 2;
  // Of its own, because with it the other animation would not run on the compositor.
  const stay = from.animate({ visibility: ['visible', 'visible'] }, half);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches)
    return [
      stay,
      from.animate({ opacity: [1, 0] }, half),
      to.animate({ opacity: [0, 1] }, { duration: half, fill: 'backwards' }),
    ];
  const edge = (degrees: number) => `perspective(120rem) rotateY(${degrees}deg)`;
  return [
    stay,
    from.animate({ transform: [edge(0), edge(90 * way)] }, { duration: half, easing: 'ease-in' }),
    to.animate(
      { transform: [edge(-90 * way), edge(0)] },
      { duration: half, delay: half, easing: 'ease-out', fill: 'backwards' },
    ),
  ];
}

/** The reverse of every composition, in the same boxes, and the label that is sewn on it. */
function makeBack(art: HTMLElement, { content }: HTMLTemplateElement): HTMLElement {
  const side = document.createElement('div');
  side.dataset.back = '';
  const boxes = art.cloneNode() as HTMLElement;
  const scenes = Array.from(art.querySelectorAll<HTMLElement>(':scope > span'), (scene) => ({
    scene,
    box: scene.cloneNode() as HTMLElement,
  }));
  boxes.removeAttribute('data-art');
  boxes.append(...scenes.map(({ box }) => box));
  side.append(boxes, document.importNode(content, true));
  /** The others are drawn when a resize shows them. */
  const drawShown = () => {
    for (const { scene, box } of scenes)
      if (scene.checkVisibility() && !box.hasChildNodes()) draw(scene, box);
  };
  drawShown();
  addEventListener('resize', drawShown);
  return side;
}

function draw(scene: HTMLElement, box: HTMLElement) {
  const [wood] = scene.querySelectorAll<SVGSVGElement>(':scope > svg');
  if (wood) {
    const hoop = wood.cloneNode(true) as SVGSVGElement;
    hoop.dataset.wood = '';
    box.append(hoop);
  }
  const stitches = scene.querySelector(':scope > span svg');
  const svg = make('svg', { viewBox: stitches?.getAttribute('viewBox') ?? '' });
  svg.setAttribute('aria-hidden', 'true');
  const sewn = sewnBehind(stitches ? patchesIn(stitches, new DOMMatrix()) : []);
  for (const { thread, stitches: d } of sewn) {
    const stroke = `var(--${palette[thread]})`;
    svg.append(
      make('path', { d, stroke, class: 'ground' }),
      make('path', { d, stroke, class: 'sewn' }),
    );
  }
  for (const { thread, floats, tails, knots } of sewn) {
    const stroke = `var(--${palette[thread]})`;
    const d = floats + tails;
    svg.append(
      make('path', { d, class: 'shadow', transform: 'translate(.15 .35)' }),
      make('path', { d, stroke }),
      make('path', { d: knots, stroke, class: 'knots' }),
    );
  }
  box.append(svg);
}

function make(name: string, attributes: Record<string, string>) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** The stitches of a drawing, at their places on the turned cloth. */
function patchesIn(element: Element, place: DOMMatrix, turn = ''): Patch[] {
  if (element instanceof SVGUseElement) {
    const { transform, x, y, href, dataset } = element;
    const own = transform.baseVal.consolidate()?.matrix;
    const there = own ? place.multiply(DOMMatrix.fromMatrix(own)) : place;
    const target = document.querySelector(href.baseVal);
    return target
      ? patchesIn(target, there.translate(x.baseVal.value, y.baseVal.value), dataset.turn ?? turn)
      : [];
  }
  if (!(element instanceof SVGPathElement))
    return Array.from(element.children).flatMap((child) => patchesIn(child, place, turn));
  const thread = element.dataset.thread as Thread;
  const cells = cellsOf(element.getAttribute('d') ?? '').map((cell) => {
    const { x, y } = place.transformPoint(cell);
    return { x: -Math.round(x), y: Math.round(y) };
  });
  return [{ thread: (turn.includes('s') && swapped[thread]) || thread, cells }];
}

/** The cells of a path of `stitchPaths`: moves and runs, both relative. */
function cellsOf(path: string) {
  let [x, y] = [0, 0];
  return Array.from(path.matchAll(/m(-?\d+) (-?\d+)h(\d+)/g)).flatMap(([, right, down, run]) => {
    x += Number(right);
    y += Number(down);
    const from = x;
    x += Number(run);
    return Array.from({ length: Number(run) + 1 }, (_, cell) => ({ x: from + cell, y }));
  });
}
