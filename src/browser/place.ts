/**
 * Another language is another document, and it should feel like the same: the visitor finds the same
 * section at the same height.
 */
import { keep, kept } from './session.ts';

/** The session storage key that keeps the place from one document to the other. */
export const placeKey = 'place';

/** In document order; the same in every language, so that a number finds the counterpart. */
const sections = () => [...document.querySelectorAll('main section, main form, footer')];

type Place = {
  /** The page's file without its language, which is the same on every host. */
  file: string | undefined;
  /** The number of the section, and how far its top is below the window's top, in px. */
  section: number;
  top: number;
};

/** Keeps the section at the middle of the window for the document that comes next. */
export function keepPlace(): void {
  const boxes = sections().map((it) => it.getBoundingClientRect());
  const section = boxes.findLastIndex(({ top, height }) => height > 0 && top <= innerHeight / 2);
  const { file } = document.documentElement.dataset;
  const place: Place = { file, section, top: boxes[section]?.top ?? 0 };
  keep(placeKey, JSON.stringify(place));
}

/** Session storage may hold what another version or a visitor wrote. */
const isPlace = (value: Partial<Record<keyof Place, unknown>>): value is Place =>
  typeof value.section === 'number' && typeof value.top === 'number';

/** Brings the document to the place that was kept for it, if one was, and shows it. */
export function findPlace(): void {
  const place = kept(placeKey);
  keep(placeKey, undefined);
  if (isPlace(place) && place.file === document.documentElement.dataset.file) {
    const { section, top } = place;
    const found = sections()[section];
    if (found)
      hold(() => scrollBy({ top: found.getBoundingClientRect().top - top, behavior: 'instant' }));
  } else holdSection();
  delete document.documentElement.dataset.held;
}

/** The browser scrolls to the address's section by itself; fonts that arrive later move it. */
function holdSection() {
  const section = document.getElementById(location.hash.slice(1));
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The browser restores the position after a reload and on Back.
  if (section && visit?.type === 'navigate')
    hold(() => section.scrollIntoView({ behavior: 'instant' }));
}

/** Scrolls now, and again when the fonts have come, unless the visitor has moved by then. */
function hold(scroll: () => void) {
  scroll();
  const shown = new MutationObserver(scroll);
  shown.observe(document.documentElement, { attributeFilter: ['data-fonts'] });
  document.fonts.addEventListener('loadingdone', scroll);
  const release = () => {
    shown.disconnect();
    document.fonts.removeEventListener('loadingdone', scroll);
  };
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown', 'hashchange'])
    addEventListener(type, release, { once: true, passive: true });
}
