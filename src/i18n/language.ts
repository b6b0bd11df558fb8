/**
 * The code of a language of a site. Which languages there are, only the studio knows. The type has one opaque name, so
 * that a `Record<Language, …>` has a value for each of them, and no code can name one.
 */
export type Language = 'a language of this site';

type Named<Each> = { languages: Readonly<Record<string, Each>>; defaultLanguage: string };

/** The languages of a studio's settings. */
export const languagesIn = <Each>({ languages, defaultLanguage }: Named<Each>) => ({
  languages: languages as Readonly<Record<Language, Each>>,
  languageCodes: Object.keys(languages) as [Language, ...Language[]],
  /** The language of addresses without one. */
  defaultLanguage: defaultLanguage as Language,
});

/** A value for each of some languages. */
export const byLanguage = <Value>(
  codes: readonly Language[],
  valueIn: (code: Language) => Value,
): Record<Language, Value> =>
  Object.fromEntries(codes.map((code) => [code, valueIn(code)])) as Record<Language, Value>;
