import { type App, hasDates } from './app.ts';
import { canArrive, departuresFrom, offers } from './availability.ts';
import { createBookingStore } from './bookings.ts';
import { bookingsView, confirmationView } from './bookings-view.ts';
import { dayOf, isDay } from './dates.ts';
import { datesView } from './dates-view.ts';
import { detailsView } from './details-view.ts';
import { h } from './dom.ts';
import { roomById } from './rooms.ts';
import { roomsView } from './rooms-view.ts';
import { drawScene } from './scene.ts';
import { emptyStay, type Stay } from './stay.ts';

const draftKey = 'showcase-hotel-booking-draft';

/** The portfolio's photograph is taken on one fixed day, with nothing kept. */
const isPhotograph = new URLSearchParams(location.search).has('photo');
const today = isPhotograph ? '2026-06-02' : dayOf(new Date());

function find<Type extends Element>(selector: string): Type {
  const element = document.querySelector<Type>(selector);
  if (!element) throw new Error(`Missing ${selector}`);
  return element;
}

/** Reading the property alone throws where the browser blocks storage. */
function openStorage(): Storage | null {
  if (isPhotograph) return null;
  try {
    const storage = window.localStorage;
    storage.getItem(draftKey);
    return storage;
  } catch {
    return null;
  }
}

const storage = openStorage();
const store = createBookingStore(storage);

function firstStay(): Stay {
  if (isPhotograph) return { ...emptyStay, arrival: '2026-06-11', departure: '2026-06-14' };
  try {
    const draft = JSON.parse(storage?.getItem(draftKey) ?? 'null') as Partial<Stay> | null;
    const { arrival, departure, adults = 2, children = 0 } = draft ?? {};
    const stay = { ...emptyStay, adults: Number(adults) || 2, children: Number(children) || 0 };
    if (!isDay(arrival) || arrival < today || !canArrive(arrival, stay, store.active()))
      return stay;
    if (!isDay(departure) || !departuresFrom(arrival, stay, store.active()).has(departure))
      return stay;
    return { ...stay, arrival, departure };
  } catch {
    return emptyStay;
  }
}

const status = find<HTMLElement>('[role="status"]');
const poster = find<HTMLElement>('.poster');
const scene = find<SVGSVGElement>('.scene');
const main = find<HTMLElement>('main');
const view = find<HTMLElement>('#view');
const steps = find<HTMLElement>('.steps');
const mine = find<HTMLAnchorElement>('.mine');

const app: App = {
  today,
  store,
  stay: firstStay(),
  guest: { name: '', email: '', phone: '', taxNumber: '', arrivalTime: 'Ainda não sei', note: '' },
  setStay(stay) {
    app.stay = stay;
    try {
      storage?.setItem(draftKey, JSON.stringify(stay));
    } catch {
      // A full or blocked storage only means that the next visit begins anew.
    }
    updateSteps();
  },
  announce(message) {
    status.textContent = '';
    // Screen readers skip a region that is emptied and filled with the same words in one go.
    requestAnimationFrame(() => {
      status.textContent = message;
    });
  },
  go(hash) {
    if (location.hash === hash) show();
    else location.hash = hash;
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
      title: `Reserva ${booking.reference}`,
      phase: 'night',
      root: confirmationView(booking),
    };
  if (hash === '#reservas')
    return {
      name: 'reservas',
      title: 'As minhas reservas',
      phase: 'late',
      root: bookingsView(app, updateSteps),
    };
  const room = hash === '#dados' ? chosenRoom() : null;
  if (room && hasDates(stay))
    return {
      name: 'dados',
      title: 'Os seus dados',
      phase: 'late',
      root: detailsView(app, stay, room),
    };
  if ((hash === '#quartos' || hash === '#dados') && hasDates(stay))
    return { name: 'quartos', title: 'Quartos', phase: 'late', root: roomsView(app, stay) };
  return { name: 'datas', title: 'Datas', phase: 'dusk', root: datesView(app) };
}

let page: Page | null = null;

function updateSteps(): void {
  const isReady = hasDates(app.stay);
  const items = [
    ['datas', 'Datas', true],
    ['quartos', 'Quarto', isReady],
    ['dados', 'Dados', isReady && app.stay.roomId !== null],
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
    'As minhas reservas',
    held > 0 ? h('span', { class: 'badge' }, String(held)) : '',
  );
  if (page?.name === 'reservas') mine.setAttribute('aria-current', 'page');
  else mine.removeAttribute('aria-current');
}

function show(): void {
  const isFirst = page === null;
  page = pageFor(location.hash);
  document.title = `${page.title}, Casa Rio Lento (demonstração)`;
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

window.addEventListener('hashchange', () => {
  // The skip link's own target is not a step.
  if (location.hash !== '#view') show();
});
show();
