/** Every character that the site shows: what its typefaces need. */

import { shown } from '../../src/i18n/finished.ts';
import { languageCodes, languages } from '../../src/in-force/languages.ts';
import { settings } from '../../src/in-force/settings.ts';
import { factsIn, site } from '../../src/in-force/site.ts';
import { type Content, textsOf } from '../../src/studio/read-content.ts';

/** Visible characters: no spaces and no format characters like the word joiner. */
const visible = /[^\s\p{Cf}\p{Cc}]/gu;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The texts that Intl formats: prices, lists, and dates in every month. */
const textsOfIntl = () =>
  languageCodes.flatMap((code) => {
    const dates = new Intl.DateTimeFormat(languages[code].locale, { dateStyle: 'long' });
    const days = Array.from({ length: 12 }, (_, month) => dates.format(new Date(2025, month, 1)));
    return [...days, ...textsIn(factsIn(code))];
  });

/** In the order of code points. */
export function writtenCharacters({ words, studio }: Content): string[] {
  // The logo has the name in lower case.
  const texts = [
    ...textsIn(studio),
    ...textsIn(settings),
    site.name.toLowerCase(),
    ...textsOfIntl(),
  ];
  for (const code of languageCodes) {
    texts.push(languages[code].name);
    for (const { text } of textsOf(words[code])) texts.push(shown(text));
  }
  return [...new Set(texts.join('').match(visible))].sort();
}
