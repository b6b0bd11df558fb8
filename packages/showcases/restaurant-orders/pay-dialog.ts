import { h } from '../browser/element.ts';
import { formatCents } from '../browser/money.ts';
import { closeOnBackdrop, openSheet } from '../browser/sheets.ts';
import { totals } from './bill-lines.ts';
import { callButton, closeButton, stepper } from './dialog.ts';
import { owedLines, type Share, type Ticket, wholeShare } from './kitchen.ts';
import { findDish } from './menu.ts';
import { splitEvenly } from './money.ts';
import { billFor, linePrice } from './order.ts';
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

/** One person's part: how many of each line. Without a choice it is the whole bill. */
function itemsField(
  tickets: readonly Ticket[],
  onChange: (sum: number) => void,
): { root: HTMLElement; shares: () => Share[] } {
  const total = billFor(owedLines(tickets)).total;
  const whole = wholeShare(tickets);
  const chosen = whole.map((share) => ({ ...share, quantities: share.quantities.map(() => 0) }));
  const sentence = h('p', { 'aria-live': 'polite' }, words.pay.chooseItems);
  let sum = 0;
  const items = whole.flatMap(({ number, quantities }, place) =>
    quantities.map((owed, index) => {
      const line = tickets[place]?.lines[index];
      const name = line && findDish(line.dishId)?.name;
      if (!line || !name || owed === 0) return null;
      let quantity = 0;
      const amount = stepper(
        `item${number}.${index}`,
        0,
        name,
        (by) => {
          quantity += by;
          chosen[place]?.quantities.splice(index, 1, quantity);
          amount.show(quantity);
          sum += linePrice({ ...line, quantity: by });
          sentence.textContent =
            sum === 0
              ? words.pay.chooseItems
              : words.pay.chosen(formatCents(sum), formatCents(total - sum));
          onChange(sum);
        },
        { min: 0, max: owed },
      );
      return h('li', {}, h('span', {}, `${owed} × ${name}`), amount.root);
    }),
  );
  return {
    root: h(
      'details',
      { class: 'split items' },
      h('summary', {}, words.pay.byItem),
      h('ul', {}, ...items),
      sentence,
    ),
    shares: () => (sum === 0 ? whole : chosen),
  };
}

function unserved(tickets: readonly Ticket[]): HTMLElement | false {
  const count = tickets.filter((ticket) => ticket.status !== 'served').length;
  if (count === 0) return false;
  return h('p', { class: 'about' }, words.pay.unserved(count));
}

type Sheet = { title: string; action: HTMLElement; items?: HTMLElement };

function fill(dialog: HTMLDialogElement, tickets: readonly Ticket[], sheet: Sheet): void {
  const bill = billFor(owedLines(tickets));
  dialog.replaceChildren(
    h(
      'div',
      { class: 'pane' },
      h('h2', { id: 'pay-title', tabindex: -1, autofocus: true }, sheet.title),
      totals(bill),
      splitField(bill.total),
      sheet.items,
      unserved(tickets),
      h('div', { class: 'actions' }, sheet.action),
      closeButton(dialog),
    ),
  );
  openSheet(dialog);
}

export type PayDialog = {
  /** The guest sees what there is to pay and may ask for somebody to come. */
  ask: (table: number, tickets: readonly Ticket[], onAsk: () => void) => void;
  /** Staff take the payment of what the sheet shows, or of a part of it. */
  take: (
    table: number,
    tickets: readonly Ticket[],
    onPaid: (shares: readonly Share[]) => void,
  ) => void;
};

export function createPayDialog(dialog: HTMLDialogElement): PayDialog {
  closeOnBackdrop(dialog);
  const agree = (label: string, onAgree: () => void) =>
    callButton(label, 'agree', () => {
      dialog.close();
      onAgree();
    });
  return {
    ask: (table, tickets, onAsk) =>
      fill(dialog, tickets, {
        title: words.pay.title(table),
        action: agree(words.pay.call, onAsk),
      }),
    take(table, tickets, onPaid) {
      const action = agree(words.pay.isPaid, () => onPaid(items.shares()));
      const items = itemsField(tickets, (sum) => {
        const label = sum === 0 ? words.pay.isPaid : words.pay.partPaid(formatCents(sum));
        action.replaceChildren(h('span', {}, label));
      });
      fill(dialog, tickets, { title: words.pay.takeTitle(table), action, items: items.root });
    },
  };
}
