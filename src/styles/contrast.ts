/** The pairs of colours that the site uses, and their contrast (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
import { channels, colourOf, type Schemes } from './colours.ts';

export type Use = 'text' | 'large text' | 'control';

export type Pair = readonly [front: string, ground: string, use: Use];

export const pairs: readonly Pair[] = [
  ['ink', 'linen', 'text'],
  ['ink', 'paper', 'text'],
  ['ink-soft', 'linen', 'text'],
  ['ink-soft', 'paper', 'text'],
  ['on-stage', 'stage', 'text'],
  ['on-stage-soft', 'stage', 'text'],
  // The placeholder of a form field, and the field's border.
  ['ink-faint', 'paper', 'text'],
  ['ink-pale', 'paper', 'control'],
  // Links on hover, the numbers of lists.
  ['thread-1-text', 'linen', 'text'],
  ['thread-1-text', 'paper', 'text'],
  ['thread-2', 'linen', 'text'],
  ['thread-2', 'paper', 'text'],
  // Buttons: default, first thread, consent bar, while sending; the carousel's on hover. The other buttons
  // are mixed with --touch on hover, which only increases their contrast.
  ['paper', 'thread-2', 'text'],
  ['paper', 'thread-1-text', 'text'],
  ['paper', 'ink', 'text'],
  ['paper', 'ink-soft', 'text'],
  ['stage', 'thread-1-light', 'text'],
  // Error messages.
  ['danger', 'paper', 'text'],
  ['danger', 'thread-1-tint', 'text'],
  // The stitched word of the first screen; selected text.
  ['thread-1', 'linen', 'large text'],
  ['paper', 'thread-1', 'large text'],
  // Crosses, chevrons, the mark of the current language; the focus outline on dark sections.
  ['thread-1', 'paper', 'control'],
  ['thread-4', 'paper', 'control'],
  ['thread-1-light', 'stage', 'control'],
];

/** From 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The lowest contrast that a text has in either scheme, unless the visitor asks for more. */
export function lowestTextContrast({ light, dark }: Schemes): number {
  const ratios = pairs
    .filter(([, , use]) => use === 'text')
    .flatMap(([front, ground]) =>
      [light, dark].map(({ usual }) =>
        contrastRatio(colourOf(usual, front), colourOf(usual, ground)),
      ),
    );
  return Math.min(...ratios);
}
