/** The widths of lower-case letters of the display font at its heaviest weight, in em. */
const widths: readonly (readonly [letters: string, width: number])[] = [
  ["ijlíìïî’'.,:|! ", 0.23],
  ['frt1-', 0.38],
  ['w', 0.8],
  ['m', 0.86],
];
const usualWidth = 0.55;

/**
 * Estimates the width of a lower-case name or word, in em. An estimate, because text is not measured at
 * build time.
 */
export function nameWidth(name: string): number {
  return Array.from(name, (letter) => {
    const [, width] = widths.find(([letters]) => letters.includes(letter)) ?? [];
    return width ?? usualWidth;
  }).reduce((sum, width) => sum + width, 0);
}
