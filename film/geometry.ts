/** Lines in pixels of the 1280 by 720 stage, addressed by the distance along them. */
import { clamp } from './motion.ts';

export type Point = { x: number; y: number };
export type Rect = { x: number; y: number; width: number; height: number; radius: number };

export type Line = {
  length: number;
  at: (distance: number) => Point;
  /** The points between two distances, dense enough to draw a curve. */
  between: (from: number, to: number) => Point[];
};

export const point = (x: number, y: number): Point => ({ x, y });

export const mix = (a: Point, b: Point, amount: number): Point =>
  point(a.x + (b.x - a.x) * amount, a.y + (b.y - a.y) * amount);

export const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

export function lineOf(points: readonly Point[]): Line {
  const marks = [0];
  for (let i = 1; i < points.length; i++) {
    marks.push((marks[i - 1] as number) + distance(points[i - 1] as Point, points[i] as Point));
  }
  const length = marks.at(-1) as number;

  const at = (where: number) => {
    const target = clamp(where, 0, length);
    let low = 0;
    let high = marks.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((marks[middle] as number) <= target) low = middle;
      else high = middle;
    }
    const start = marks[low] as number;
    const span = (marks[high] as number) - start || 1;
    return mix(points[low] as Point, points[high] as Point, (target - start) / span);
  };

  const between = (from: number, to: number) => {
    const steps = Math.max(1, Math.ceil((to - from) / 4));
    return Array.from({ length: steps + 1 }, (_, i) => at(from + ((to - from) * i) / steps));
  };

  return { length, at, between };
}

export function bezier(a: Point, b: Point, c: Point, d: Point, steps = 60): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    return point(
      u ** 3 * a.x + 3 * u * u * t * b.x + 3 * u * t * t * c.x + t ** 3 * d.x,
      u ** 3 * a.y + 3 * u * u * t * b.y + 3 * u * t * t * c.y + t ** 3 * d.y,
    );
  });
}

/** A curve from the end of one line to the start of the next, tangent to both. */
export function bridge(before: readonly Point[], after: readonly Point[], reach = 0.6): Point[] {
  const [beforeEnd, end] = before.slice(-2) as [Point, Point];
  const [start, afterStart] = after.slice(0, 2) as [Point, Point];
  const pull = Math.max(30, distance(end, start) * reach);
  const along = (from: Point, to: Point) => {
    const span = distance(from, to) || 1;
    return point(((to.x - from.x) / span) * pull, ((to.y - from.y) / span) * pull);
  };
  const leave = along(beforeEnd, end);
  const arrive = along(start, afterStart);
  return bezier(
    end,
    point(end.x + leave.x, end.y + leave.y),
    point(start.x - arrive.x, start.y - arrive.y),
    start,
  );
}

/** A smooth line through all the points (Catmull and Rom). */
export function through(points: readonly Point[]): Point[] {
  return points.slice(1).flatMap((next, i) => {
    const here = points[i] as Point;
    const before = points[i - 1] ?? here;
    const after = points[i + 2] ?? next;
    return bezier(
      here,
      point(here.x + (next.x - before.x) / 6, here.y + (next.y - before.y) / 6),
      point(next.x - (after.x - here.x) / 6, next.y - (after.y - here.y) / 6),
      next,
      24,
    ).slice(i === 0 ? 0 : 1);
  });
}

function arc(centre: Point, radius: number, from: number, to: number, steps = 12): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps;
    return point(centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle));
  });
}

/** Clockwise from the rightmost point. */
export const circle = (centre: Point, radius: number) => arc(centre, radius, 0, Math.PI * 2, 48);

/** The outline of a rounded rectangle, clockwise, from the given distance after its top left corner. */
export function around({ x, y, width, height, radius }: Rect, from = 0): Point[] {
  const right = x + width;
  const bottom = y + height;
  const quarter = Math.PI / 2;
  const outline = lineOf([
    ...arc(point(right - radius, y + radius), radius, -quarter, 0),
    ...arc(point(right - radius, bottom - radius), radius, 0, quarter),
    ...arc(point(x + radius, bottom - radius), radius, quarter, quarter * 2),
    ...arc(point(x + radius, y + radius), radius, quarter * 2, quarter * 3),
    point(right - radius, y),
  ]);
  const start = (from - (width - 2 * radius) + outline.length * 2) % outline.length;
  return [...outline.between(start, outline.length), ...outline.between(0, start).slice(1)];
}

/** The line with smoothed corners; both ends stay. */
export function relaxed(points: readonly Point[], reach = 9): Point[] {
  return points.map((_, i) => {
    const span = Math.min(reach, i, points.length - 1 - i);
    const near = points.slice(i - span, i + span + 1);
    const sum = near.reduce((total, { x, y }) => point(total.x + x, total.y + y), point(0, 0));
    return point(sum.x / near.length, sum.y / near.length);
  });
}
