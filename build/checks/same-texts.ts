/** Texts that stand in two languages word for word: one of them was left in place when the files were copied. */

import type { Language } from '../../src/i18n/language.ts';
import { type Content, textsOf } from '../../src/studio/read-content.ts';

/** Shorter ones may be the same by chance, or are names. */
const leastLength = 60;

/** Names of authors and licences are the same in every language. */
const isName = (text: string) => /©|https?:/.test(text);

/**
 * Returns advice for each file of a language that has texts of another one. It stops nothing: two languages may be
 * near enough.
 * @param isMarked - whether the file is known to be unfinished
 */
export function sameTexts(
  { raw, placeOf }: Pick<Content, 'raw' | 'placeOf'>,
  isMarked: (file: string) => boolean,
): string[] {
  const first = new Map<string, Language>();
  const found = new Map<string, { of: Language; lines: string[] }>();
  for (const [code, files] of Object.entries(raw) as [Language, Content['raw'][Language]][])
    for (const { text, file, path } of textsOf(files)) {
      if (text.length < leastLength || isName(text)) continue;
      const { file: name, line = '' } = placeOf(code, file, path);
      if (isMarked(name)) continue;
      const of = first.get(text) ?? code;
      first.set(text, of);
      if (of === code) continue;
      const same = found.get(name) ?? { of, lines: [] };
      found.set(name, { ...same, lines: [...same.lines, String(line)] });
    }
  return [...found].map(
    ([file, { of, lines }]) =>
      `${file} has the same texts as "${of}" in line ${lines.join(', ')}: write them in their own language.`,
  );
}
