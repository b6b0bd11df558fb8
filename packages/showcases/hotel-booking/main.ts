import { keepTime, lisbonMoment } from '../browser/day.ts';
import { formatDay } from '../browser/day-format.ts';
import { find, h } from '../browser/element.ts';
import { browserShelf, draftShelf, memoryShelf } from '../browser/kept.ts';
import { closeSheets, followHistory } from '../browser/sheets.ts';
import { writePage } from '../browser/write-words.ts';
import { type App, hasDates } from './app.ts';
import { createBookingStore } from './bookings.ts';
import { bookingsView, confirmationView } from './bookings-view.ts';

import { datesView } from './dates-view.ts';
import { detailsView } from './details-view.ts';
import { readGuest } from './guest.ts';
import { ownerView } from './owner-view.ts';
import { pageOf } from './page-words.ts';
import { setRateChanges } from './rates.ts';
import { roomById } from './rooms.ts';
import { catalogueView, roomsView } from './rooms-view.ts';
import { drawScene } from './scene.ts';
import { emptyStay, type Loss, lossOf, readStay, type Stay, withoutLost } from './stay.ts';
import { words } from './words.ts';

writePage(pageOf(words));

/** Screenshots show one fixed day without stored data. */
const isPhotograph = new URLSearchParams(location.search).has('photo');
const now = () => (isPhotograph ? { day: '2026-06-02', minutes: 0 } : lisbonMoment(new Date()));

const name = 'showcase-hotel-';
const shelf = isPhotograph ? memoryShelf() : browserShelf(name);
const drafts = isPhotograph ? memoryShelf() : draftShelf(name);
const store = createBookingStore(shelf, now);

function firstStay(): Stay {
  if (isPhotograph) return { ...emptyStay, arrival: '2026-06-11', departure: '2026-06-14' };
  // This tab's own choice first, then that of the last visit.
  return readStay(drafts.read('stay') ?? shelf.read('stay'));
}

const status = find('[role="status"]', HTMLElement);
const poster = find('.poster', HTMLElement);
const scene = find('.scene', SVGSVGElement);
const main = find('main', HTMLElement);
const view = find('#view', HTMLElement);
const steps = find('.steps', HTMLElement);
const mine = find('.mine', HTMLAnchorElement);

const app: App = {
  get today() {
    return now().day;
  },
  get now() {
    return now();
  },
  store,
  drafts,
  stay: firstStay(),
  guest: readGuest(drafts.read('guest')),
  notice: null,
  setStay(stay) {
    app.stay = stay;
    app.notice = null;
    drafts.write('stay', stay);
    shelf.write('stay', stay);
    updateSteps();
  },
  setGuest(change) {
    Object.assign(app.guest, change);
    drafts.write('guest', app.guest);
  },
  announce(message) {
    status.textContent = '';
    // Screen readers ignore a live region that is emptied and filled with the same text at once.
    requestAnimationFrame(() => {
      status.textContent = message;
    });
  },
  go(hash) {
    if (location.hash === hash) show();
    else location.hash = hash;
  },
  refresh,
};

/** Lets go of what can no longer be had, with a notice. */
function letGo(): Loss | null {
  const { stay } = app;
  const loss = lossOf(stay, app.today, store.holds());
  if (!loss) return null;
  const arrival = formatDay(stay.arrival ?? app.today, 'spoken');
  app.setStay(withoutLost(stay, loss));
  app.notice =
    loss === 'room' && stay.roomId
      ? words.lost.room(roomById(stay.roomId).name)
      : words.lost[loss === 'past' ? 'past' : 'dates'](arrival);
  return loss;
}

type Page = {
  name: string;
  title: string;
  phase: 'dusk' | 'late' | 'night';
  root: HTMLElement;
  /** Shows what has changed without drawing the page anew: there is a form in it. */
  update?: () => void;
  /** Fulfilled when there is something to see; at once without it. */
  opened?: Promise<void>;
};

