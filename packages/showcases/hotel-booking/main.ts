import { lisbonMoment } from '../browser/day.ts';
import { find, h } from '../browser/element.ts';
import { browserShelf, draftShelf, memoryShelf } from '../browser/kept.ts';
import { closeSheets, followHistory } from '../browser/sheets.ts';
import { type App, hasDates } from './app.ts';
import { offers } from './availability.ts';
import { createBookingStore } from './bookings.ts';
import { bookingsView, confirmationView } from './bookings-view.ts';

import { datesView } from './dates-view.ts';
import { detailsView } from './details-view.ts';
import { readGuest } from './guest.ts';
import { writePage } from './page-words.ts';
import { roomById } from './rooms.ts';
import { catalogueView, roomsView } from './rooms-view.ts';
import { drawScene } from './scene.ts';
import { emptyStay, readStay, type Stay } from './stay.ts';
import { words } from './words.ts';

writePage();

/** Screenshots show one fixed day without stored data. */
const isPhotograph = new URLSearchParams(location.search).has('photo');
const today = isPhotograph ? '2026-06-02' : lisbonMoment(new Date()).day;

const name = 'showcase-hotel-';
const shelf = isPhotograph ? memoryShelf() : browserShelf(name);
const drafts = isPhotograph ? memoryShelf() : draftShelf(name);
const store = createBookingStore(shelf);

function firstStay(): Stay {
  if (isPhotograph) return { ...emptyStay, arrival: '2026-06-11', departure: '2026-06-14' };
  // This tab's own choice first, then that of the last visit.
  return readStay(drafts.read('stay') ?? shelf.read('stay'), today, store.active());
}

const status = find('[role="status"]', HTMLElement);
const poster = find('.poster', HTMLElement);
const scene = find('.scene', SVGSVGElement);
const main = find('main', HTMLElement);
const view = find('#view', HTMLElement);
const steps = find('.steps', HTMLElement);
const mine = find('.mine', HTMLAnchorElement);

const app: App = {
  today,
  store,
  stay: firstStay(),
  guest: readGuest(drafts.read('guest')),
  lost: null,
  setStay(stay) {
    app.stay = stay;
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
  loseRoom() {
    const { roomId } = app.stay;
    if (!roomId) return;
    app.lost = words.roomList.lost(roomById(roomId).name);
    app.setStay({ ...app.stay, roomId: null });
    app.go('#quartos');
    app.announce(app.lost);
  },
};

function chosenRoom() {
  const { stay } = app;
  if (!hasDates(stay) || !stay.roomId) return null;
  const offer = offers(stay.arrival, stay.departure, stay, store.active()).find(
    ({ room }) => room.id === stay.roomId,
  );
  return offer?.status === 'free' ? roomById(stay.roomId) : null;
}

type Page = { name: string; title: string; phase: 'dusk' | 'late' | 'night'; root: HTMLElement };

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
  const room = hash === '#dados' ? chosenRoom() : null;
  if (room && hasDates(stay))
    return {
      name: 'dados',
      title: words.steps.yours,
      phase: 'late',
      root: detailsView(app, stay, room),
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
  const held = store.active().length;
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
  page.root.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  // Where the poster stands above the booking, a new step begins below it.
  const above = getComputedStyle(poster).position === 'sticky' ? 0 : main.offsetTop;
  window.scrollTo({ top: page.name === 'datas' ? 0 : above, behavior: 'instant' });
}

new ResizeObserver(([entry]) => {
  const { width = 0, height = 0 } = entry?.contentRect ?? {};
  if (width > 0 && height > 0) drawScene(scene, Math.round(width), Math.round(height));
}).observe(poster);

/** Shows changes of another tab, but does not touch a form that is being filled in. */
store.onOtherTab(() => {
  if (page?.name === 'dados') {
    if (!chosenRoom()) app.loseRoom();
    updateSteps();
    return;
  }
  const focused = document.activeElement;
  const place = focused?.getAttribute('data-day');
  const { scrollY } = window;
  page = pageFor(location.hash);
  view.replaceChildren(page.root);
  updateSteps();
  if (place) view.querySelector<HTMLElement>(`[data-day="${place}"]`)?.focus();
  window.scrollTo({ top: scrollY, behavior: 'instant' });
});

window.addEventListener('hashchange', () => {
  // The skip link's own target is not a step.
  if (location.hash !== '#view') show();
});
show();
followHistory();
