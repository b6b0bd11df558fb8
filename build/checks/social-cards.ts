/** Checks that the social cards exist. A missing one would be noticed only when somebody shares a link. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, problem } from '../../src/problems/problem.ts';
import { cardFile } from '../../src/studio/card-files.ts';
import { inStudio } from '../../src/studio/folder.ts';

/** A problem for each missing card. */
export function socialCardProblems(
  codes: readonly string[],
  folder = inStudio('public'),
): Problem[] {
  return codes
    .map((code) => join(folder, cardFile(code)))
    .filter((file) => !existsSync(file))
    .map((file) => problem('cardMissing', { file }));
}
