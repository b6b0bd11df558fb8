/**
 * Checks the contrast of each pair of foreground and background colour that the site uses (WCAG 2.2, 1.4.3,
 * 1.4.6 and 1.4.11). The build fails if a change of colours.css makes one too low.
 */
import { type Problem, problem } from '../../src/problems/problem.ts';
import { inStudio } from '../../src/studio/folder.ts';
import { colourOf, type Scheme, type Schemes } from '../../src/styles/colours.ts';
import { contrastRatio, type Pair, pairs, type Use } from '../../src/styles/contrast.ts';

/** The minimum ratio of each use, by default and under `prefers-contrast: more`. */
const minimumRatios: Record<Use, Record<keyof Scheme, number>> = {
  text: { usual: 4.5, moreContrast: 7 },
  'large text': { usual: 3, moreContrast: 3 },
  control: { usual: 3, moreContrast: 3 },
};

/** Under `prefers-contrast: more` only: otherwise these borders are decoration. */
const pairsInMoreContrast: readonly Pair[] = [
  ['seam', 'paper', 'control'],
  ['seam', 'linen', 'control'],
];

/** A problem for each pair with too little contrast. */
export function contrastProblems({ light, dark }: Schemes): Problem[] {
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
    const exact = contrastRatio(colourOf(scheme[block], front), colourOf(scheme[block], ground));
    const wanted = minimumRatios[use][block];
    if (exact >= wanted) return [];
    // Rounded down: 4.499 is less than 4.5.
    const ratio = Math.floor(exact * 100) / 100;
    const file = inStudio('colours.css');
    return [problem('contrast', { front, ground, ratio, where, use, wanted, file })];
  });
}
