/** Checks that the social cards exist. A missing one would be noticed only when somebody shares a link. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cardFile } from '../../src/studio/card-files.ts';
import { inStudio } from '../../src/studio/folder.ts';

/** A sentence for each missing card, with the command that makes it. */
export function socialCardProblems(
  codes: readonly string[],
  folder = inStudio('public'),
): string[] {
  return codes
    .map((code) => join(folder, cardFile(code)))
    .filter((file) => !existsSync(file))
    .map(
      (file) =>
        `${file} is missing: what a shared link shows, one for each language. Run: npm run assets cards`,
    );
}
