/**
 * Each language of a page is a document of its own. When the visitor changes the language, the new
 * document shows the same section at the same height.
 */
import { load, save } from './session.ts';

/** The session storage key of the scroll position. */
export const placeKey = 'place';

/** In document order, which is the same in every language: a section is found by its index. */
const sections = () => [...document.querySelectorAll('main section, main form, footer')];

type Place = {
  /** The page's file name without its language; it is the same on every host. */
  file: string | undefined;
  /** The section's index. */
  section: number;
  /** From the window's top to the section's top, in px. */
  top: number;
};

/** Saves the position of the section at the middle of the window for the next document. */
export function savePlace(): void {
  const boxes = sections().map((it) => it.getBoundingClientRect());
  const section = boxes.findLastIndex(({ top, height }) => height > 0 && top <= innerHeight / 2);
  const { file } = document.documentElement.dataset;
  const place: Place = { file, section, top: boxes[section]?.top ?? 0 };
  save(placeKey, JSON.stringify(place));
}

/** Session storage may contain a value of another version of the site, or one that a visitor wrote. */
const isPlace = (value: Partial<Record<keyof Place, unknown>>): value is Place =>
  typeof value.section === 'number' && typeof value.top === 'number';

/** Scrolls to the saved position, if there is one for this page, and shows the page. */
export function restorePlace(): void {
  const place = load(placeKey);
  save(placeKey, undefined);
  if (isPlace(place) && place.file === document.documentElement.dataset.file) {
    const { section, top } = place;
    const found = sections()[section];
    if (found)
      scrollWithFonts(() =>
        scrollBy({ top: found.getBoundingClientRect().top - top, behavior: 'instant' }),
      );
  } else scrollToTarget();
  delete document.documentElement.dataset.held;
}

/** The browser scrolls to the section of the address, but fonts that arrive later move the section. */
function scrollToTarget() {
  const section = document.getElementById(targetId());
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The browser restores the position after a reload and on Back.
  if (section && visit?.type === 'navigate')
    scrollWithFonts(() => section.scrollIntoView({ behavior: 'instant' }));
}

/** What the address names is percent-encoded, unless a visitor has typed it. */
function targetId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** Scrolls now, and again when the fonts have arrived, unless the visitor has scrolled by then. */
function scrollWithFonts(scroll: () => void) {
  scroll();
  const shown = new MutationObserver(scroll);
  shown.observe(document.documentElement, { attributeFilter: ['data-fonts'] });
  document.fonts.addEventListener('loadingdone', scroll);
  const removeListeners = () => {
    shown.disconnect();
    document.fonts.removeEventListener('loadingdone', scroll);
  };
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown', 'hashchange'])
    addEventListener(type, removeListeners, { once: true, passive: true });
}
