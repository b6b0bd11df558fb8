/**
 * A drawing as rows of equal length, one character a cell: `.` is empty, a letter is a thread of the
 * palette below.
 */
export type StitchMap = readonly string[];

/** The letters of the maps, and the names of their colours in the studio's colours.css. */
export const palette = {
  A: 'thread-1',
  a: 'thread-1-light',
  B: 'thread-2',
  b: 'thread-2-light',
  K: 'ink',
  C: 'thread-3',
  D: 'thread-4',
} as const;

export type Thread = keyof typeof palette;

export const threads = Object.keys(palette) as Thread[];

/** Those that a map has, in the order of the palette. */
export const threadsIn = (map: StitchMap): Thread[] =>
  threads.filter((thread) => map.some((row) => row.includes(thread)));

type Run = { readonly x: number; readonly y: number; readonly length: number };

type ThreadPath = { readonly thread: Thread; readonly path: string };

/** The horizontal runs of one thread in a map, in cells, top to bottom and left to right. */
export function threadRuns(map: StitchMap, thread: Thread): Run[] {
  return map.flatMap((row, y) =>
    Array.from(row.matchAll(new RegExp(`${thread}+`, 'g')), ({ 0: stitches, index }) => ({
      x: index,
      y,
      length: stitches.length,
    })),
  );
}

/**
 * Path data for each thread of a map, in cells. Integers are the centres of cells: a stroke one cell
 * wide with square caps covers exactly the thread's cells.
 *
 * Moves are relative because neighbouring rows then have the same text (`m-6 1h7`), which compresses a
 * third better than absolute moves.
 */
export function stitchPaths(map: StitchMap): ThreadPath[] {
  return threads.flatMap((thread) => {
    let pen = { x: 0, y: 0 };
    let path = '';
    for (const { x, y, length } of threadRuns(map, thread)) {
      path += `m${x - pen.x} ${y - pen.y}h${length - 1}`;
      pen = { x: x + length - 1, y };
    }
    return path ? [{ thread, path }] : [];
  });
}

/** The rows of a text block of YAML. */
export const rowsOf = (text: string): StitchMap => text.trimEnd().split('\n');
