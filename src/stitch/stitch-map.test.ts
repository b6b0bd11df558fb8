import { readFileSync } from 'node:fs';
import { array, assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapProblems } from '../studio/map-problems.ts';
import { palette, stitchPaths, threads } from './stitch-map.ts';

const styles = readFileSync('src/stitch/stitch-art.module.css', 'utf8');

/** Draws path data into a map. */
function draw(paths: ReturnType<typeof stitchPaths>, width: number, height: number): string[] {
  const cells = Array.from({ length: height }, () => Array<string>(width).fill('.'));
  for (const { thread, path } of paths) {
    let [x, y] = [0, 0];
    for (const [, dx, dy, along] of path.matchAll(/m(-?\d+) (-?\d+)h(\d+)/g)) {
      x += Number(dx);
      y += Number(dy);
      const row = cells[y];
      if (!row) throw new Error(`row ${y} is outside the map`);
      for (let stitch = 0; stitch <= Number(along); stitch++) {
        expect(row[x + stitch]).toBe('.');
        row[x + stitch] = thread;
      }
      x += Number(along);
    }
  }
  return cells.map((row) => row.join(''));
}

describe('the palette', () => {
  it.each(Object.keys(palette))('has a CSS rule for %s', (letter) => {
    expect(styles).toContain(`path[data-thread='${letter}']`);
    expect(styles).toContain(`url(#yarn-${letter})`);
  });
});

it('draws every map completely, and no stitch twice', () => {
  const cell = constantFrom('.', '.', ...threads);
  const maps = integer({ min: 1, max: 20 }).chain((width) =>
    array(array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 12 }),
  );
  assert(
    property(maps, (cells) => {
      const map = cells.map((row) => row.join(''));
      expect(mapProblems(map, { file: '' })).toEqual([]);
      expect(draw(stitchPaths(map), map[0]?.length ?? 0, map.length)).toEqual(map);
    }),
  );
});
