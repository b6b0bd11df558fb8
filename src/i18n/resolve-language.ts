import { defaultLanguage, type Language, languageCodes } from './languages.ts';
import { languageKey, resolveCode } from './resolve-code.ts';

/** The language of an address. The inline script has put it there before anything is shown. */
export function resolveLanguage(search: string): Language {
  const resolved = resolveCode(search, null, languageCodes);
  return languageCodes.find((code) => code === resolved) ?? defaultLanguage;
}

/** The same query with `lang` set: the other parameters and their order stay. */
export function searchInLanguage(search: string, language: Language): string {
  const parameters = new URLSearchParams(search);
  parameters.set('lang', language);
  return `?${parameters}`;
}

/** Remembers the choice where the browser allows it; full or blocked storage is no error. */
export function saveLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // The address carries the language anyway.
  }
}
