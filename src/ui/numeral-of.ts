import { icons } from '../in-force/stitches.ts';
import type { StitchMap } from '../stitch/stitch-map.ts';

/** As large as a numeral. */
const blank: StitchMap = Array<string>(15).fill('.'.repeat(11));

/** The numeral of an entry of a list. Every second one is sewn in the second thread. */
export function numeralOf(index: number): StitchMap {
  const numeral = icons.numerals[index + 1] ?? blank;
  if (index % 2 === 0) return numeral;
  return numeral.map((row) => row.replaceAll('A', 'B').replaceAll('a', 'b'));
}
