/** Every character that the site writes: what its typefaces need. */
import { allTexts } from '../content/all-texts.ts';
import { config } from '../site.config.ts';
import { fill } from '../src/i18n/fill.ts';
import { languageCodes, languages } from '../src/i18n/languages.ts';
import { factsIn, site } from '../src/site.ts';

/** What a text is drawn with: not spaces, nor marks that only say where a line may break. */
const drawn = /[^\s\p{Cf}\p{Cc}]/gu;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What Intl writes: prices, lists, and the days on which a legal text may have been changed. */
const textsOfIntl = () =>
  languageCodes.flatMap((code) => {
    const dates = new Intl.DateTimeFormat(languages[code].locale, { dateStyle: 'long' });
    const days = Array.from({ length: 12 }, (_, month) => dates.format(new Date(2025, month, 1)));
    return [...days, ...textsIn(factsIn(code))];
  });

/** In the order of their numbers. */
export async function writtenCharacters(): Promise<string[]> {
  // The name stands in small letters beside the mark, and in those that the configuration has.
  const texts = [...textsIn(config), site.name.toLowerCase(), ...textsOfIntl()];
  for (const code of languageCodes) {
    texts.push(languages[code].name);
    for (const text of (await allTexts(code)).values()) texts.push(fill(text, factsIn(code)));
  }
  return [...new Set(texts.join('').match(drawn))].sort();
}
