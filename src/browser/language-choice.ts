/** Saves the chosen language, and the scroll position for the page in that language. */
import { languageKey } from '../i18n/resolve-code.ts';
import { savePlace } from './place.ts';

export function rememberLanguage(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    saveLanguage(link.hreflang);
    // Keep the rest of the query. The fragment is dropped: place.ts restores the scroll position.
    const query = new URLSearchParams(location.search);
    query.set('lang', link.hreflang);
    link.search = String(query);
    // With a modifier key the link opens in another tab, and this page stays.
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) savePlace();
  });
}

function saveLanguage(language: string) {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage is full or blocked. The address contains the language too.
  }
}
