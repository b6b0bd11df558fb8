/**
 * Which colours stand on which, and whether they can be read there (WCAG 2.2, 1.4.3, 1.4.6 and
 * 1.4.11). Whoever changes src/styles/colours.css is told by the build what no longer reads.
 */
import type { Scheme, Schemes } from '../src/styles/colours.ts';
import { colourOf } from '../src/styles/colours.ts';
import { channels } from './colours.ts';

type Use = 'text' | 'large text' | 'control';

type Pair = readonly [front: string, ground: string, use: Use];

/** The least ratio that each use wants, as it is and where more contrast is asked for. */
const least: Record<Use, Record<keyof Scheme, number>> = {
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
  // What a field says while it is empty, and its edge.
  ['ink-faint', 'paper', 'text'],
  ['ink-pale', 'paper', 'control'],
  // Links under the pointer, the figures of lists.
  ['thread-1-text', 'linen', 'text'],
  ['thread-1-text', 'paper', 'text'],
  ['thread-2', 'linen', 'text'],
  ['thread-2', 'paper', 'text'],
  // Buttons: usual, first thread, answers, while sending; the projects' under the pointer. What the
  // others take on there (--touch) leads away from the colour of their words.
  ['paper', 'thread-2', 'text'],
  ['paper', 'thread-1-text', 'text'],
  ['paper', 'ink', 'text'],
  ['paper', 'ink-soft', 'text'],
  ['stage', 'thread-1-light', 'text'],
  // What went wrong.
  ['danger', 'paper', 'text'],
  ['danger', 'thread-1-tint', 'text'],
  // The stitched word of the first screen; what is selected.
  ['thread-1', 'linen', 'large text'],
  ['paper', 'thread-1', 'large text'],
  // Crosses, chevrons, the language that is shown; where the keyboard is, on the stage as well.
  ['thread-1', 'paper', 'control'],
  ['thread-4', 'paper', 'control'],
  ['thread-1-light', 'stage', 'control'],
];

/** In more contrast only: there an edge has to be seen that is an ornament otherwise. */
const pairsInMoreContrast: readonly Pair[] = [
  ['seam', 'paper', 'control'],
  ['seam', 'linen', 'control'],
];

/** How far two colours are apart, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
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

/** What cannot be read, a sentence each. */
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
    const wanted = least[use][block];
    if (ratio >= wanted) return [];
    // Cut, not rounded: 4.499 is not 4.5.
    const shown = Math.floor(ratio * 100) / 100;
    return [
      `--${front} on --${ground} has a contrast of ${shown} ${where}, and ${use} wants ${wanted}: make one of them darker or lighter in src/styles/colours.css.`,
    ];
  });
}
