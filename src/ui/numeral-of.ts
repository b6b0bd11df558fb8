import { numerals } from '#studio/stitches/numerals.ts';
import type { StitchMap } from '../stitch/stitch-map.ts';

/** The numeral of an entry of a list. Every second one is sewn in the second thread. */
export function numeralOf(index: number): StitchMap {
  const numeral = numerals[index] ?? [];
  if (index % 2 === 0) return numeral;
  return numeral.map((row) => row.replaceAll('A', 'B').replaceAll('a', 'b'));
}
