/** Google's statistics cookies are `_ga`, and `_ga_` followed by the measurement id. */
const isGoogleCookie = (name: string) => name === '_ga' || name.startsWith('_ga_');

/** Removes them from the host and all its parent domains: Google's tag sets them on the widest it can. */
export function expireGoogleCookies(): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names.filter(isGoogleCookie))
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
}
