/** `pt-PT` as Open Graph writes it, `pt_PT`. It wants a country (https://ogp.me/#optional): `nl` is `nl_NL`. */
export function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}
