/** With a capital first letter, as at the beginning of a sentence. */
export const capitalised = (text: string, locale: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
