import { find } from './element.ts';
import { inline } from './inline.ts';
import { leadBack, locale } from './language.ts';

/**
 * Writes the texts of the language into the document, which is hidden until then: `texts` by `data-word`,
 * and `labels`, which screen readers use, by `data-label`.
 */
export function writeWords(
  texts: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
): void {
  document.documentElement.lang = locale;
  leadBack();
  for (const [word, text] of Object.entries(texts)) {
    for (const element of placesOf(`[data-word="${word}"]`))
      element.replaceChildren(...inline(text));
  }
  for (const [label, text] of Object.entries(labels)) {
    for (const element of placesOf(`[data-label="${label}"]`)) {
      if (element instanceof HTMLImageElement) element.alt = text;
      else element.setAttribute('aria-label', text);
    }
  }
}

/** Writes the title and the description of the document. */
export function writeHead(head: Readonly<{ title: string; description: string }>): void {
  document.title = head.title;
  find('meta[name="description"]', HTMLMetaElement).content = head.description;
}

function placesOf(selector: string): readonly Element[] {
  const places = [...document.querySelectorAll(selector)];
  if (places.length === 0) throw new Error(`missing ${selector}`);
  return places;
}
