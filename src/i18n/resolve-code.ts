/**
 * The language of a visit. Used by the inline script, which knows only the codes; the server has languageOf.
 * The browser's Accept-Language is ignored: a shared address shows the same page to everybody.
 */

/** The local storage key of the visitor's choice. */
export const languageKey = 'language';

/**
 * The `lang` of the query, or the saved choice, or the first code, which is the default. Unknown codes are
 * ignored.
 */
export function resolveCode(
  search: string,
  saved: string | null,
  codes: readonly string[],
): string | undefined {
  const asked = new URLSearchParams(search).get('lang');
  return [asked, saved].find((code) => code && codes.includes(code)) ?? codes[0];
}
