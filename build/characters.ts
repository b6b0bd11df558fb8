/** Every character that the site shows, with the file and line of the first text that has it. */
import { config } from '../site.config.ts';
import { type Content, textsOf } from '../src/content/read-content.ts';
import { fill } from '../src/i18n/fill.ts';
import { languageCodes, languages } from '../src/i18n/languages.ts';
import { factsIn, site } from '../src/site.ts';

/** Visible characters: no spaces and no format characters like the word joiner. */
const visible = /[^\s\p{Cf}\p{Cc}]/gu;

type SiteText = { text: string; place: () => string };

/** The texts of a data file; a place is, for example, `content/studio.yaml: address.street`. */
function textsIn(file: string, value: unknown, path = ''): SiteText[] {
  if (typeof value === 'string') return [{ text: value, place: () => `${file}: ${path}` }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(
      file,
      inner,
      Array.isArray(value) ? `${path}[${key}]` : [path, key].filter(Boolean).join('.'),
    ),
  );
}

/** The texts that Intl formats: prices, lists, and dates in every month. */
function intlTexts(): SiteText[] {
  return languageCodes.flatMap((code) => {
    const dates = new Intl.DateTimeFormat(languages[code].locale, { dateStyle: 'long' });
    const days = Array.from({ length: 12 }, (_, month) => dates.format(new Date(2025, month, 1)));
    const facts = Object.values(factsIn(code)).filter((fact) => typeof fact === 'string');
    const place = () => `site.config.ts: a price, a list or a date in ${code}`;
    return [...days, ...facts].map((text) => ({ text, place }));
  });
}

function allSiteTexts({ words, studio, placeOf }: Content): SiteText[] {
  // The logo has the name in lower case.
  const all = [
    ...textsIn('content/studio.yaml', studio),
    ...textsIn('site.config.ts', config),
    { text: site.name.toLowerCase(), place: () => 'content/studio.yaml: name' },
  ];
  for (const code of languageCodes) {
    const { name } = languages[code];
    all.push({ text: name, place: () => 'src/i18n/languages.ts' });
    for (const { text, file, path } of textsOf(words[code]))
      all.push({ text: fill(text, factsIn(code)), place: () => placeOf(code, file, path) });
  }
  return [...all, ...intlTexts()];
}

/** The place of each character, in the order of code points. */
export function writtenCharacters(content: Content): Map<string, SiteText['place']> {
  const found = new Map<string, SiteText['place']>();
  for (const { text, place } of allSiteTexts(content))
    for (const [character] of text.matchAll(visible))
      if (!found.has(character)) found.set(character, place);
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}
