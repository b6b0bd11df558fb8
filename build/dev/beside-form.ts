/**
 * In the browser, when the page is shown in the editor: a click on a text is told to the editor, which shows its field,
 * and the text of a field is shown on the page. The page says nothing until an editor on this computer has asked.
 */
import { lettersOf } from './letters.ts';

/** What was clicked: its text, and that of what it stands in, from the inside. */
export type Clicked = { texts: string[]; language: string; address: string };

/** The page of an address has come: a frame whose server does not answer shows an error of the browser instead. */
export type Came = { here: string };

/** Parts of a text to be shown, the best first. */
export type Shown = { show: string[] };

/** More than any paragraph. */
const longest = 3_000;

let editor = '';

function textsAt(target: Element, { clientX, clientY }: MouseEvent): string[] {
  const ownTexts = [...target.childNodes].filter((it) => it.nodeType === Node.TEXT_NODE);
  const atPoint = ownTexts.filter((it) => {
    const range = document.createRange();
    range.selectNode(it);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left <= clientX && clientX <= right && top <= clientY && clientY <= bottom,
    );
  });
  const named = ['alt', 'aria-label', 'placeholder', 'title'].map((it) => target.getAttribute(it));
  const texts = [...named, ...atPoint.map((it) => it.textContent)];
  for (let part: Element | null = target; part; part = part.parentElement) {
    const text = part.textContent;
    if (text.length > longest || part === document.body) break;
    texts.push(text);
  }
  return [...new Set(texts.map((it) => it?.trim() ?? ''))].filter(lettersOf);
}

function tell(event: MouseEvent) {
  const { target } = event;
  if (!editor || !(target instanceof Element) || event.ctrlKey || event.metaKey) return;
  const texts = textsAt(target, event);
  if (texts.length === 0) return;
  // Another page is chosen in the editor.
  if (target.closest('a')) event.preventDefault();
  const clicked: Clicked = {
    texts,
    language: document.documentElement.dataset.language ?? '',
    address: location.pathname,
  };
  parent.postMessage(clicked, editor);
}

/** The smallest elements that have these letters. */
function elementsWith(letters: string, within: Element = document.body): Element[] {
  const inside = [...within.children].filter(
    (it) => !it.matches('script, style, template') && lettersOf(it.textContent).includes(letters),
  );
  if (inside.length > 0) return inside.flatMap((it) => elementsWith(letters, it));
  return within === document.body ? [] : [within];
}

/** Shows an element, or what is nearest to it when it is shown at another time, as a turn of a carousel. */
function scrollTo(element: Element) {
  for (let fold = element.closest('details'); fold; )
    [fold.open, fold] = [true, fold.parentElement?.closest('details') ?? null];
  let part: Element | null = element;
  while (part && !isShown(part)) part = part.parentElement;
  part?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

const isShown = (it: Element) => it.checkVisibility({ visibilityProperty: true });

function show({ show: parts }: Shown) {
  for (const part of parts.map(lettersOf).filter(Boolean)) {
    const found = elementsWith(part);
    const [first] = found;
    if (!first) continue;
    const folded = found.find((it) => it.closest('details:not([open])'));
    return scrollTo(found.findLast(isShown) ?? folded ?? first);
  }
}

if (parent !== window) {
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || !['localhost', '127.0.0.1'].includes(new URL(origin).hostname)) return;
    editor = origin;
    const came: Came = { here: location.pathname };
    parent.postMessage(came, editor);
    show(data as Shown);
  });
  // Before the page's own listeners, which may follow a link.
  addEventListener('click', tell, { capture: true });
}
