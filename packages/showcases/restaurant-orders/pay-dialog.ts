import { h } from '../browser/element.ts';
import { formatCents } from '../browser/money.ts';
import { closeOnBackdrop, openSheet } from '../browser/sheets.ts';
import { totals } from './bill-lines.ts';
import { callButton, closeButton, stepper } from './dialog.ts';
import type { Ticket } from './kitchen.ts';
import { splitEvenly } from './money.ts';
import { type Bill, billFor } from './order.ts';
import { words } from './words.ts';

function splitSentence(total: number, people: number): string {
  const parts = splitEvenly(total, people);
  const [most = 0] = parts;
  const least = parts.at(-1) ?? 0;
  if (people === 1) return words.pay.alone(formatCents(total));
  if (most === least) return words.pay.everyone(formatCents(most));
  const many = parts.filter((part) => part === most).length;
  const { some, both } = words.pay;
  return both(some(many, formatCents(most)), some(people - many, formatCents(least)));
}

function splitField(total: number): HTMLElement {
  let people = 2;
  const sentence = h('p', { 'aria-live': 'polite' }, splitSentence(total, people));
  const amount = stepper(
    'people',
    people,
    words.pay.people,
    (by) => {
      people += by;
      amount.show(people);
      sentence.textContent = splitSentence(total, people);
    },
    { min: 1, max: 12 },
  );
  return h('div', { class: 'split' }, h('span', {}, words.pay.split), amount.root, sentence);
}

function unserved(tickets: readonly Ticket[]): HTMLElement | false {
  const count = tickets.filter((ticket) => ticket.status !== 'served').length;
  if (count === 0) return false;
  return h('p', { class: 'about' }, words.pay.unserved(count));
}

type Sheet = { title: string; action: string; onAgree: () => void };

function fill(dialog: HTMLDialogElement, tickets: readonly Ticket[], sheet: Sheet): void {
  const bill: Bill = billFor(tickets.flatMap((ticket) => ticket.lines));
  dialog.replaceChildren(
    h(
      'div',
      { class: 'pane' },
      h('h2', { id: 'pay-title', tabindex: -1, autofocus: true }, sheet.title),
      totals(bill),
      splitField(bill.total),
      unserved(tickets),
      h(
        'div',
        { class: 'actions' },
        callButton(sheet.action, 'agree', () => {
          dialog.close();
          sheet.onAgree();
        }),
      ),
      closeButton(dialog),
    ),
  );
  openSheet(dialog);
}

export type PayDialog = {
  /** The guest sees what there is to pay and may ask for somebody to come. */
  ask: (table: number, tickets: readonly Ticket[], onAsk: () => void) => void;
  /** Staff take the payment of exactly these tickets. */
  take: (table: number, tickets: readonly Ticket[], onPaid: () => void) => void;
};

export function createPayDialog(dialog: HTMLDialogElement): PayDialog {
  closeOnBackdrop(dialog);
  return {
    ask: (table, tickets, onAsk) =>
      fill(dialog, tickets, {
        title: words.pay.title(table),
        action: words.pay.call,
        onAgree: onAsk,
      }),
    take: (table, tickets, onPaid) =>
      fill(dialog, tickets, {
        title: words.pay.takeTitle(table),
        action: words.pay.isPaid,
        onAgree: onPaid,
      }),
  };
}
