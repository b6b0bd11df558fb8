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

/** Every map in a module's exports, which may be nested in lists and records, with its name. */
export function mapsIn(value: unknown, name: string): [name: string, map: StitchMap][] {
  if (Array.isArray(value) && value.every((row) => typeof row === 'string')) return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => mapsIn(part, `${name} ${key}`));
}

/** A sentence for each mistake in a map. Rows and columns are counted from 1. */
export function mapMistakes(name: string, map: StitchMap): string[] {
  const width = map[0]?.length ?? 0;
  if (width === 0) return [`${name} is empty.`];
  return map.flatMap((row, y) => {
    const mistakes = Array.from(row).flatMap((letter, x) =>
      letter === '.' || letter in palette
        ? []
        : [
            `${name}, row ${y + 1}, column ${x + 1}: "${letter}" is no thread. There are ${threads.join(' ')}, and . for an empty cell.`,
          ],
    );
    if (row.length !== width)
      mistakes.push(
        `${name}, row ${y + 1}, column ${Math.min(row.length, width) + 1}: the row has ${row.length} cells, and the first has ${width}.`,
      );
    return mistakes;
  });
}
