import { h } from 'preact';
import { keepTime, lisbonMoment } from '../browser/day.ts';
import { formatDay } from '../browser/day-format.ts';
import { find } from '../browser/element.ts';
import { browserShelf, draftShelf, isPhoto } from '../browser/kept.ts';
import { closeSheets, followHistory } from '../browser/sheets.ts';
import { writePage } from '../browser/write-words.ts';
import { drawer } from '../kit/places.tsx';
import type { App, Choices, Shown } from './app.ts';
import { createBookingStore, isSame } from './bookings.ts';
import { Leaving } from './cancel-dialog.tsx';
import { readGuest } from './guest.ts';
import { type Page, pageAt, phaseOf, titleOf } from './page.ts';
import { setRateChanges } from './rates.ts';
import { roomById } from './rooms.ts';
import { Scene, type Size } from './scene.ts';
import { emptyStay, type Loss, lossOf, readStay, type Stay, withoutLost } from './stay.ts';
import { Mine, Steps } from './steps.tsx';
import { View } from './view.tsx';
import { words } from './words.ts';

writePage(words);

/** Screenshots show one fixed day. */
const now = () => (isPhoto ? { day: '2026-06-02', minutes: 0 } : lisbonMoment(new Date()));

const name = 'showcase-hotel-';
const shelf = browserShelf(name);
const drafts = draftShelf(name);
const store = createBookingStore(shelf, now);

function firstStay(): Stay {
  if (isPhoto) return { ...emptyStay, arrival: '2026-06-11', departure: '2026-06-14' };
  // This tab's own choice first, then that of the last visit.
  return readStay(drafts.read('stay') ?? shelf.read('stay'));
}

const status = find('[role="status"]', HTMLElement);
const poster = find('.poster', HTMLElement);
const scene = find('.scene', SVGSVGElement);
const main = find('main', HTMLElement);
const view = find('#view', HTMLElement);
const mine = find('.mine', HTMLAnchorElement);

let choices: Choices = {
  stay: firstStay(),
  guest: readGuest(drafts.read('guest')),
  notice: null,
  leaving: null,
  Desk: null,
};

const app: App = {
  get today() {
    return now().day;
  },
  store,
  drafts,
  setStay(stay) {
    keepStay(stay, null);
    draw();
  },
  setGuest(change) {
    const guest = { ...choices.guest, ...change };
    drafts.write('guest', guest);
    choose({ guest });
  },
  ask: (leaving) => choose({ leaving }),
  announce(message) {
    saidAt = location.hash;
    status.textContent = '';
    // Screen readers ignore a live region that is emptied and filled with the same text at once.
    requestAnimationFrame(() => {
      status.textContent = message;
    });
  },
  go(hash) {
    if (location.hash === hash) void show();
    else location.hash = hash;
  },
  refresh,
};

const drawScene = drawer<Size>({ '.scene': Scene });
const drawPage = drawer<Shown>({
  '.steps': Steps,
  '.mine': Mine,
  '#view': View,
  '#dialog': Leaving,
});

/** Where the last text was announced. */
let saidAt = '';
/** The hash of the step that is shown; the skip link's own target is none. */
let step = '';
let page: Page;

function draw(): void {
  const { stay } = choices;
  const holds = store.holds();
  if (location.hash !== '#view') step = location.hash;
  page = pageAt(step, { stay, today: app.today, holds, find: store.find });
  document.title = words.page.title(titleOf(page));
  document.body.dataset.view = page.name;
  poster.dataset.phase = phaseOf(page);
  if (page.name === 'reservas') mine.setAttribute('aria-current', 'page');
  else mine.removeAttribute('aria-current');
  drawPage({ app, now: now(), page, holds, ...choices });
}

function choose(part: Partial<Choices>): void {
  choices = { ...choices, ...part };
  draw();
}

function keepStay(stay: Stay, notice: string | null): void {
  choices = { ...choices, stay, notice };
  drafts.write('stay', stay);
  shelf.write('stay', stay);
}

/** Lets go of what can no longer be had, with a notice. */
function letGo(): Loss | null {
  const { stay } = choices;
  const loss = lossOf(stay, app.today, store.holds());
  if (!loss) return null;
  const arrival = formatDay(stay.arrival ?? app.today, 'spoken');
  const notice =
    loss === 'room' && stay.roomId
      ? words.lost.room(roomById(stay.roomId).name)
      : words.lost[loss === 'past' ? 'past' : 'dates'](arrival);
  keepStay(withoutLost(stay, loss), notice);
  return loss;
}

/** Closes the question about a booking that the other side has changed or cancelled. */
function dropQuestion(): boolean {
  const { leaving } = choices;
  if (!leaving || isSame(store.find(leaving.reference), leaving)) return false;
  choices = { ...choices, leaving: null };
  return true;
}

function refresh(): void {
  setRateChanges(store.rates());
  const isAnswered = dropQuestion();
  const { name } = page;
  const loss = letGo();
  if (loss && (name === 'quartos' || name === 'dados'))
    app.go(loss === 'room' ? '#quartos' : '#datas');
  if (isAnswered) app.go(location.hash);
  else draw();
  if (isAnswered) app.announce(words.bookings.justChanged);
  if (loss && choices.notice) app.announce(choices.notice);
}

/** The hotel's side is fetched when it is opened, so that it costs guests nothing. */
async function openDesk(): Promise<void> {
  if (choices.Desk) return;
  try {
    const { FrontDesk } = await import('./owner/front-desk.tsx');
    choose({ Desk: FrontDesk });
  } catch {
    choose({ Desk: () => h('h2', { id: 'desk' }, words.page.notOpened) });
  }
}

/** A step that the visitor has gone to. */
async function show(): Promise<void> {
  closeSheets();
  // What was said of another step is no longer true of this one.
  if (saidAt !== location.hash) status.textContent = '';
  draw();
  // Where the poster stands above the booking, a new step begins below it.
  const above = getComputedStyle(poster).position === 'sticky' ? 0 : main.offsetTop;
  const { name } = page;
  window.scrollTo({ top: name === 'datas' ? 0 : above, behavior: 'instant' });
  if (name === 'gestao') await openDesk();
  if (page.name === name) view.querySelector('section')?.focus({ preventScroll: true });
}

new ResizeObserver(([entry]) => {
  const width = Math.round(entry?.contentRect.width ?? 0);
  const height = Math.round(entry?.contentRect.height ?? 0);
  if (width === 0 || height === 0) return;
  scene.setAttribute('viewBox', `0 0 ${width} ${height}`);
  drawScene({ width, height });
}).observe(poster);

store.onOtherTab(refresh);
keepTime(refresh);
// The step of the event, not of the address: the skip link may be followed before the event of a step arrives.
window.addEventListener('hashchange', ({ newURL }) => {
  const { hash } = new URL(newURL);
  if (hash === '#view') return;
  step = hash;
  void show();
});
setRateChanges(store.rates());
// Only a choice of this visit is missed.
if (letGo() && drafts.read('stay') === null) choices = { ...choices, notice: null };
draw();
if (location.hash === '#gestao') void openDesk();
followHistory();
