/** Whether the first screen's headline fits a phone of 320 px: its lines do not break, and run over what is beside them. */
import type { Content } from '../src/content/read-content.ts';
import { languageCodes } from '../src/i18n/languages.ts';
import { widthsOf } from './font-widths.ts';
import { narrowest, numberIn } from './style-numbers.ts';

const typeface = 'src/styles/fonts/bricolage-grotesque.woff2';

/** In em of the headline. */
function measures() {
  const tokens = 'src/styles/tokens.css';
  const size = (numberIn(tokens, /--text-hero: min\(/) / 100) * narrowest;
  const margin = numberIn(tokens, /--page-margin: clamp\(/);
  const spacing = numberIn(
    'src/pages/home/hero-section.module.css',
    /\.title \{[^}]*letter-spacing: /,
  );
  return { room: (narrowest - 2 * margin) / size, spacing };
}

/** One sentence for each line that does not fit, or has a sign that headlines are set without. */
export function heroProblems({ words, placeOf }: Content): string[] {
  const widthOf = widthsOf(typeface);
  const { room, spacing } = measures();
  const problems: string[] = [];
  for (const code of languageCodes) {
    const { hero } = words[code].home;
    const lines = [
      ...hero.lines.map((line, index) => ({ line, path: ['lines', index] })),
      { line: hero.stitched + hero.after, path: ['stitched'] },
    ];
    for (const { line, path } of lines) {
      const letters = [...line];
      const place = placeOf(code, 'home', ['hero', ...path]);
      // Letters are what build/typeface-problems.ts looks at.
      const missing = letters.filter(
        (letter) => widthOf(letter) === undefined && !/[\p{L}\p{M}]/u.test(letter),
      );
      if (missing.length > 0)
        problems.push(
          `${place}: the typeface has no ${missing.join(' ')} for "${line}": write it in letters, or add it in build/site-typefaces.ts and run npm run assets fonts.`,
        );
      const width = letters.reduce((sum, letter) => sum + (widthOf(letter) ?? 1) + spacing, 0);
      if (width > room)
        problems.push(
          `${place}: "${line}" is ${Math.ceil((width / room - 1) * 100)} % too long for a phone of ${narrowest} px: take shorter words, or break the line elsewhere.`,
        );
    }
  }
  return problems;
}
