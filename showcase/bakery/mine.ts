import { find, h } from '../browser/element.ts';
import { openSheet } from '../browser/sheets.ts';
import type { App, Draw } from './app.ts';
import { receipt, slotWords } from './booking.ts';
import { dayMonth, euros, pieces, relativeDay } from './format.ts';
import { piecesOf, type Reservation, type Stage, stageOf } from './reservation.ts';

const STAGE_WORDS: Readonly<Record<Stage, string>> = {
  waiting: 'Pode cancelar até às 20h da véspera.',
  baking: 'A massa já está feita: está a contar connosco.',
  ready: 'Pronta ao balcão.',
  past: '',
};

/** The visitor's own reservations; one that can still be cancelled asks once before it goes. */
export function mountMine(app: App): Draw {
  const place = find('#mine', HTMLElement);
  let asking: string | null = null;
  let shown = '';

  const cancel = (reservation: Reservation) => {
    asking = null;
    app.change({
      reservations: app.saved().reservations.filter((other) => other.code !== reservation.code),
    });
    app.say(`Reserva ${reservation.code} cancelada.`);
    find('#mine-title', HTMLElement).focus();
  };

  const ask = (code: string | null, focusOn: string) => {
    asking = code;
    app.refresh();
    place.querySelector<HTMLElement>(`[data-focus="${focusOn}"]`)?.focus();
  };

  const actions = (reservation: Reservation): HTMLElement => {
    const { code } = reservation;
    if (asking !== code) {
      const first = h(
        'button',
        { type: 'button', class: 'quiet', 'data-focus': code },
        'Cancelar',
        h('span', { class: 'unseen' }, ` a reserva ${code}`),
      );
      first.addEventListener('click', () => ask(code, `${code}-no`));
      return h('div', { class: 'actions' }, first);
    }
    const yes = h('button', { type: 'button', class: 'quiet' }, 'Sim, cancelar a reserva');
    const no = h(
      'button',
      { type: 'button', class: 'quiet', 'data-focus': `${code}-no` },
      'Não, fica marcada',
    );
    yes.addEventListener('click', () => cancel(reservation));
    no.addEventListener('click', () => ask(null, code));
    // Where "cancel" was pressed there now stands what keeps the reservation.
    return h('div', { class: 'actions' }, no, yes);
  };

  return () => {
    const now = app.now();
    const current = app
      .saved()
      .reservations.map((reservation) => ({ reservation, stage: stageOf(reservation, now) }))
      .filter(({ stage }) => stage !== 'past')
      .sort((a, b) =>
        a.reservation.day + a.reservation.slot < b.reservation.day + b.reservation.slot ? -1 : 1,
      );
    const key = `${now.day} ${asking} ${current.map(({ reservation, stage }) => reservation.code + stage).join()}`;
    if (key === shown) return;
    shown = key;
    find('#mine-block', HTMLElement).dataset.empty = String(current.length === 0);
    if (current.length === 0) {
      place.replaceChildren(
        h('p', { class: 'small' }, 'Ainda não há nenhuma. A primeira aparece aqui, com o código.'),
      );
      return;
    }
    place.replaceChildren(
      h(
        'ul',
        { class: 'own' },
        ...current.map(({ reservation, stage }) =>
          h(
            'li',
            {},
            h('b', { class: 'code' }, reservation.code),
            h(
              'p',
              {},
              h(
                'strong',
                {},
                `${relativeDay(reservation.day, now.day)}, ${dayMonth(reservation.day)}`,
              ),
              ` ${slotWords(reservation.slot)}`,
            ),
            h(
              'p',
              {},
              `${pieces(piecesOf(reservation.lines))}, ${euros(reservation.totalCents)}, em nome de ${reservation.name}`,
            ),
            h('p', { class: 'small' }, STAGE_WORDS[stage]),
            stage === 'waiting' ? actions(reservation) : null,
          ),
        ),
      ),
    );
  };
}

/** Shows the ticket of a reservation that has just been confirmed. */
export function showTicket(reservation: Reservation, today: string): void {
  const dialog = find('#done', HTMLDialogElement);
  const close = h('button', { type: 'button', class: 'button' }, 'Está bem');
  close.addEventListener('click', () => dialog.close());
  find('#ticket', HTMLElement).replaceChildren(
    h('h2', { id: 'done-title' }, 'Está marcado.'),
    h('p', {}, `${reservation.name}, diga este código ao balcão:`),
    h('p', { class: 'code' }, reservation.code),
    h(
      'p',
      { class: 'when' },
      h('small', {}, 'Para levantar'),
      `${relativeDay(reservation.day, today)}, ${dayMonth(reservation.day)}, ${slotWords(reservation.slot)}`,
    ),
    receipt(reservation.lines, reservation.totalCents),
    h(
      'p',
      { class: 'small' },
      'Paga ao balcão. Pode cancelar até às 20h da véspera, em «As minhas reservas».',
    ),
    close,
  );
  dialog.addEventListener('close', () => find('#mine-title', HTMLElement).focus(), { once: true });
  openSheet(dialog);
  close.focus();
}
