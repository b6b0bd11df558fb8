/**
 * The one script inside every document, run before its first paint: it settles the language, marks
 * that scripts run, and asks for the fonts once the page has been painted. The prerenderer puts it into
 * the head, so it imports nothing that is not inlined with it. Nothing in it is needed to see the page.
 */
import { languageKey, resolveCode } from '../i18n/resolve-code.ts';
import { placeKey } from './place.ts';
import { sewnKey } from './sewing.ts';

declare const __LANGUAGES__: readonly string[];

const root = document.documentElement;
root.dataset.js = '';
settleLanguage();

// Another language of the page one was reading: it is shown when place.ts has found the place.
const isArriving = stored('sessionStorage', placeKey) !== null;
if (isArriving) root.dataset.held = 'arriving';
if (root.dataset.page === 'home' && stored('sessionStorage', sewnKey) === null)
  root.dataset.sewing = '';

// An address with a section is opened at it at once. A smooth way there could still be under way when the
// fonts come, and Chromium would add to its end what place.ts scrolls then. The visitor's own are smooth.
if (location.hash) {
  root.style.scrollBehavior = 'auto';
  for (const type of ['pointerdown', 'keydown', 'click'])
    addEventListener(type, () => root.style.removeProperty('scroll-behavior'), {
      capture: true,
      once: true,
    });
}

const showFonts = () => {
  root.dataset.fonts = '';
};
/** Laid out once, with both of them, and not also while they are on their way. */
const fetchFonts = () => {
  document.fonts.load("1em 'Bricolage Grotesque', 'Instrument Sans'").then(showFonts, () => {
    // The systems' faces stay.
  });
};
const hasPaint =
  document.visibilityState === 'visible' &&
  PerformanceObserver.supportedEntryTypes.includes('paint');
// Where nothing is painted, or the fonts are there already, there is nothing to wait for.
if (isArriving || !hasPaint) showFonts();
else {
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) fetchFonts();
  }).observe({ type: 'paint', buffered: true });
  // Programs that take a picture of the page may paint it only then.
  addEventListener('load', () => setTimeout(showFonts, 1000));
}

function settleLanguage() {
  // A page that was saved is the one it is: there is no other to go to.
  if (location.protocol === 'file:') return;
  const address = new URL(location.href);
  const asked = address.searchParams.get('lang');
  const language = resolveCode(address.search, stored('localStorage', languageKey), __LANGUAGES__);
  const { language: shown } = root.dataset;
  if (!language || (language === asked && language === shown)) return;
  address.searchParams.set('lang', language);
  if (language === shown) history.replaceState(history.state, '', address);
  else if (address.href !== location.href) leaveFor(address);
  else if (!address.pathname.includes(`.${language}`)) {
    // The host knows no queries: a plain folder. There each language has a file of its own.
    const ending = language === __LANGUAGES__[0] ? '' : `.${language}`;
    address.pathname = `/${root.dataset.file}${ending}.html`;
    leaveFor(address);
  }
}

/** Nothing of the wrong language is shown meanwhile, for as long as leaving may take (base.css). */
function leaveFor(address: URL) {
  root.dataset.held = 'leaving';
  location.replace(address);
}

/** What is kept under a key; nothing where storage is blocked. */
function stored(storage: 'localStorage' | 'sessionStorage', key: string) {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}
