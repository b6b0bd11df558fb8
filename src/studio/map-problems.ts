import { type Problem, problemAt } from '../problems/problem.ts';
import type { Place } from '../problems/sentences.ts';
import { palette, type StitchMap, threads } from '../stitch/stitch-map.ts';

/** What is wrong with a map. @param place - of its name, in the line before its rows */
export function mapProblems(map: StitchMap, place: Place): Problem[] {
  const placeOf = (row: number) => ({ ...place, line: (place.line ?? 0) + row });
  const width = map[0]?.length ?? 0;
  if (width === 0) return [problemAt(placeOf(1), 'emptyMap')];
  return map.flatMap((cells, index) => {
    const row = index + 1;
    const problems = Array.from(cells).flatMap((letter, before) => {
      if (letter === '.' || Object.hasOwn(palette, letter)) return [];
      const column = before + 1;
      return [problemAt(placeOf(row), 'noThread', { row, column, letter, known: threads })];
    });
    if (cells.length === width) return problems;
    const column = Math.min(cells.length, width) + 1;
    const values = { row, column, own: cells.length, first: width };
    return [...problems, problemAt(placeOf(row), 'unequalRows', values)];
  });
}
