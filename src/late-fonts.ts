/** Brings in the real fonts after the first paint, moving nothing that the visitor is looking at. */

const lateFonts = ['800 1em "Bricolage Grotesque"', '400 1em "Instrument Sans"'];

/**
 * The fallbacks have the same measures on average; a single paragraph may still break into a line
 * more or less. Such a one keeps the height it was painted with: shorter, it is held open, longer,
 * its letters move together by a hair. One with a link among its words keeps its face, or the link
 * would move. The bar's links keep their widths, so that none moves its neighbour. Held only until
 * the window changes its width.
 */
export function showLateFonts(): void {
  Promise.all(lateFonts.map((font) => document.fonts.load(font))).then(
    () => {
      const texts = [
        ...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li)'),
      ].filter(isOnScreen);
      const painted = texts.map((text) => ({
        height: text.offsetHeight,
        fontFamily: text.querySelector(':scope > a') && getComputedStyle(text).fontFamily,
      }));
      const links = [...document.querySelectorAll<HTMLElement>('header nav a')];
      const widths = links.map((link) => link.offsetWidth);
      const anchor = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      const top = topOf(anchor);
      document.documentElement.dataset.fonts = 'late';
      const held = texts.flatMap((text, index) => {
        const { height = 0, fontFamily } = painted[index] ?? {};
        if (fontFamily && text.textContent !== text.firstElementChild?.textContent)
          return hold(text, { fontFamily });
        if (text.offsetHeight > height) return hold(text, { letterSpacing: '-0.02em' });
        if (text.offsetHeight < height) return hold(text, { minHeight: `${height}px` });
        return [];
      });
      for (const [index, link] of links.entries())
        held.push(hold(link, { inlineSize: `${widths[index]}px`, textAlign: 'center' }));
      // What is above the screen has its lines broken anew; what is on it stays where it is.
      if (scrollY > 0) scrollBy({ top: topOf(anchor) - top, behavior: 'instant' });
      const letGo = () => {
        for (const animation of held) animation.cancel();
      };
      addEventListener('resize', letGo, { once: true });
    },
    // Without them the fallbacks stay.
    () => undefined,
  );
}

/** As an animation without duration: a style attribute would not be what React expects to find. */
const hold = (text: HTMLElement, style: PropertyIndexedKeyframes) =>
  text.animate(style, { duration: 0, fill: 'forwards' });

const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;

function isOnScreen(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
