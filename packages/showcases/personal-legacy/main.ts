import { find } from '../browser/element.ts';
import { isPhoto } from '../browser/kept.ts';
import { writePage } from '../browser/write-words.ts';
import { drawer } from '../kit/places.tsx';
import { engrave } from './engraving.ts';
import { Entries } from './entries.tsx';
import { openFamilySide } from './family-side.ts';
import { followFamily } from './follow-family.ts';
import { shelf } from './kept-here.ts';
import { openLamp } from './lamp.ts';
import { openDrawer } from './letters.ts';
import { createModel } from './model.ts';
import { drawLighthouse, drawVillage, lightVillage } from './night.ts';
import { plates } from './plates.ts';
import { SignForm } from './sign-form.tsx';
import { openTimeline } from './timeline.ts';
import { words } from './words.ts';

writePage(words);

const root = document.documentElement;
root.classList.add('js');
root.classList.toggle('still', isPhoto);

const heroScene = find('.hero-scene', HTMLCanvasElement);
const heroBeam = find('.hero-beam', HTMLCanvasElement);
const village = find('.village', HTMLCanvasElement);

// Lazy while the page arrives; afterwards all of them, so that a lost connection breaks none.
addEventListener('load', () => {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    image.loading = 'eager';
  }
});

const isLit = () => root.classList.contains('lit');
let isVillageDrawn = false;
const showVillage = () => {
  isVillageDrawn = true;
  void drawVillage(village, isLit);
};
new IntersectionObserver(
  ([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    showVillage();
  },
  { rootMargin: '800px' },
).observe(village);

let width = innerWidth;
let height = innerHeight;
addEventListener('resize', () => {
  // A phone's address bar changes the height alone, by a little: not worth a new plate.
  if (innerWidth === width && Math.abs(innerHeight - height) < 160) return;
  width = innerWidth;
  height = innerHeight;
  requestAnimationFrame(() => {
    void drawLighthouse(heroScene, heroBeam);
    if (isVillageDrawn) showVillage();
  });
});

openLamp(() => lightVillage(village, isLit()));
// After the lamp, whose button the lines must leave room for.
let engraved = drawLighthouse(heroScene, heroBeam);
for (const image of document.querySelectorAll<HTMLImageElement>('img[data-plate]')) {
  const plate = plates[image.dataset.plate ?? ''];
  if (!plate) continue;
  // The drawings are lazy: each is engraved when it has arrived, still out of sight, and one at a time.
  const begin = () => {
    engraved = engraved.then(() => engrave(image, plate));
  };
  if (image.naturalWidth > 0) begin();
  else image.addEventListener('load', begin, { once: true });
}
let written = 0;
const model = createModel(
  shelf,
  () => new Date(),
  () => {
    written += 1;
    return `${Date.now()}-${written}-${Math.floor(Math.random() * 1e9)}`;
  },
);
const printAll = find('[data-print-all]', HTMLButtonElement);
printAll.hidden = false;
printAll.addEventListener('click', () => print());
openTimeline();
openDrawer();
followFamily(model);
const book = find('.entries', HTMLElement);
// What stands there is for visitors without scripts.
book.replaceChildren();
const drawBook = drawer({ '#assinar': SignForm, '.entries': Entries });
const followBook = () => drawBook({ model });
followBook();
model.onChange(followBook);
openFamilySide(model);
