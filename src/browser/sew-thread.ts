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
