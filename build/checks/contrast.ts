/**
 * Checks the contrast of each pair of foreground and background colour that the site uses (WCAG 2.2, 1.4.3,
 * 1.4.6 and 1.4.11). The build fails if a change of src/styles/colours.css makes one too low.
 */
import type { Scheme, Schemes } from '../../src/styles/colours.ts';
import { colourOf } from '../../src/styles/colours.ts';
import { channels } from '../assets/colours.ts';

type Use = 'text' | 'large text' | 'control';

type Pair = readonly [front: string, ground: string, use: Use];

/** The minimum ratio of each use, by default and under `prefers-contrast: more`. */
const minimumRatios: Record<Use, Record<keyof Scheme, number>> = {
  text: { usual: 4.5, moreContrast: 7 },
  'large text': { usual: 3, moreContrast: 3 },
  control: { usual: 3, moreContrast: 3 },
};

const pairs: readonly Pair[] = [
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

/** Under `prefers-contrast: more` only: otherwise these borders are decoration. */
const pairsInMoreContrast: readonly Pair[] = [
  ['seam', 'paper', 'control'],
  ['seam', 'linen', 'control'],
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

/** A sentence for each pair with too little contrast. */
export function contrastProblems({ light, dark }: Schemes): string[] {
  const inScheme = (scheme: Scheme, name: string) => [
    ...problemsIn(pairs, scheme, 'usual', `in the ${name} scheme`),
    ...problemsIn(
      [...pairs, ...pairsInMoreContrast],
      scheme,
      'moreContrast',
      `in the ${name} scheme under prefers-contrast: more`,
    ),
  ];
  return [...inScheme(light, 'light'), ...inScheme(dark, 'dark')];
}

function problemsIn(list: readonly Pair[], scheme: Scheme, block: keyof Scheme, where: string) {
  return list.flatMap(([front, ground, use]) => {
    const ratio = contrastRatio(colourOf(scheme[block], front), colourOf(scheme[block], ground));
    const wanted = minimumRatios[use][block];
    if (ratio >= wanted) return [];
    // Rounded down: 4.499 is less than 4.5.
    const shown = Math.floor(ratio * 100) / 100;
    return [
      `--${front} on --${ground} has a contrast of ${shown} ${where}, and ${use} wants ${wanted}: make one of them darker or lighter in src/styles/colours.css.`,
    ];
  });
}
