import { find, h } from '../browser/element.ts';
import { contactLink } from '../browser/language.ts';
import { formatCents } from '../browser/money.ts';
import { openSheet } from '../browser/sheets.ts';
import type { App, Draw } from './app.ts';
import { receipt } from './booking.ts';
import { dayWords, slotWords } from './format.ts';
import { keyOf, piecesOf, type Reservation, stageOf } from './reservation.ts';
import { words } from './words.ts';

/** The visitor's own reservations. Cancelling one asks for confirmation. */
export function mountMine(app: App): Draw {
  const place = find('#mine', HTMLElement);
  let asking: string | null = null;
  let shown = '';

  const cancel = async (reservation: Reservation) => {
    asking = null;
    const kept = await app.orders.cancel(reservation, 'customer');
    app.refresh();
    // The question may have been open while the clock passed eight in the evening.
    app.say(kept ? words.mine.kept[kept] : words.mine.cancelled(reservation.code));
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
        { class: 'quiet', 'data-focus': code },
        words.mine.cancel,
        h('span', { class: 'unseen' }, words.mine.cancelWhich(code)),
      );
      first.addEventListener('click', () => ask(code, `${code}-no`));
      return h('div', { class: 'actions' }, first);
    }
    const yes = h('button', { class: 'quiet' }, words.mine.yes);
    const no = h('button', { class: 'quiet', 'data-focus': `${code}-no` }, words.mine.no);
    yes.addEventListener('click', () => void cancel(reservation));
    no.addEventListener('click', () => ask(null, code));
    // The button that keeps the reservation is now where "cancel" was.
    return h('div', { class: 'actions' }, no, yes);
  };

  return () => {
    const now = app.now();
    const { handed, cancelled, withdrawn, reservations } = app.orders.saved();
    const current = reservations
      .flatMap((reservation) => {
        const key = keyOf(reservation);
        const isCancelled = cancelled.includes(key) && ('cancelled' as const);
        const isHanded = handed.includes(key) && ('handed' as const);
        const stage = isCancelled || isHanded || stageOf(reservation, now);
        const isGone = stage === 'past' || withdrawn.includes(key);
        return isGone || reservation.byBakery ? [] : [{ reservation, stage }];
      })
      .sort((a, b) =>
        a.reservation.day + a.reservation.slot < b.reservation.day + b.reservation.slot ? -1 : 1,
      );
    const key = `${now.day} ${asking} ${current.map(({ reservation, stage }) => reservation.code + stage).join()}`;
    if (key === shown) return;
    shown = key;
    find('#mine-block', HTMLElement).dataset.empty = String(current.length === 0);
    if (current.length === 0) {
      place.replaceChildren(h('p', { class: 'small' }, words.mine.none));
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
              h('strong', {}, dayWords(reservation.day, now.day)),
              ` ${slotWords(reservation.slot)}`,
            ),
            h(
              'p',
              {},
              words.mine.summary(
                words.pieces(piecesOf(reservation.lines)),
                formatCents(reservation.totalCents),
                reservation.name,
              ),
            ),
            reservation.note && h('p', {}, h('q', {}, reservation.note)),
            h('p', { class: 'small' }, words.mine.stages[stage]),
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
  const close = h('button', { class: 'button' }, words.mine.fine);
  close.addEventListener('click', () => dialog.close());
  find('#ticket', HTMLElement).replaceChildren(
    h('h2', { id: 'done-title' }, words.mine.done),
    h('p', {}, words.mine.sayCode(reservation.name)),
    h('p', { class: 'code' }, reservation.code),
    h(
      'p',
      { class: 'when' },
      h('small', {}, words.booking.pickUp),
      `${dayWords(reservation.day, today)}, ${slotWords(reservation.slot)}`,
    ),
    receipt(reservation.lines, reservation.totalCents),
    reservation.note && h('p', {}, h('q', {}, reservation.note)),
    h('p', { class: 'small' }, words.mine.terms),
    h(
      'p',
      { class: 'small' },
      `${words.mine.studio} `,
      h('a', { href: contactLink(words.mine.subject) }, words.mine.toStudio),
    ),
    close,
  );
  dialog.addEventListener('close', () => find('#mine-title', HTMLElement).focus(), { once: true });
  openSheet(dialog);
  close.focus();
}
