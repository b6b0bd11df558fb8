/** Brings in the real fonts after the first paint, moving nothing that the visitor is looking at. */

const lateFonts = ['700 1em "Bricolage Late"', '400 1em "Instrument Late"'];

/**
 * The fallbacks have the same measures on average; a single paragraph may still break into a line
 * more or less. Such a one keeps the height it was painted with: shorter, it is held open, longer,
 * its letters move together by a hair. Held only until the window changes its width.
 */
export function showLateFonts(): void {
  Promise.all(lateFonts.map((font) => document.fonts.load(font))).then(
    () => {
      const texts = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p)')].filter(
        isOnScreen,
      );
      const painted = texts.map((text) => text.offsetHeight);
      const anchor = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      const top = topOf(anchor);
      document.documentElement.dataset.fonts = 'late';
      const held = texts.flatMap((text, index) => {
        const height = painted[index] ?? 0;
        if (text.offsetHeight > height) return hold(text, { letterSpacing: '-0.02em' });
        if (text.offsetHeight < height) return hold(text, { minHeight: `${height}px` });
        return [];
      });
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
