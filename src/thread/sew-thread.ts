import ending from '@made/ending.svg?no-inline';
import style from './sewn-thread.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

/** Each piece of the thread gets a mask, which sewn-thread.css moves, and a needle at the mask's edge. */
for (const piece of document.querySelectorAll('[data-sewn] > *')) {
  const mask = document.createElement('div');
  const content = document.createElement('div');
  const needle = document.createElement('div');
  mask.dataset.mask = '';
  needle.dataset.needle = '';
  content.append(...piece.childNodes);
  mask.append(content);
  piece.append(mask);
  // The film beside it has a needle of its own.
  const band = piece.parentElement?.parentElement;
  const isBesideFilm = piece.nextElementSibling && band?.querySelector('[data-film]');
  if (!isBesideFilm) piece.append(needle);
}

/** At the end of the page the needle lies on the last letter of the wordmark. */
const wordmark = document.querySelector('footer svg > text');
if (wordmark) {
  const size = Number(wordmark.getAttribute('font-size'));
  const width = size * 0.72;
  const image = document.createElementNS('http://www.w3.org/2000/svg', 'image');
  const attributes = {
    href: ending,
    width,
    x: Number(wordmark.getAttribute('textLength')) - width,
    y: size * 0.06,
  };
  for (const [key, value] of Object.entries(attributes)) image.setAttribute(key, String(value));
  wordmark.after(image);
}
