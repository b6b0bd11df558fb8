/** For the tests of the words: every text of every language by the way to it. */
import { type Language, languageCodes, languages } from '../src/i18n/languages.ts';

/** The texts of a dictionary, `.home.faqsSection.faqs.quote.question` and so on: a list's entry by its id, if it has one. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'id' ? [] : textsOf(inner, `${path}.${idOf(inner) ?? key}`),
  );
}

const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined;

export async function allTexts(code: Language): Promise<Map<string, string>> {
  const loaders = Object.entries(languages[code].words);
  const pages = await Promise.all(loaders.map(async ([name, load]) => [name, await load()]));
  return new Map(textsOf(Object.fromEntries(pages)));
}

export const allDictionaries = async (): Promise<Record<string, Map<string, string>>> =>
  Object.fromEntries(
    await Promise.all(languageCodes.map(async (code) => [code, await allTexts(code)] as const)),
  );
