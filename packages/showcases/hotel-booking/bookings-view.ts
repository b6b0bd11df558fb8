import type { Day } from '../browser/day.ts';
import { h } from '../browser/element.ts';
import { contactLink } from '../browser/language.ts';
import { formatMoney } from '../browser/money.ts';
import { openSheet } from '../browser/sheets.ts';
import type { App } from './app.ts';
import { type Booking, canCancel, cancellationFeeCents, quoteOf } from './booking.ts';
import { formatStay, nightsBetween, spokenDay } from './dates.ts';
import { arrivalTimeWords, greetingName } from './guest.ts';
import { calendarFile } from './ics.ts';
import { drawRoom } from './interiors.ts';
import { roomById } from './rooms.ts';
import { changeWords, owedWords, priceLines, stayLines } from './summary.ts';
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
  const { status } = booking;
  const isOn = status === 'confirmed';
  const change = changeWords(booking);
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
      isOn
        ? words.bookings.until(spokenDay(booking.arrival), greetingName(booking.guest.name))
        : words.bookings.off[status],
    ),
    h('p', { class: 'lead' }, isOn ? words.bookings.kept : words.bookings.offLead[status]),
    change !== null && h('p', { class: 'notice' }, change),
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
        // Of a stay that is off, only what is owed for it is left.
        ...(isOn ? priceLines(quoteOf(booking)) : []),
        h('p', { class: 'owed' }, owedWords(booking)),
        status === 'cancelled' &&
          booking.feeCents > 0 &&
          h('p', { class: 'small' }, words.bookings.firstNight),
      ),
    ),
    !app.store.isKept() && h('p', { class: 'notice' }, words.bookings.notKept),
    h(
      'p',
      { class: 'actions' },
      isOn && calendarButton(booking),
      h('a', { class: 'quiet', href: '#reservas' }, words.page.mine),
      h('a', { class: 'quiet', href: '#datas' }, words.bookings.again),
      canCancel(booking, app.today) && cancelButton(app, booking, `#reserva-${booking.reference}`),
    ),
    hasBegun(booking, app.today) && h('p', { class: 'small' }, words.bookings.begun),
    h(
      'p',
      { class: 'studio' },
      `${words.bookings.studio} `,
      h('a', { href: contactLink(words.bookings.subject) }, words.bookings.toStudio),
    ),
  );
}

function hasBegun({ status, arrival, departure }: Booking, today: Day): boolean {
  return status === 'confirmed' && arrival < today && today < departure;
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

/**
 * The price of cancelling is the one that the dialog shows: where the day has changed meanwhile, the new price is
 * shown first, and where the booking has, the booking.
 */
function cancelDialog(app: App, booking: Booking, onCancelled: () => void): HTMLDialogElement {
  let fee = cancellationFeeCents(booking, app.today);
  const cost = h('p', {}, fee > 0 ? words.bookings.fee(formatMoney(fee)) : words.bookings.noFee);

  async function handleYes(): Promise<void> {
    const { refused } = await app.store.cancel(booking, 'guest', fee);
    if (refused === 'fee') {
      fee = cancellationFeeCents(booking, app.today);
      cost.textContent = words.bookings.newFee(formatMoney(fee));
      app.announce(cost.textContent);
      return;
    }
    dialog.close();
    onCancelled();
    if (refused === 'begun') app.announce(words.bookings.begun);
    else if (refused) app.announce(words.bookings.justChanged);
    else app.announce(words.bookings.done(booking.reference));
  }

  /** A deadline may pass while the question stands there. */
  const watch = setInterval(() => {
    const now = cancellationFeeCents(booking, app.today);
    if (now === fee) return;
    fee = now;
    cost.textContent = words.bookings.newFee(formatMoney(fee));
    app.announce(cost.textContent);
  }, 5000);
  const handleClose = () => {
    clearInterval(watch);
    dialog.remove();
  };

  const dialog = h(
    'dialog',
    { 'aria-labelledby': 'cancel-title', onclose: handleClose },
    h('h3', { id: 'cancel-title' }, words.bookings.cancelAsk(booking.reference)),
    h(
      'p',
      {},
      `${roomById(booking.roomId).name}, ${formatStay(booking.arrival, booking.departure)}.`,
    ),
    cost,
    h(
      'p',
      { class: 'actions' },
      h('button', { class: 'primary', onclick: () => void handleYes() }, words.bookings.yes),
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
    const { status } = booking;
    const isOn = status === 'confirmed';
    const isPast = isOn && booking.departure <= app.today;
    const change = changeWords(booking);
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
          `${booking.reference}, ${words.bookings.status[isPast ? 'past' : status]}`,
        ),
        h(
          'h3',
          {},
          h('a', { href: `#reserva-${booking.reference}` }, roomById(booking.roomId).name),
        ),
        h(
          'p',
          {},
          `${formatStay(booking.arrival, booking.departure)}, ${words.count.nights(nights)}, ${formatMoney(booking.totalCents)}. ${owedWords(booking)}`,
        ),
        change !== null && h('p', {}, change),
        isOn &&
          !isPast &&
          h(
            'p',
            { class: 'actions' },
            calendarButton(booking),
            canCancel(booking, app.today) && cancelButton(app, booking, '#reservas'),
          ),
        hasBegun(booking, app.today) && h('p', { class: 'small' }, words.bookings.begun),
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
