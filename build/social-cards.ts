/** Looks for the picture that a shared link shows, before a build: a head that names none says so to nobody. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '../src/i18n/languages.ts';

/** @throws an error that names each missing card and the command that makes them */
export function checkSocialCards(
  folder = 'public',
  codes: readonly string[] = languageCodes,
): void {
  const missing = codes
    .map((code) => join(folder, `social-${code}.png`))
    .filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')} missing: what a shared link shows, one for each language. Run: npm run assets brand`,
    );
}
