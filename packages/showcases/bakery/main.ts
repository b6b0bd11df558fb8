import { keepTime, lisbonMoment, type Moment } from '../browser/day.ts';
import { find, h } from '../browser/element.ts';
import { browserShelf, draftShelf, memoryShelf } from '../browser/kept.ts';
import { code } from '../browser/language.ts';
import { followHistory } from '../browser/sheets.ts';
import { writePage } from '../browser/write-words.ts';
import type { App, Draw } from './app.ts';
import { mountBooking } from './booking.ts';
import { mountBoard, mountCounter } from './counter.ts';
import { mountMine, showTicket } from './mine.ts';
import { createOrders } from './orders.ts';
import { pageOf } from './page-words.ts';
import { mountShelves } from './shelves.ts';
import { mountWeek } from './week.ts';
import { words } from './words.ts';

writePage(pageOf(words));
// The style sheet hides the page until then.
document.body.dataset.written = '';

/** A fixed Friday morning for screenshots, so that the page is always the same. */
const PHOTO_MOMENT = { day: '2026-05-15', minutes: 10 * 60 + 6 };

const photo = new URLSearchParams(location.search).has('photo');
const shelf = photo ? memoryShelf() : browserShelf('showcase-bakery-');
const drafts = photo ? memoryShelf() : draftShelf('showcase-bakery-');
const draws: Draw[] = [];
const drawAll = () => {
  for (const draw of draws) draw();
};

/** The dough is made at eight: somebody who looks by day can see the page half an hour later. */
const EVENING = 20 * 60 + 30;
const isEvening = new URLSearchParams(location.search).has('evening');

function now(): Moment {
  if (photo) return PHOTO_MOMENT;
  const moment = lisbonMoment(new Date());
  return isEvening ? { ...moment, minutes: Math.max(EVENING, moment.minutes) } : moment;
}

const live = find('#live', HTMLElement);
const app: App = {
  now,
  orders: createOrders(shelf, now, () => drawAll()),
  refresh: drawAll,
  say(text) {
    live.textContent = text;
  },
};

draws.push(
  mountCounter(app),
  mountBoard(app),
  mountShelves(app),
  mountBooking(app, drafts, (reservation) => showTicket(reservation, app.now().day)),
  mountMine(app),
  mountWeek(app),
);
drawAll();
keepTime(drawAll);
shelf.onOtherTab(drawAll);
followHistory();

const toEvening = find('#evening', HTMLAnchorElement);
toEvening.textContent = isEvening ? words.evening.back : words.evening.show;
toEvening.href = `?lang=${code}${isEvening ? '' : '&evening'}#reservar`;

const shop = find('#conteudo', HTMLElement);
const owner = find('#owner', HTMLElement);
let drawOwner: Draw | undefined;

/** The bakery's side has an address of its own. Its code is fetched when it is opened. */
async function showSide(): Promise<void> {
  const isOwner = location.hash === '#balcao';
  document.body.toggleAttribute('data-owner', isOwner);
  shop.hidden = isOwner;
  owner.hidden = !isOwner;
  document.title = isOwner ? words.owner.title : words.head.title;
  if (!isOwner) return;
  scrollTo({ top: 0, behavior: 'instant' });
  try {
    drawOwner ??= (await import('./owner/back-room.tsx')).openBackRoom(owner, app);
    drawOwner();
  } catch {
    owner.replaceChildren(h('h1', { tabindex: -1 }, words.owner.notOpened));
  }
  owner.querySelector('h1')?.focus({ preventScroll: true });
}

draws.push(() => document.body.hasAttribute('data-owner') && drawOwner?.());
addEventListener('hashchange', showSide);
void showSide();

// Hides the link to the reservation while the reservation is on the screen.
const tray = find('#tray', HTMLElement);
let bookingInView = false;
const drawTray = () => {
  tray.hidden = bookingInView || tray.dataset.count === '0';
};
draws.push(drawTray);
new IntersectionObserver(([entry]) => {
  bookingInView = entry?.isIntersecting ?? false;
  drawTray();
}).observe(find('#booking', HTMLElement));