function pageFor(hash: string): Page {
  const { stay } = app;
  const booking = hash.startsWith('#reserva-') ? store.find(hash.slice(9)) : undefined;
  if (booking)
    return {
      name: 'confirmation',
      title: words.bookings.one(booking.reference),
      phase: 'night',
      root: confirmationView(app, booking),
    };
  if (hash === '#reservas')
    return {
      name: 'reservas',
      title: words.page.mine,
      phase: 'late',
      root: bookingsView(app),
    };
  if (hash === '#gestao')
    return { name: 'gestao', title: words.page.owner, phase: 'late', ...ownerView(app) };
  // Other dates may have been chosen after the room.
  const isPossible = lossOf(stay, app.today, store.holds()) === null;
  const room = hash === '#dados' && stay.roomId && isPossible ? roomById(stay.roomId) : null;
  if (room && hasDates(stay))
    return {
      name: 'dados',
      title: words.steps.yours,
      phase: 'late',
      ...detailsView(app, stay, room),
    };
  if (hash === '#quartos' || hash === '#dados')
    return {
      name: 'quartos',
      title: words.steps.rooms,
      phase: 'late',
      root: hasDates(stay) ? roomsView(app, stay) : catalogueView(app),
    };
  return { name: 'datas', title: words.steps.dates, phase: 'dusk', root: datesView(app) };
}

let page: Page | null = null;

function updateSteps(): void {
  const isReady = hasDates(app.stay);
  const items = [
    ['datas', words.steps.dates, true],
    ['quartos', words.steps.room, true],
    ['dados', words.steps.details, isReady && app.stay.roomId !== null],
  ] as const;
  steps.replaceChildren(
    ...items.map(([name, label, isOpen]) => {
      const isCurrent = page?.name === name;
      return h(
        'li',
        { 'data-current': isCurrent },
        isOpen
          ? h('a', { href: `#${name}`, 'aria-current': isCurrent ? 'step' : undefined }, label)
          : h('span', {}, label),
      );
    }),
  );
  const held = store.own().filter(({ status }) => status === 'confirmed').length;
  mine.replaceChildren(
    words.page.mine,
    held > 0 ? h('span', { class: 'badge' }, String(held)) : '',
  );
  if (page?.name === 'reservas') mine.setAttribute('aria-current', 'page');
  else mine.removeAttribute('aria-current');
}

function show(): void {
  const isFirst = page === null;
  closeSheets();
  page = pageFor(location.hash);
  document.title = words.page.title(page.title);
  document.body.dataset.view = page.name;
  poster.dataset.phase = page.phase;
  view.replaceChildren(page.root);
  updateSteps();
  if (isFirst) return;
  const { root, opened } = page;
  const focus = () => root.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  if (opened) void opened.then(focus);
  else focus();
  // Where the poster stands above the booking, a new step begins below it.
  const above = getComputedStyle(poster).position === 'sticky' ? 0 : main.offsetTop;
  window.scrollTo({ top: page.name === 'datas' ? 0 : above, behavior: 'instant' });
}

new ResizeObserver(([entry]) => {
  const { width = 0, height = 0 } = entry?.contentRect ?? {};
  if (width > 0 && height > 0) drawScene(scene, Math.round(width), Math.round(height));
}).observe(poster);

/** Shows what has changed, but does not touch a form that is being filled in. */
function refresh(): void {
  setRateChanges(store.rates());
  const loss = letGo();
  if (loss && page && ['quartos', 'dados'].includes(page.name))
    app.go(loss === 'room' ? '#quartos' : '#datas');
  else if (page?.update) page.update();
  else redraw();
  updateSteps();
  if (loss && app.notice) app.announce(app.notice);
}

function redraw(): void {
  const place = document.activeElement?.getAttribute('data-day');
  const { scrollY } = window;
  page = pageFor(location.hash);
  view.replaceChildren(page.root);
  if (place) view.querySelector<HTMLElement>(`[data-day="${place}"]`)?.focus();
  window.scrollTo({ top: scrollY, behavior: 'instant' });
}

store.onOtherTab(refresh);

let shownDay = app.today;
keepTime(() => {
  if (app.today === shownDay) {
    page?.update?.();
    return;
  }
  shownDay = app.today;
  refresh();
});

window.addEventListener('hashchange', () => {
  // The skip link's own target is not a step.
  if (location.hash !== '#view') show();
});
setRateChanges(store.rates());
// Only a choice of this visit is missed.
if (letGo() && drafts.read('stay') === null) app.notice = null;
show();
followHistory();
