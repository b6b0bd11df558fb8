/** The texts of a page that may take several lines. */
const kinds = 'main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, label, summary)';

/** In em, beside the text's own spacing: so little that nobody sees it. */
const spacings = [0.005, 0.01, 0.015, 0.02, 0.03];

/** In px: less is no line. */
const leastLine = 8;

/**
 * Changes the fonts, and keeps the number of lines of each text in the window. The fonts are as wide as those that
 * stand in for them, but the few words of a line may be a little wider or narrower. A line more or less would move all
 * that is below it: such a text is set closer or wider instead.
 */
export function keepLines(change: () => void): void {
  const seen = [...document.querySelectorAll<HTMLElement>(kinds)]
    // What is farther down is not laid out yet.
    .filter((text) => text.checkVisibility?.({ contentVisibilityAuto: true }))
    .filter((text) => text.getBoundingClientRect().top < innerHeight)
    .map((text) => ({ text, height: text.offsetHeight }));
  change();
  const grown = ({ text, height }: (typeof seen)[number]) => text.offsetHeight - height;
  const isMoved = (it: (typeof seen)[number]) => Math.abs(grown(it)) > leastLine;
  let moved = seen.filter(isMoved).map((it) => {
    const { fontSize, letterSpacing } = getComputedStyle(it.text);
    const own = Number.parseFloat(letterSpacing) / Number.parseFloat(fontSize) || 0;
    return { ...it, own, sign: -Math.sign(grown(it)) };
  });
  // All texts at once, so that the page is laid out only once for each of them.
  for (const spacing of spacings) {
    for (const { text, own, sign } of moved) text.style.letterSpacing = `${own + sign * spacing}em`;
    moved = moved.filter(isMoved);
  }
  for (const { text } of moved) text.style.letterSpacing = '';
}
