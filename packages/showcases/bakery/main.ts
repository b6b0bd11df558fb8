import { keepTime, lisbonMoment, type Moment } from '../browser/day.ts';
import { find } from '../browser/element.ts';
import { browserShelf, draftShelf, isPhoto } from '../browser/kept.ts';
import { code } from '../browser/language.ts';
import { followHistory } from '../browser/sheets.ts';
import { writePage } from '../browser/write-words.ts';
import { drawer } from '../kit/places.tsx';
import type { App, Choices, Shown } from './app.ts';
import { Board, BoardDay } from './board.tsx';
import { Booking } from './booking.tsx';
import { Fresh } from './fresh.tsx';
import { Mine } from './mine.tsx';
import { createOrders } from './orders.ts';
import { Avoid, Bread, Cups, Pastry } from './shelves.tsx';
import { Sign } from './sign.tsx';
import { loadDraft, saveDraft } from './store.ts';
import { Ticket } from './ticket.tsx';
import { Tray } from './tray.tsx';
import { Holidays, Week } from './week.tsx';
import { possible, wishOf } from './wish.ts';
import { words } from './words.ts';

writePage(words);
// The style sheet hides the page until then.
document.body.dataset.written = '';

/** A fixed Friday morning for screenshots, so that the page is always the same. */
const PHOTO_MOMENT = { day: '2026-05-15', minutes: 10 * 60 + 6 };
/** Behind the counter an hour later, when the list is the next day’s. */
const PHOTO_BEHIND = { ...PHOTO_MOMENT, minutes: 11 * 60 + 6 };

const shelf = browserShelf('showcase-bakery-');
const drafts = draftShelf('showcase-bakery-');

/** The dough is made at eight: somebody who looks by day can see the page half an hour later. */
const EVENING = 20 * 60 + 30;
const isEvening = new URLSearchParams(location.search).has('evening');

function now(): Moment {
  if (isPhoto) return location.hash === '#balcao' ? PHOTO_BEHIND : PHOTO_MOMENT;
  const moment = lisbonMoment(new Date());
  return isEvening ? { ...moment, minutes: Math.max(EVENING, moment.minutes) } : moment;
}

const live = find('#live', HTMLElement);
let choices: Choices = { wish: wishOf(loadDraft(drafts)), avoided: [], ticket: null };

const app: App = {
  now,
  orders: createOrders(shelf, now, () => refresh()),
  drafts,
  wish: () => choices.wish,
  choose(part) {
    choices = { ...choices, ...part };
    refresh();
  },
  change: (part) => app.choose({ wish: { ...choices.wish, ...part } }),
  type(part) {
    choices = { ...choices, wish: { ...choices.wish, ...part } };
    saveDraft(drafts, choices.wish);
    if (choices.wish.asked) refresh();
  },
  refresh,
  isKept: shelf.isKept,
  say(text) {
    live.textContent = text;
  },
};

const drawClock = drawer<Pick<Shown, 'now'>>({
  '#sign': Sign,
  '#week': Week,
  '#holidays': Holidays,
});
const drawPage = drawer<Shown>({
  '#fresh-block': Fresh,
  '#board-day': BoardDay,
  '#board': Board,
  '#avoid': Avoid,
  '#bread': Bread,
  '#pastry': Pastry,
  '#cups': Cups,
  '#form': Booking,
  '#mine': Mine,
  '#tray': Tray,
  '#dialog': Ticket,
});

let drawOwner = () => {};
let told = choices.wish;
let clock: Moment | undefined;

function refresh() {
  const saved = app.orders.saved();
  const moment = now();
  const wish = possible(choices.wish, moment, saved);
  choices = { ...choices, wish };
  saveDraft(drafts, wish);
  if (moment.day !== clock?.day || moment.minutes !== clock.minutes) drawClock({ now: moment });
  clock = moment;
  drawPage({ app, now: moment, saved, ...choices });
  drawOwner();
  // Not to whoever works behind the counter.
  if (!document.body.hasAttribute('data-owner')) {
    if (wish.moved && wish.moved !== told.moved) app.say(wish.moved);
    if (wish.lost && wish.lost !== told.lost) app.say(wish.lost);
  }
  told = wish;
}

refresh();
keepTime(refresh);
shelf.onOtherTab(refresh);
followHistory();

const toEvening = find('#evening', HTMLAnchorElement);
toEvening.textContent = isEvening ? words.evening.back : words.evening.show;
toEvening.href = `?lang=${code}${isEvening ? '' : '&evening'}#reservar`;

const shop = find('#conteudo', HTMLElement);
const owner = find('#owner', HTMLElement);

/** The bakery's side has an address of its own. Its code is fetched when it is opened. */
async function showSide(): Promise<void> {
  const isOwner = location.hash === '#balcao';
  document.body.toggleAttribute('data-owner', isOwner);
  shop.hidden = isOwner;
  owner.hidden = !isOwner;
  app.say('');
  document.title = isOwner ? words.owner.title : words.head.title;
  drawOwner = () => {};
  if (!isOwner) return;
  scrollTo({ top: 0, behavior: 'instant' });
  try {
    const { drawBackRoom } = await import('./owner/back-room.tsx');
    drawOwner = () => drawBackRoom(owner, app);
    drawOwner();
  } catch {
    const title = document.createElement('h1');
    title.tabIndex = -1;
    title.textContent = words.owner.notOpened;
    owner.replaceChildren(title);
  }
  owner.querySelector('h1')?.focus({ preventScroll: true });
}

addEventListener('hashchange', showSide);
void showSide();
