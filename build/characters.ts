/** Every character that the site writes, with the place of the first text that has it: what its typefaces need. */
import { config } from '../site.config.ts';
import { type Content, textsOf } from '../src/content/read-content.ts';
import { fill } from '../src/i18n/fill.ts';
import { languageCodes, languages } from '../src/i18n/languages.ts';
import { factsIn, site } from '../src/site.ts';

/** What a text is drawn with: not spaces, nor marks that only say where a line may break. */
const drawn = /[^\s\p{Cf}\p{Cc}]/gu;

type Writing = { text: string; place: () => string };

/** The texts of the configuration, `content/studio.yaml: address.street` and so on. */
function writingsIn(file: string, value: unknown, path = ''): Writing[] {
  if (typeof value === 'string') return [{ text: value, place: () => `${file}: ${path}` }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    writingsIn(
      file,
      inner,
      Array.isArray(value) ? `${path}[${key}]` : [path, key].filter(Boolean).join('.'),
    ),
  );
}

/** What Intl writes: prices, lists, and the days on which a legal text may have been changed. */
function writingsOfIntl(): Writing[] {
  return languageCodes.flatMap((code) => {
    const dates = new Intl.DateTimeFormat(languages[code].locale, { dateStyle: 'long' });
    const days = Array.from({ length: 12 }, (_, month) => dates.format(new Date(2025, month, 1)));
    const facts = Object.values(factsIn(code)).filter((fact) => typeof fact === 'string');
    const place = () => `site.config.ts: a price, a list or a date in ${code}`;
    return [...days, ...facts].map((text) => ({ text, place }));
  });
}

function writings({ words, studio, placeOf }: Content): Writing[] {
  // The name stands in small letters beside the mark, and in those that it has.
  const all = [
    ...writingsIn('content/studio.yaml', studio),
    ...writingsIn('site.config.ts', config),
    { text: site.name.toLowerCase(), place: () => 'content/studio.yaml: name' },
  ];
  for (const code of languageCodes) {
    const { name } = languages[code];
    all.push({ text: name, place: () => 'src/i18n/languages.ts' });
    for (const { text, file, path } of textsOf(words[code]))
      all.push({ text: fill(text, factsIn(code)), place: () => placeOf(code, file, path) });
  }
  return [...all, ...writingsOfIntl()];
}

/** By character, in the order of their numbers; the place is asked for when something is wrong with it. */
export function writtenCharacters(content: Content): Map<string, Writing['place']> {
  const found = new Map<string, Writing['place']>();
  for (const { text, place } of writings(content))
    for (const [character] of text.matchAll(drawn))
      if (!found.has(character)) found.set(character, place);
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}
