import { find } from './element.ts';
import { inline } from './inline.ts';
import { code, leadBack, locale } from './language.ts';
import { offerLanguages } from './language-choice.ts';
import { type PageWords, wordAt } from './word-at.ts';

/**
 * Makes the document one in the visitor's language. Where the server has chosen by the address, it is: then
 * nothing is written. A host of files alone, and an address without a language, bring another.
 */
export function writePage(words: PageWords): void {
  keepLanguageInAddress();
  offerLanguages();
  if (document.documentElement.lang === locale) return;
  document.documentElement.lang = locale;
  document.title = words.head.title;
  find('meta[name="description"]', HTMLMetaElement).content = words.head.description;
  leadBack();
  for (const place of document.querySelectorAll<HTMLElement>('[data-word]'))
    place.replaceChildren(...inline(wordAt(words, place.dataset.word ?? '')));
  for (const place of document.querySelectorAll<HTMLElement>('[data-label]')) {
    const text = wordAt(words, place.dataset.label ?? '');
    if (place instanceof HTMLImageElement) place.alt = text;
    else place.setAttribute('aria-label', text);
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
