/** Looks for the picture that a shared link shows, before a build: a head that names none says so to nobody. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '../src/i18n/languages.ts';

/** A sentence that names each missing card and the command that makes them. */
export function socialCardProblems(
  folder = 'public',
  codes: readonly string[] = languageCodes,
): string[] {
  return codes
    .map((code) => join(folder, `social-${code}.png`))
    .filter((file) => !existsSync(file))
    .map(
      (file) =>
        `${file} is missing: what a shared link shows, one for each language. Run: npm run assets brand`,
    );
}
