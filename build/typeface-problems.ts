/** Whether the typefaces have every character that the site writes: one that they have not is drawn in another face. */
import { existsSync } from 'node:fs';
import type { Content } from '../src/content/read-content.ts';
import { writtenCharacters } from './characters.ts';
import { widthsOf } from './font-widths.ts';
import { type SiteTypeface, siteTypefaces } from './site-typefaces.ts';

/** Whether the file that it is cut from has it; where that is not installed, it may. */
const isInSource = ({ source }: SiteTypeface, character: string) =>
  !existsSync(source) || widthsOf(source)(character) !== undefined;

/** One sentence for each character that a typeface lacks, with the place of the first text that has it. */
export function typefaceProblems(
  content: Content,
  typefaces: readonly SiteTypeface[] = siteTypefaces,
): string[] {
  const characters = [...writtenCharacters(content)];
  const problems: string[] = [];
  for (const typeface of typefaces) {
    const widthOf = widthsOf(typeface.file);
    for (const [character, place] of characters)
      if (typeface.isSetIn(character) && widthOf(character) === undefined)
        problems.push(
          `${place()}: the typeface ${typeface.name} has no ${character}: ${
            isInSource(typeface, character)
              ? 'run npm run assets fonts.'
              : 'nor has the file that it is cut from: write it with other letters, or name a typeface that has it in build/site-typefaces.ts and src/styles/fonts.css.'
          }`,
        );
  }
  return problems;
}
