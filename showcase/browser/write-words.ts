import { find } from './element.ts';
import { locale, wayBack } from './language.ts';

/**
 * Writes the words of the language into the document, which stays out of sight until then: `texts`
 * where `data-word` says, `labels` (for screen readers) where `data-label` does.
 */
export function writeWords(
  texts: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
): void {
  document.documentElement.lang = locale;
  find('a[data-word="back"]', HTMLAnchorElement).href = wayBack;
  for (const [word, text] of Object.entries(texts)) {
    find(`[data-word="${word}"]`, HTMLElement).textContent = text;
  }
  for (const [label, text] of Object.entries(labels)) {
    find(`[data-label="${label}"]`, HTMLElement).setAttribute('aria-label', text);
  }
}
