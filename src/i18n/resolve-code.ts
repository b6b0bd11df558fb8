/** Which language a visitor gets: shared by the inline script, which knows only the codes, and by the pages. */

/** Where a visitor's choice of language is kept in local storage. */
export const languageKey = 'language';

/**
 * The `lang` of a query string, then the saved choice, then the first code, which is the default.
 * Anything invalid is passed over.
 */
export function resolveCode(
  search: string,
  saved: string | null,
  codes: readonly string[],
): string | undefined {
  const asked = new URLSearchParams(search).get('lang');
  return [asked, saved].find((code) => code && codes.includes(code)) ?? codes[0];
}
