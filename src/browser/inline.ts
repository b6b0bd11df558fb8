/**
 * The only inline script of every document. It runs before the first paint: it chooses the language,
 * marks that scripts run, and loads the fonts once the page has been painted. The build bundles it
 * with its imports into the head. The page can be read without it.
 */
import { languageKey, resolveCode } from '../i18n/resolve-code.ts';
import { holdLines } from './hold-lines.ts';
import { isOwnPath } from './own-path.ts';
import { placeKey } from './place.ts';
import { sewnKey } from './sewing.ts';
import { faceOf, webFonts } from './web-fonts.ts';

declare const __LANGUAGES__: readonly string[];

const root = document.documentElement;
root.dataset.js = '';
// Where the module does not come, blocked or lost, the page is as it is without scripts; page.ts takes this back.
setTimeout(() => {
  if (!('ready' in root.dataset)) delete root.dataset.js;
}, 10_000);
chooseLanguage();

// After a change of language the page is hidden until place.ts has restored the scroll position.
const isLanguageChange = readStorage('sessionStorage', placeKey) !== null;
if (isLanguageChange) root.dataset.held = 'arriving';
if (root.dataset.page === 'home' && readStorage('sessionStorage', sewnKey) === null)
  root.dataset.sewing = '';

const userEvents = ['pointerdown', 'keydown', 'click'];

// Jump to the section of the address without smooth scrolling. A smooth scroll could still run when the
// fonts arrive, and Chromium would add the correction of place.ts to it. It is smooth again once the
// visitor clicks or presses a key.
if (location.hash) {
  root.style.scrollBehavior = 'auto';
  for (const type of userEvents)
    addEventListener(type, () => root.style.removeProperty('scroll-behavior'), {
      capture: true,
      once: true,
    });
}

let faces: FontFace[] | undefined;
/** The style sheet follows this script, and is there when they are asked for. */
const ownFaces = () => (faces ??= webFonts().map((font) => faceOf(font)));
/** Also lays out the sections below the first screen (section.module.css). */
const showFonts = () => {
  for (const face of ownFaces()) document.fonts.add(face);
  root.dataset.fonts = '';
};
/** Shows both fonts at the same time, so the page is laid out only once more. */
const fetchFonts = () => {
  Promise.all(ownFaces().map((face) => face.load()))
    .catch(() => {
      // Loading failed: the fallback fonts stay.
    })
    .then(() => {
      // The paint and the timer below both ask.
      if (!('fonts' in root.dataset)) holdLines(showFonts);
    });
};
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// The browser is going to scroll, which needs the height of the whole page (section.module.css).
const isScrolled = isLanguageChange || location.hash !== '' || visit?.type !== 'navigate';
// In a hidden tab nothing is painted.
const hasPaint =
  document.visibilityState === 'visible' &&
  PerformanceObserver.supportedEntryTypes.includes('paint');
if (isScrolled || !hasPaint) {
  root.dataset.fonts = '';
  root.dataset.atOnce = '';
} else {
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) fetchFonts();
  }).observe({ type: 'paint', buffered: true });
  // Screenshot tools may paint the page only after it has loaded.
  addEventListener('load', () => setTimeout(fetchFonts, 1000));
  // The visitor may follow a link to a section.
  for (const type of userEvents) addEventListener(type, showFonts, { capture: true, once: true });
}

function chooseLanguage() {
  // A page saved to disk has no other languages to go to, nor has a copy on another server.
  if (location.protocol === 'file:' || !isOwnPath(location.pathname, root.dataset.file ?? ''))
    return;
  const address = new URL(location.href);
  const asked = address.searchParams.get('lang');
  const language = resolveCode(
    address.search,
    readStorage('localStorage', languageKey),
    __LANGUAGES__,
  );
  const { language: shown } = root.dataset;
  if (!language || (language === asked && language === shown)) return;
  address.searchParams.set('lang', language);
  if (language === shown) history.replaceState(history.state, '', address);
  else if (address.href !== location.href) redirectTo(address);
  else if (!address.pathname.includes(`.${language}`)) {
    // A static host ignores the query. There each language has its own file.
    const ending = language === __LANGUAGES__[0] ? '' : `.${language}`;
    address.pathname = `/${root.dataset.file}${ending}.html`;
    redirectTo(address);
  }
}

/** Hides the page in the wrong language until the browser has left it (base.css). */
function redirectTo(address: URL) {
  root.dataset.held = 'leaving';
  location.replace(address);
}

// Chromium gives up the transition between two documents (base.css) when the new one is painted already, and reports it as
// a rejected promise that no script has asked for.
addEventListener('unhandledrejection', (rejection) => {
  if (/^Transition was /.test(rejection.reason?.message)) rejection.preventDefault();
});

/** Reading throws where storage is blocked. */
function readStorage(storage: 'localStorage' | 'sessionStorage', key: string) {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}
