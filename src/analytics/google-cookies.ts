/** Google's statistics cookies: `_ga`, and `_ga_` with the measurement's id. */
const isGoogles = (name: string) => name === '_ga' || name.startsWith('_ga_');

/** Removes them, on whichever of the site's domains they were set: the tag takes the widest it can. */
export function expireGoogleCookies(): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names.filter(isGoogles))
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
}
