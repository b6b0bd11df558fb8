import ending from './ending.svg?no-inline';
import style from './sewn-thread.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

/** Each length of the thread comes under a veil that gives it free, with a needle at the veil's edge. */
for (const length of document.querySelectorAll('[data-sewn] > *')) {
  const veil = document.createElement('div');
  const still = document.createElement('div');
  const needle = document.createElement('div');
  veil.dataset.veil = '';
  needle.dataset.needle = '';
  still.append(...length.childNodes);
  veil.append(still);
  length.append(veil, needle);
}

/** At the page's end the needle rests in the last letter, on a thread with a knot. */
const name = document.querySelector('footer > svg > text');
if (name) {
  const size = Number(name.getAttribute('font-size'));
  const width = size * 0.72;
  const rest = document.createElementNS('http://www.w3.org/2000/svg', 'image');
  const place = {
    href: ending,
    width,
    x: Number(name.getAttribute('textLength')) - width,
    y: size * 0.06,
  };
  for (const [key, value] of Object.entries(place)) rest.setAttribute(key, String(value));
  name.after(rest);
}
