/**
 * Another language is another document, and it should feel like the same: the visitor finds the same
 * section at the same height, the question, the slide and the field as they were left.
 */
import { keep, kept } from './session.ts';

/** Where the place is kept on the way from one document to the other. */
export const placeKey = 'place';

/** In document order; the same in every language, so that a number finds the counterpart. */
const sections = 'main section, main form, footer';
const blocks = 'main :is(h2, h3, p, li, summary, label):not(details p)';

type Place = {
  /** The page's file without its language, which is the same wherever a host has the page's languages. */
  file: string | undefined;
  /** What the height is taken of: the list, the number in it, and how far below the window's top, in px. */
  of?: string;
  number?: number;
  top?: number;
  /** The number of the open question and of the slide, and the field with its caret. */
  question: number;
  slide: number;
  field?: string;
  caret?: [start: number, end: number];
};

const all = <Wanted extends Element>(selector: string) => [
  ...document.querySelectorAll<Wanted>(selector),
];

/** The slides of the page, and how far each stands from the first, in px. */
const slides = () => all<HTMLElement>('[data-track] > *');
const offsetOf = (slide: HTMLElement) => slide.offsetLeft - (slides()[0]?.offsetLeft ?? 0);

/** The field that had the caret last, since following a link takes it. */
let field: HTMLInputElement | HTMLTextAreaElement | undefined;

/** Follows the caret from now on. */
export function rememberField(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) field = target;
    else if (!(target instanceof Element && target.closest('header, dialog'))) field = undefined;
  });
}

/** Keeps the place for the document that comes next. */
export function keepPlace(): void {
  const scrolled = slides()[0]?.parentElement?.scrollLeft ?? 0;
  const place: Place = {
    file: document.documentElement.dataset.file,
    ...anchor(),
    question: all<HTMLDetailsElement>('main details').findIndex(({ open }) => open),
    slide: slides().findLastIndex((it) => offsetOf(it) <= scrolled + it.clientWidth / 2),
  };
  if (field) {
    place.field = field.name;
    // Fields for addresses tell nobody where their caret is.
    if (field.selectionStart !== null)
      place.caret = [field.selectionStart, field.selectionEnd ?? field.selectionStart];
  }
  keep(placeKey, JSON.stringify(place));
}

/**
 * The section at the middle of the window. Deep inside a long one its length would tell, and texts are
 * not as long in each language: there it is the paragraph.
 */
function anchor(): Pick<Place, 'of' | 'number' | 'top'> {
  for (const of of [sections, blocks]) {
    const tops = all(of).map((it) => it.getBoundingClientRect());
    const number = tops.findLastIndex(({ top, height }) => height > 0 && top <= innerHeight / 2);
    const top = tops[number]?.top;
    if (top !== undefined && (top > -1.5 * innerHeight || of === blocks))
      return { of, number, top };
  }
  return {};
}

/** Whether this code has written it: another version may have, or a visitor, and anything can stand in it. */
function isPlace(value: Partial<Record<keyof Place, unknown>>): value is Place {
  const { of, number, top, question, slide, field, caret } = value;
  return (
    (of === undefined || ((of === sections || of === blocks) && areNumbers(number, top))) &&
    areNumbers(question, slide) &&
    (field === undefined || typeof field === 'string') &&
    (caret === undefined || (Array.isArray(caret) && caret.length === 2 && areNumbers(...caret)))
  );
}

const areNumbers = (...values: unknown[]) => values.every((it) => typeof it === 'number');

/** Brings the document to the place that was kept for it, if one was, and shows it. */
export function findPlace(): void {
  const place = kept(placeKey);
  keep(placeKey, undefined);
  const isHere = isPlace(place) && place.file === document.documentElement.dataset.file;
  if (isHere) {
    const { of, number, top, question, slide } = place;
    const open = all<HTMLDetailsElement>('main details')[question];
    if (open) open.open = true;
    const shown = slides()[slide];
    shown?.parentElement?.scrollTo({ left: offsetOf(shown), behavior: 'instant' });
    const found = all(of ?? 'main')[number ?? -1];
    if (found && top !== undefined) holdAt(found, top);
  } else holdSection();
  delete document.documentElement.dataset.held;
  // What is not shown takes no focus.
  if (isHere) returnCaret(place);
}

/** An address may lead to a section: there it is also when the fonts have changed what is above it. */
function holdSection() {
  const section = document.getElementById(location.hash.slice(1));
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A reload and Back are the browser's to bring to their place.
  if (section && visit?.type === 'navigate')
    whenFontsCome(() => section.scrollIntoView({ behavior: 'instant' }));
}

/** Brings an element to a height, in px below the window's top, and once more when the fonts have come. */
function holdAt(element: Element, top: number) {
  const settle = () =>
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  settle();
  whenFontsCome(settle);
}

/** From the moment on at which the visitor moves, the place is theirs. */
function whenFontsCome(settle: () => void) {
  const shown = new MutationObserver(settle);
  shown.observe(document.documentElement, { attributeFilter: ['data-fonts'] });
  document.fonts.addEventListener('loadingdone', settle);
  const letGo = () => {
    shown.disconnect();
    document.fonts.removeEventListener('loadingdone', settle);
  };
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown', 'hashchange'])
    addEventListener(type, letGo, { once: true, passive: true });
}

function returnCaret({ field: name, caret }: Partial<Place>) {
  const found = name && document.querySelector(`main form [name="${CSS.escape(name)}"]`);
  if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)) return;
  found.focus({ preventScroll: true });
  if (caret) found.setSelectionRange(...caret);
}
