/** Brings in the real fonts after the first paint, moving nothing that the visitor is looking at. */

/** Not what a closed question hides: asking where that is lays each out by itself. */
const texts = 'main :is(h1, h2, h3, p, li:not(nav li)):not(details:not([open]) > p), header nav a';
const parts = 'main section, footer';

const lateFonts = ['800 1em "Bricolage Grotesque"', '400 1em "Instrument Sans"'];

/**
 * The fallbacks have the same measures on average; a single paragraph may still break into a line
 * more or less. So what is on the screen keeps the height it was painted with, and where the real
 * font needs a line more, its letters move together by a hair. A text with a link among its words
 * keeps its face, or the link would move. The bar's links keep their widths, so that none moves its
 * neighbour. All this until the window changes its width.
 *
 * An observer measures: it is told the sizes when the browser has them anyway.
 *
 * @param ready - when React has found the document as it was served, without the styles set here
 */
export function showLateFonts(ready: Promise<void>): void {
  Promise.all([ready, ...lateFonts.map((font) => document.fonts.load(font))]).then(
    () => {
      const seen = [...document.querySelectorAll(texts)].filter(isOnScreen);
      const later = [...document.querySelectorAll<HTMLElement>(parts)].filter(
        (part) => !isOnScreen(part),
      );
      const observer = new ResizeObserver((entries) => {
        observer.disconnect();
        switchFonts(entries, later);
      });
      for (const text of seen) observer.observe(text);
      if (seen.length === 0) switchFonts([], later);
    },
    // Without them the fallbacks stay.
    () => undefined,
  );
}

function switchFonts(entries: readonly ResizeObserverEntry[], later: readonly HTMLElement[]) {
  const held: (readonly [HTMLElement, string])[] = [];
  function hold(text: HTMLElement, property: string, value: string) {
    text.style.setProperty(property, value);
    held.push([text, property]);
  }

  for (const { target, borderBoxSize } of entries) {
    const { inlineSize = 0, blockSize = 0 } = borderBoxSize[0] ?? {};
    if (!(target instanceof HTMLElement) || inlineSize === 0) continue;
    if (target instanceof HTMLAnchorElement) hold(target, 'inline-size', `${inlineSize}px`);
    else hold(target, 'block-size', `${blockSize}px`);
    if (hasLinkAmongWords(target)) hold(target, 'font-family', getComputedStyle(target).fontFamily);
  }

  const { dataset } = document.documentElement;
  if (scrollY > 0) {
    // What is above the screen has its lines broken anew; what is on it stays where it is.
    const anchor = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const top = topOf(anchor);
    dataset.fonts = 'late';
    scrollBy({ top: topOf(anchor) - top, behavior: 'instant' });
  } else void switchInSteps(later);

  // When the next frame begins, the one that showed them has been laid out.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const longer = held.filter(([text]) => text.scrollHeight > text.clientHeight + 1);
      for (const [text] of longer) hold(text, 'letter-spacing', '-0.02em');
    }),
  );
  const letGo = () => {
    for (const [text, property] of held) text.style.removeProperty(property);
  };
  addEventListener('resize', letGo, { once: true });
}

/** What is below the first screen follows part by part, so that none of them takes long. */
async function switchInSteps(later: readonly HTMLElement[]) {
  for (const part of later) part.dataset.fonts = 'early';
  document.documentElement.dataset.fonts = 'late';
  for (const part of later) {
    await new Promise((next) => setTimeout(next, 20));
    delete part.dataset.fonts;
  }
}

const hasLinkAmongWords = (text: Element) =>
  [...text.children].some(
    (child) => child instanceof HTMLAnchorElement && child.textContent !== text.textContent,
  );

function isOnScreen(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;
