/** What may break into lines otherwise in another font. */
const texts = 'h1, h2, h3, p, li, dt, dd, td, th';

/** In px: less is no line. */
const leastLine = 8;

/** Of the font size: about a fiftieth of a letter's width, which nobody sees; twice that where it is not enough. */
const trackings = [0.01, 0.02];

/**
 * Changes the fonts of the page and keeps the height of every text in the window: where a text breaks into lines
 * otherwise in its new font, its letters stand a little closer, or wider. Else all that follows would move by a line.
 */
export function holdLines(changeFonts: () => void): void {
  const heights = new Map<HTMLElement, number>();
  for (const part of document.querySelectorAll('main > *')) {
    // What is beyond the window need not be laid out yet (section.module.css), and asking for a text in it would do it.
    if (part.getBoundingClientRect().top > innerHeight) break;
    for (const text of part.querySelectorAll<HTMLElement>(texts)) {
      const { top, height } = text.getBoundingClientRect();
      if (top <= innerHeight) heights.set(text, height);
    }
  }
  changeFonts();
  // The inner ones first: with them the others have their height again.
  for (const [text, height] of [...heights].reverse()) {
    const change = () => text.getBoundingClientRect().height - height;
    const lines = change();
    if (Math.abs(lines) < leastLine) continue;
    const { fontSize, letterSpacing } = getComputedStyle(text);
    const added = trackings.map((it) => it * Number.parseFloat(fontSize) * -Math.sign(lines));
    const now = Number.parseFloat(letterSpacing) || 0;
    for (const each of [...added.map((it) => `${now + it}px`), '']) {
      text.style.letterSpacing = each;
      if (Math.abs(change()) < leastLine) break;
    }
  }
}
