/** A language that is chosen is remembered, and the page in it is found as this one was left. */
import { languageKey } from '../i18n/resolve-code.ts';
import { keepPlace } from './place.ts';

export function rememberLanguage(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    saveLanguage(link.hreflang);
    // The rest of the query is the visitor's; what is jumped to is where the place is.
    const query = new URLSearchParams(location.search);
    query.set('lang', link.hreflang);
    link.search = String(query);
    // In another tab nothing is left.
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) keepPlace();
  });
}

/** Full or blocked storage is no error: the address carries the language anyway. */
function saveLanguage(language: string) {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // See above.
  }
}
