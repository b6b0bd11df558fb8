/** In which direction a language is written. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  // Not in the types of the libraries that browsers have.
  const { getTextInfo } = Intl.Locale.prototype as { getTextInfo?: () => { direction: string } };
  return getTextInfo?.call(new Intl.Locale(locale)).direction === 'rtl' ? 'rtl' : 'ltr';
}
