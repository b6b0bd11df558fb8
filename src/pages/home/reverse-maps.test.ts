import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../../tests/generated.ts';
import { type Point, sewnBehind } from '../../stitch/reverse-side.ts';
import { reverseSize } from './reverse-maps.ts';

const at = (x: number, y: number): Point => ({ x, y });
const sum = (a: Point, b: Point) => at(a.x + b.x, a.y + b.y);

/** Points along a curve with one control point. */
const alongCurve = (from: Point, control: Point, to: Point) =>
  Array.from({ length: 11 }, (_, tenth) => {
    const part = tenth / 10;
    const mix = (axis: 'x' | 'y') =>
      (1 - part) ** 2 * from[axis] + 2 * part * (1 - part) * control[axis] + part ** 2 * to[axis];
    return at(mix('x'), mix('y'));
  });

/** Points along the loose ends: each is a curl of two curves, `M start q knee end t end`. */
function alongTails(path: string): Point[] {
  return [...path.matchAll(/M([^a-zM]+)q([^a-zM]+)t([^a-zM]+)/g)].flatMap(([, ...parts]) => {
    const [from = [], first = [], second = []] = parts.map((part) => part.split(' ').map(Number));
    const start = at(from[0] ?? 0, from[1] ?? 0);
    const knee = sum(start, at(first[0] ?? 0, first[1] ?? 0));
    const end = sum(start, at(first[2] ?? 0, first[3] ?? 0));
    const mirrored = at(2 * end.x - knee.x, 2 * end.y - knee.y);
    const last = sum(end, at(second[0] ?? 0, second[1] ?? 0));
    return [...alongCurve(start, knee, end), ...alongCurve(end, mirrored, last)];
  });
}

const size = fc.integer({ min: 3, max: 40 });

test('the loose ends of a thread are within the picture, whatever is sewn', () =>
  forAll({ numRuns: 60 }, size, size, fc.integer({ min: 1, max: 4 }), (columns, rows, step) => {
    const map = Array.from({ length: rows }, () => 'A'.repeat(columns));
    const cells = map.flatMap((row, y) =>
      [...row].flatMap((_, x) =>
        (x + y) % step === 0 ? [at((columns - 1) / 2 - x, y - (rows - 1) / 2)] : [],
      ),
    );
    const { width, height } = reverseSize(map);
    for (const { tails } of sewnBehind([{ thread: 'A', cells }])) {
      const points = alongTails(tails);
      expect(points.length).toBeGreaterThan(0);
      for (const { x, y } of points) {
        expect(Math.abs(y)).toBeLessThan(height / 2);
        expect(Math.abs(x)).toBeLessThan(width / 2);
      }
    }
  }));
