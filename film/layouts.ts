/**
 * The bakery's three interfaces, in stage pixels: web page, phone app and desktop program. Every part has a
 * position in each layout and moves between them.
 */
import { around, circle, distance, lineOf, type Point, point, type Rect } from './geometry.ts';
import { stitchGap, type Thread } from './thread.ts';

type Product = {
  x: number;
  y: number;
  radius: number;
  name: Point;
  nameSize: number;
  price: Point;
};

export type Layout = {
  frame: Rect;
  barHeight: number;
  logo: Point;
  logoSize: number;
  headline: Point;
  headlineSize: number;
  button: Rect;
  buttonSize: number;
  picture: Rect;
  products: Product[];
};

const rect = (x: number, y: number, width: number, height: number, radius: number): Rect => ({
  x,
  y,
  width,
  height,
  radius,
});

export const webPage: Layout = {
  frame: rect(220, 97, 840, 510, 22),
  barHeight: 44,
  logo: point(262, 200),
  logoSize: 32,
  headline: point(256, 332),
  headlineSize: 150,
  button: rect(260, 358, 176, 56, 28),
  buttonSize: 23,
  picture: rect(640, 169, 380, 248, 22),
  products: [260, 520, 780].map((x) => ({
    x: x + 42,
    y: 516,
    radius: 42,
    name: point(x + 102, 512),
    nameSize: 27,
    price: point(x + 102, 541),
  })),
};

export const telephone: Layout = {
  frame: rect(496, 52, 288, 600, 46),
  barHeight: 0,
  logo: point(530, 132),
  logoSize: 28,
  headline: point(526, 402),
  headlineSize: 100,
  button: rect(524, 578, 232, 50, 25),
  buttonSize: 20,
  picture: rect(524, 148, 232, 164, 20),
  products: [441, 490, 539].map((y) => ({
    x: 547,
    y,
    radius: 20,
    name: point(581, y + 7),
    nameSize: 20,
    price: point(754, y + 7),
  })),
};

export const desktop: Layout = {
  frame: rect(180, 80, 920, 544, 18),
  barHeight: 44,
  logo: point(208, 196),
  logoSize: 32,
  headline: point(403, 194),
  headlineSize: 48,
  button: rect(904, 152, 168, 50, 25),
  buttonSize: 20,
  picture: rect(744, 228, 328, 176, 18),
  products: [292, 408, 524].map((y) => ({
    x: 449,
    y,
    radius: 46,
    name: point(514, y - 4),
    nameSize: 26,
    price: point(708, y - 4),
  })),
};

export const sidebarWidth = 192;
export const chart = rect(744, 432, 328, 162, 18);

/** A piece of a wireframe: the thread runs from the first point to the last. */
export type Piece = { thread: Thread; points: Point[]; breaks: number[] };

const quarterOf = (radius: number) => (radius * Math.PI) / 2;

function straight(thread: Thread, from: Point, to: Point): Piece {
  const half = stitchGap / 2;
  return { thread, points: [from, to], breaks: [-half, distance(from, to) + half] };
}

function ring(thread: Thread, centre: Point, radius: number): Piece {
  const points = circle(centre, radius);
  return { thread, points, breaks: [0, lineOf(points).length] };
}

/** The outline of a box, from a distance after its top left corner; every corner gets a stitch. */
function boxed(thread: Thread, box: Rect, from = 0, isClockwise = true): Piece {
  const forwards = around(box, from);
  const points = isClockwise ? forwards : forwards.toReversed();
  const { length } = lineOf(points);
  const quarter = quarterOf(box.radius);
  const [wide, high] = [box.width - box.radius * 2, box.height - box.radius * 2];
  let corner = -from;
  const breaks = [wide, quarter, high, quarter, wide, quarter, high, quarter]
    .map((side) => {
      corner += side;
      const where = ((corner % length) + length) % length;
      return isClockwise ? where : length - where;
    })
    .concat(0, length)
    .sort((one, other) => one - other)
    .filter((where, i, all) => i === 0 || where - (all[i - 1] as number) > 6);
  breaks[breaks.length - 1] = length;
  return { thread, points, breaks };
}

const across = (x: number, y: number, width: number) =>
  straight('first', point(x, y), point(x + width, y));

/** The wireframe of the web page, in the order in which the needle sews it. */
export function webPageWires(): Piece[] {
  const { frame, barHeight, button, picture, products } = webPage;
  const right = frame.x + frame.width;
  const barY = frame.y + barHeight;
  const toBar = frame.width - frame.radius * 3 + quarterOf(frame.radius) + barHeight;
  const toButtonsLeft = button.width * 2 - button.radius * 4 + quarterOf(button.radius) * 3;
  const toPicturesRight =
    picture.width - picture.radius * 3 + quarterOf(picture.radius) + picture.height / 2;
  return [
    boxed('second', frame, toBar),
    straight('second', point(right - 10, barY), point(frame.x + 10, barY)),
    across(262, 246, 330),
    straight('first', point(496, 312), point(262, 312)),
    boxed('first', button, toButtonsLeft, false),
    ...products.flatMap(({ x, y, radius, name }) => [
      ring('first', point(x, y), radius - 4),
      across(name.x, y, 93),
    ]),
    boxed('first', picture, toPicturesRight, false),
  ];
}

/** Where the flying thread crosses the desktop window's left edge and the seam begins. */
export const seamStart = point(desktop.frame.x, 378);

/** The desktop window's outline from `seamStart`, upwards first. */
export function desktopOutline(): Piece {
  const { x, y, width, height, radius } = desktop.frame;
  const toSeam =
    width * 2 + height - radius * 7 + quarterOf(radius) * 3 + (y + height - seamStart.y);
  return boxed('second', { x, y, width, height, radius }, toSeam);
}

/** The wireframe inside the desktop window. */
export function desktopWires(): Piece[] {
  const { frame, barHeight, headline, button, picture, products } = desktop;
  const barY = frame.y + barHeight;
  const side = frame.x + sidebarWidth;
  return [
    straight('second', point(frame.x + 10, barY), point(frame.x + frame.width - 10, barY)),
    straight('second', point(side, barY + 12), point(side, frame.y + frame.height - 10)),
    ...[272, 328, 384].map((y) => across(212, y, 126)),
    across(headline.x + 4, headline.y - 16, 253),
    boxed('first', button),
    ...products.flatMap(({ x, y, radius, name }) => [
      ring('first', point(x, y), radius - 4),
      across(name.x, y, 182),
    ]),
    boxed('first', picture),
    boxed('first', chart),
  ];
}
