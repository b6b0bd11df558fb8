import { find } from './element.ts';
import { inline } from './inline.ts';
import { code, leadBack, locale } from './language.ts';
import { offerLanguages } from './language-choice.ts';
import type { PageText } from './page-text.ts';

/**
 * Makes the document one in the visitor's language. Where the server has chosen by the address, it is: then
 * nothing is written. A host of files alone, and an address without a language, bring another.
 */
export function writePage({ head, texts, labels }: PageText): void {
  keepLanguageInAddress();
  offerLanguages();
  if (document.documentElement.lang === locale) return;
  document.documentElement.lang = locale;
  document.title = head.title;
  find('meta[name="description"]', HTMLMetaElement).content = head.description;
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
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-date]'))
    time.textContent = date.format(new Date(`${time.dateTime}T12:00`));
}

/** Whoever copies the address, or sends it from the browser's menu, sends this language with it. */
function keepLanguageInAddress() {
  const address = new URL(location.href);
  if (String(address.searchParams.getAll('lang')) === code) return;
  address.searchParams.set('lang', code);
  history.replaceState(history.state, '', address);
}

function placesOf(selector: string): readonly Element[] {
  const places = [...document.querySelectorAll(selector)];
  if (places.length === 0) throw new Error(`missing ${selector}`);
  return places;
}
