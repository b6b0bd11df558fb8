import { describe, expect, it } from 'vitest';
import { type StitchMap, stitchPaths, threadRuns, threads } from './stitch-map.ts';

const modules = import.meta.glob<Record<string, unknown>>('./maps/**/*.ts', { eager: true });

/** Every map that a module exports, alone, in a list or in a record. */
function mapsIn(value: unknown, name: string): [string, StitchMap][] {
  if (Array.isArray(value) && value.every((row) => typeof row === 'string')) return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => mapsIn(part, `${name} ${key}`));
}

/** The map that path data draws, read back as a pen would draw it. */
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

describe('threadRuns', () => {
  it('joins neighbouring stitches of one thread and keeps gaps', () => {
    expect(threadRuns(['.PP.P', 'BPBB.'], 'P')).toEqual([
      { x: 1, y: 0, length: 2 },
      { x: 4, y: 0, length: 1 },
      { x: 1, y: 1, length: 1 },
    ]);
  });

  it('tells a thread from its light tint', () => {
    expect(threadRuns(['PpP'], 'p')).toEqual([{ x: 1, y: 0, length: 1 }]);
  });
});

describe('stitchPaths', () => {
  it('gives one path a thread, in the order of the threads, and none for those unused', () => {
    expect(stitchPaths(['B.P', '.BP'])).toEqual([
      { thread: 'P', path: 'm2 0h0m0 1h0' },
      { thread: 'B', path: 'm0 0h0m1 1h0' },
    ]);
  });

  it('draws nothing for an empty map', () => {
    expect(stitchPaths(['...', '...'])).toEqual([]);
  });
});

const maps = Object.entries(modules).flatMap(([file, exported]) => mapsIn(exported, file));

describe.each(maps)('%s', (_, map) => {
  it('has rows of equal length', () => {
    expect(new Set(map.map((row) => row.length)).size).toBe(1);
  });

  it('uses no letter without a thread', () => {
    expect(map.join('')).toMatch(new RegExp(`^[.${threads.join('')}]+$`));
  });

  it('is drawn stitch for stitch, none twice', () => {
    expect(draw(stitchPaths(map), map[0]?.length ?? 0, map.length)).toEqual([...map]);
  });
});
