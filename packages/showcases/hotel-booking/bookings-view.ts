import { h } from '../browser/element.ts';
import { contactLink } from '../browser/language.ts';
import { formatMoney } from '../browser/money.ts';
import { openSheet } from '../browser/sheets.ts';
import type { App } from './app.ts';
import { type Booking, cancellationFeeCents } from './bookings.ts';
import { formatStay, nightsBetween, spokenDay } from './dates.ts';
import { arrivalTimeWords } from './guest.ts';
import { calendarFile } from './ics.ts';
import { drawRoom } from './interiors.ts';
import { quoteFor } from './quote.ts';
import { roomById } from './rooms.ts';
import { priceLines, stayLines } from './summary.ts';
import { words } from './words.ts';

function download(booking: Booking): void {
  const url = URL.createObjectURL(
    new Blob([calendarFile(booking, new Date())], { type: 'text/calendar' }),
  );
  const link = h('a', { href: url, download: `rio-lento-${booking.reference}.ics` });
  link.click();
  // The browser reads the blob after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function calendarButton(booking: Booking): HTMLElement {
  return h('button', { class: 'quiet', onclick: () => download(booking) }, words.bookings.calendar);
}

/** Shown after booking, and again from the list of bookings. */
export function confirmationView(app: App, booking: Booking): HTMLElement {
  const room = roomById(booking.roomId);
  const firstName = booking.guest.name.trim().split(/\s+/)[0] ?? '';
  const isOn = booking.status === 'confirmed';
  const { arrivalTime, note } = booking.guest;
  const said = [
    [words.details.arrivalTime, arrivalTimeWords(arrivalTime)],
    [words.bookings.yourNote, note.trim()],
  ].filter(([, text]) => text);
  return h(
    'section',
    { class: 'confirmation' },
    h(
      'h2',
      { tabindex: -1 },
      isOn ? words.bookings.until(spokenDay(booking.arrival), firstName) : words.bookings.cancelled,
    ),
    h('p', { class: 'lead' }, isOn ? words.bookings.kept : words.bookings.freed),
    h(
      'div',
      { class: 'ticket' },
      h(
        'p',
        { class: 'reference' },
        h('span', {}, words.bookings.label),
        h('strong', {}, booking.reference),
      ),
      h('div', { class: 'picture' }, drawRoom(booking.roomId)),
      h(
        'div',
        { class: 'ticket-text' },
        h('h3', {}, room.name),
        stayLines(booking),
        h(
          'dl',
          { class: 'rows said' },
          ...said.map(([term = '', text = '']) =>
            h('div', {}, h('dt', {}, term), h('dd', {}, text)),
          ),
        ),
        ...priceLines(
          quoteFor(
            room,
            booking.arrival,
            booking.departure,
            booking,
            booking.extras,
            booking.nightCents,
          ),
        ),
      ),
    ),
    !app.store.isKept() && h('p', { class: 'notice' }, words.bookings.notKept),
    h(
      'p',
      { class: 'actions' },
      isOn && calendarButton(booking),
      h('a', { class: 'quiet', href: '#reservas' }, words.page.mine),
      h('a', { class: 'quiet', href: '#datas' }, words.bookings.again),
      canCancel(app, booking) && cancelButton(app, booking, `#reserva-${booking.reference}`),
    ),
    h(
      'p',
      { class: 'studio' },
      `${words.bookings.studio} `,
      h('a', { href: contactLink(words.bookings.subject) }, words.bookings.toStudio),
    ),
  );
}

function canCancel(app: App, booking: Booking): boolean {
  return booking.status === 'confirmed' && booking.departure > app.today;
}

/** Asks once; afterwards the page at `back` shows what is left. */
function cancelButton(app: App, booking: Booking, back: string): HTMLElement {
  return h(
    'button',
    {
      class: 'quiet',
      'aria-label': words.bookings.cancelOne(booking.reference),
      onclick: () => {
        const dialog = cancelDialog(app, booking, () => app.go(back));
        document.body.append(dialog);
        openSheet(dialog);
      },
    },
    words.bookings.cancel,
  );
}

function cancelDialog(app: App, booking: Booking, onCancelled: () => void): HTMLDialogElement {
  const fee = cancellationFeeCents(booking, app.today);
  const dialog = h(
    'dialog',
    { 'aria-labelledby': 'cancel-title', onclose: () => dialog.remove() },
    h('h3', { id: 'cancel-title' }, words.bookings.cancelAsk(booking.reference)),
    h(
      'p',
      {},
      `${roomById(booking.roomId).name}, ${formatStay(booking.arrival, booking.departure)}.`,
    ),
    h('p', {}, fee > 0 ? words.bookings.fee(formatMoney(fee)) : words.bookings.noFee),
    h(
      'p',
      { class: 'actions' },
      h(
        'button',
        {
          class: 'primary',
          onclick: async () => {
            await app.store.cancel(booking.reference);
            dialog.close();
            onCancelled();
            app.announce(words.bookings.done(booking.reference));
          },
        },
        words.bookings.yes,
      ),
      h('button', { class: 'quiet', onclick: () => dialog.close() }, words.bookings.no),
    ),
  );
  return dialog;
}

export function bookingsView(app: App): HTMLElement {
  const all = app.store.own();
  const empty = h(
    'div',
    { class: 'empty' },
    h('p', {}, words.bookings.none),
    h('a', { class: 'primary', href: '#datas' }, words.bookings.pick),
  );

  function row(booking: Booking): HTMLElement {
    const isOn = booking.status === 'confirmed';
    const isPast = booking.departure <= app.today;
    const nights = nightsBetween(booking.arrival, booking.departure).length;
    return h(
      'li',
      { 'data-on': isOn },
      h('div', { class: 'picture' }, drawRoom(booking.roomId)),
      h(
        'div',
        {},
        h(
          'p',
          { class: 'place' },
          `${booking.reference}, ${words.bookings.status[isOn ? (isPast ? 'past' : 'confirmed') : 'cancelled']}`,
        ),
        h(
          'h3',
          {},
          h('a', { href: `#reserva-${booking.reference}` }, roomById(booking.roomId).name),
        ),
        h(
          'p',
          {},
          `${formatStay(booking.arrival, booking.departure)}, ${words.count.nights(nights)}, ${formatMoney(booking.totalCents)}`,
        ),
        canCancel(app, booking) &&
          h(
            'p',
            { class: 'actions' },
            calendarButton(booking),
            cancelButton(app, booking, '#reservas'),
          ),
      ),
    );
  }

  return h(
    'section',
    {},
    h('h2', { tabindex: -1 }, words.page.mine),
    !app.store.isKept() && h('p', { class: 'notice' }, words.bookings.notKept),
    all.length > 0 ? h('ul', { class: 'bookings' }, ...all.map(row)) : empty,
  );
}
