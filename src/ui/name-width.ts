/**
 * How wide a name is, or a word, told from its letters alone: nothing on the page measures text. In units
 * of the font's size; the display face at its heaviest.
 */
const widths: readonly (readonly [letters: string, width: number])[] = [
  ["ijlíìïî’'.,:|! ", 0.23],
  ['frt1-', 0.38],
  ['w', 0.8],
  ['m', 0.86],
];
const usualWidth = 0.55;

/** About; of letters in lower case. */
export function nameWidth(name: string): number {
  return Array.from(name, (letter) => {
    const [, width] = widths.find(([letters]) => letters.includes(letter)) ?? [];
    return width ?? usualWidth;
  }).reduce((sum, width) => sum + width, 0);
}
