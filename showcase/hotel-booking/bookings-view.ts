import type { App } from './app.ts';
import { type Booking, cancellationFeeCents } from './bookings.ts';
import { formatStay, nightsBetween, weekdayName } from './dates.ts';
import { h } from './dom.ts';
import { calendarFile } from './ics.ts';
import { drawRoom } from './interiors.ts';
import { count, formatMoney } from './money.ts';
import { quoteFor } from './quote.ts';
import { roomById } from './rooms.ts';
import { priceLines, stayLines } from './summary.ts';

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
  return h(
    'button',
    { class: 'quiet', onclick: () => download(booking) },
    'Guardar no calendário (.ics)',
  );
}

/** Shown after booking, and again from the list of bookings. */
export function confirmationView(booking: Booking): HTMLElement {
  const room = roomById(booking.roomId);
  const firstName = booking.guest.name.trim().split(/\s+/)[0] ?? '';
  const isOn = booking.status === 'confirmed';
  return h(
    'section',
    { class: 'confirmation' },
    h(
      'h2',
      { tabindex: -1 },
      isOn ? `Até ${weekdayName(booking.arrival)}, ${firstName}.` : 'Reserva cancelada',
    ),
    h(
      'p',
      { class: 'lead' },
      isOn
        ? 'O quarto fica guardado em seu nome, a fingir: isto é uma demonstração e não seguiu nenhum e-mail.'
        : 'As noites voltaram a ficar livres.',
    ),
    h(
      'div',
      { class: 'ticket' },
      h('p', { class: 'reference' }, h('span', {}, 'Reserva'), h('strong', {}, booking.reference)),
      h('div', { class: 'picture' }, drawRoom(booking.roomId)),
      h(
        'div',
        { class: 'ticket-text' },
        h('h3', {}, room.name),
        stayLines(booking),
        ...priceLines(quoteFor(room, booking.arrival, booking.departure, booking, booking.extras)),
      ),
    ),
    h(
      'p',
      { class: 'actions' },
      isOn && calendarButton(booking),
      h('a', { class: 'quiet', href: '#reservas' }, 'As minhas reservas'),
      h('a', { class: 'quiet', href: '#datas' }, 'Nova reserva'),
    ),
  );
}

function cancelDialog(app: App, booking: Booking, onCancelled: () => void): HTMLDialogElement {
  const fee = cancellationFeeCents(booking, app.today);
  const dialog = h(
    'dialog',
    { 'aria-labelledby': 'cancel-title', onclose: () => dialog.remove() },
    h('h3', { id: 'cancel-title' }, `Cancelar ${booking.reference}?`),
    h(
      'p',
      {},
      `${roomById(booking.roomId).name}, ${formatStay(booking.arrival, booking.departure)}.`,
    ),
    h(
      'p',
      {},
      fee > 0
        ? `Faltam menos de três dias: numa casa a sério pagaria a primeira noite, ${formatMoney(fee)}.`
        : 'Faltam três dias ou mais: o cancelamento não tem custos.',
    ),
    h(
      'p',
      { class: 'actions' },
      h(
        'button',
        {
          class: 'primary',
          onclick: () => {
            app.store.cancel(booking.reference);
            dialog.close();
            app.announce(`Reserva ${booking.reference} cancelada.`);
            onCancelled();
          },
        },
        'Sim, cancelar',
      ),
      h('button', { class: 'quiet', onclick: () => dialog.close() }, 'Manter a reserva'),
    ),
  );
  return dialog;
}

export function bookingsView(app: App, onChange: () => void): HTMLElement {
  const title = h('h2', { tabindex: -1 }, 'As minhas reservas');
  const list = h('ul', { class: 'bookings' });
  const content = h('div');
  const empty = h(
    'div',
    { class: 'empty' },
    h('p', {}, 'Ainda não há reservas neste navegador.'),
    h('a', { class: 'primary', href: '#datas' }, 'Escolher as noites'),
  );

  function row(booking: Booking): HTMLElement {
    const isOn = booking.status === 'confirmed';
    const isPast = booking.departure <= app.today;
    const nights = nightsBetween(booking.arrival, booking.departure).length;
    return h(
      'li',
      { 'data-status': booking.status },
      h('div', { class: 'picture' }, drawRoom(booking.roomId)),
      h(
        'div',
        {},
        h(
          'p',
          { class: 'place' },
          `${booking.reference}, ${isOn ? (isPast ? 'terminada' : 'confirmada') : 'cancelada'}`,
        ),
        h(
          'h3',
          {},
          h('a', { href: `#reserva-${booking.reference}` }, roomById(booking.roomId).name),
        ),
        h(
          'p',
          {},
          `${formatStay(booking.arrival, booking.departure)}, ${count(nights, 'noite', 'noites')}, ${formatMoney(booking.totalCents)}`,
        ),
        isOn && !isPast
          ? h(
              'p',
              { class: 'actions' },
              calendarButton(booking),
              h(
                'button',
                {
                  class: 'quiet',
                  'aria-label': `Cancelar a reserva ${booking.reference}`,
                  onclick: () => {
                    const dialog = cancelDialog(app, booking, () => {
                      update();
                      onChange();
                      title.focus();
                    });
                    document.body.append(dialog);
                    dialog.showModal();
                  },
                },
                'Cancelar',
              ),
            )
          : null,
      ),
    );
  }

  function update(): void {
    const all = app.store.all();
    list.replaceChildren(...all.map(row));
    content.replaceChildren(all.length > 0 ? list : empty);
  }

  update();
  return h(
    'section',
    {},
    title,
    !app.store.isKept() &&
      h(
        'p',
        { class: 'notice' },
        'Este navegador não guarda dados: as reservas desaparecem ao fechar a página.',
      ),
    content,
  );
}
