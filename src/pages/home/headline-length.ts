import { nameWidth } from '../../ui/name-width.ts';

/** The widest line that the largest font has room for beside the picture, and those of the smaller ones, in em. */
const rooms = { long: 4.75, longer: 7, longest: 10.5 } as const;

/** How much smaller a headline is set, by the length of its longest line; undefined for the design's own size. */
export function headlineLength(lines: readonly string[]): keyof typeof rooms | undefined {
  const widest = Math.max(...lines.map((line) => nameWidth(line.toLowerCase())));
  const steps = Object.entries(rooms) as [keyof typeof rooms, number][];
  return steps.findLast(([, room]) => widest > room)?.[0];
}
