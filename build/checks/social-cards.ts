/** Checks that the social cards exist. A missing one would be noticed only when somebody shares a link. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '../../src/i18n/languages.ts';
import { inStudio } from '../../src/studio/folder.ts';

/** A sentence for each missing card, with the command that makes it. */
export function socialCardProblems(
  folder = inStudio('public'),
  codes: readonly string[] = languageCodes,
): string[] {
  return codes
    .map((code) => join(folder, `social-${code}.png`))
    .filter((file) => !existsSync(file))
    .map(
      (file) =>
        `${file} is missing: what a shared link shows, one for each language. Run: npm run assets cards`,
    );
}
