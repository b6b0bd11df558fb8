/**
 * A drawing as rows of equal length, one character a cell:
 * `.` empty, `P` pink, `p` light pink, `B` blue, `b` light blue,
 * `K` ink, `G` gold, `L` leaf green, `W` paper white.
 */
export type StitchMap = readonly string[];

export const threads = ['P', 'p', 'B', 'b', 'K', 'G', 'L', 'W'] as const;

export type Thread = (typeof threads)[number];

type Run = { readonly x: number; readonly y: number; readonly length: number };

type ThreadPath = { readonly thread: Thread; readonly path: string };

/** A map's unbroken rows of one thread, in cells, top to bottom and left to right. */
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
 * Path data for each thread of a map, in cells, whole numbers at the cells' centres: stroked one
 * cell wide with square caps it covers exactly the thread's cells.
 *
 * Moves are relative because neighbouring rows then read alike (`m-6 1h7`), which brotli folds: a
 * third less than absolute moves, and no more than a line that walks through the whole shape.
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
