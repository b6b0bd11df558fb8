/**
 * In the browser, when the page is shown in the editor: a click on a text is told to the editor, which shows its field,
 * and the text of a field is shown on the page. The page says nothing until an editor on this computer has asked.
 */
import { lettersOf } from './letters.ts';

/** What was clicked: its text, and that of what it stands in, from the inside. */
export type Clicked = { texts: string[]; language: string; address: string };

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

/** The smallest element that has these letters. */
function elementWith(letters: string): Element | undefined {
  const visible = [...document.body.querySelectorAll('*')].filter(
    (it) => it.getClientRects().length > 0 && !it.matches('script, style'),
  );
  return visible.findLast((it) => lettersOf(it.textContent).includes(letters));
}

function show({ show: parts }: Shown) {
  for (const part of parts.map(lettersOf).filter(Boolean)) {
    const found = elementWith(part);
    if (!found) continue;
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    return;
  }
}

if (parent !== window) {
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || !['localhost', '127.0.0.1'].includes(new URL(origin).hostname)) return;
    editor = origin;
    show(data as Shown);
  });
  // Before the page's own listeners, which may follow a link.
  addEventListener('click', tell, { capture: true });
}
