/** In-page navigation: what a link does once React is there. Without it, the same links work as links. */
import type { MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { Language } from './i18n/languages.ts';
import { saveLanguage, searchInLanguage } from './i18n/resolve-language.ts';

/** Where the page is to come to rest once the new view stands: at a section, or so far down, in px. */
let pendingRest: { section?: string; top: number } | undefined;

/** True for the clicks that mean "here": the others (new tab, download, menu) stay the browser's. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented)
  );
}

/** Goes to an address of this site, as a new history entry. */
export function goTo(href: string): void {
  const target = new URL(href, location.href);
  const samePage = target.pathname === location.pathname;
  push(target.pathname + target.search + target.hash);
  pendingRest = { section: target.hash.slice(1), top: 0 };
  // Within a page the way is shown (the style sheet's smooth scrolling); a new page starts in its place.
  if (samePage) comeToRest('auto');
}

/** Changes the language in place, where the visitor is on the page, and remembers the choice. */
export function chooseLanguage(language: Language): void {
  saveLanguage(language);
  push(location.pathname + searchInLanguage(location.search, language) + location.hash);
}

/** True while a navigation is under way that shows the top of its page first. */
export const isLeadingToTop = (): boolean =>
  pendingRest !== undefined && !pendingRest.section && pendingRest.top === 0;

/** Brings the page to where the last navigation wanted it; called when the new view is in the document. */
export function comeToRest(behavior: ScrollBehavior): void {
  if (!pendingRest) return;
  const { section, top } = pendingRest;
  const element = section ? document.getElementById(section) : undefined;
  pendingRest = undefined;
  if (element) element.scrollIntoView({ behavior });
  else scrollTo({ top, behavior });
}

/*
 * Back and Forward. Browsers restore the place before the other page is in the document, and then
 * cannot reach it, so each history entry's place is kept here, by a number in its state.
 */
const places = new Map<number, number>();
let entry = 0;
let shown: string | undefined;

/** What decides which view is shown. */
const viewAddress = () =>
  `${location.pathname} ${new URLSearchParams(location.search).get('lang')}`;

const isEntry = (state: unknown): state is { entry: number } =>
  typeof state === 'object' && state !== null && 'entry' in state;

/** A number that no entry of this tab has, over reloads too. */
const newEntry = () => Math.round(performance.timeOrigin + performance.now());

function push(address: string) {
  places.set(entry, scrollY);
  entry = newEntry();
  navigate(address, { state: { entry } });
  shown = viewAddress();
}

/** Numbers the current entry, which the document or a link inside the page has made. */
function numberEntry() {
  if (isEntry(history.state)) entry = history.state.entry;
  else {
    entry = newEntry();
    history.replaceState({ entry }, '');
  }
}

/** Takes the places of the history entries into our hands; a reload and other sites stay the browser's. */
export function rememberPlaces(): void {
  shown = viewAddress();
  numberEntry();
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  addEventListener('popstate', () => {
    places.set(entry, scrollY);
    numberEntry();
    const before = shown;
    shown = viewAddress();
    const place = places.get(entry);
    if (place === undefined) return;
    pendingRest = { top: place };
    // Another view brings the page to rest itself, once it is in the document.
    if (shown === before) comeToRest('instant');
  });
}
