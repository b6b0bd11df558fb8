import { h } from '../browser/element.ts';
import { formatCents } from '../browser/money.ts';
import { closeOnBackdrop, openSheet } from '../browser/sheets.ts';
import { lineWishes, totals, withAllergens } from './bill-lines.ts';
import { callButton, closeButton, stepper, stop } from './dialog.ts';
import { keepFocus } from './keep-focus.ts';
import { owedLines, type Share, type Ticket, wholeShare } from './kitchen.ts';
import { splitEvenly } from './money.ts';
import { billFor, lineName, linePrice, type OrderLine } from './order.ts';
import { maxPeople } from './receipts.ts';
import { words } from './words.ts';

function splitSentence(total: number, people: number): string {
  const parts = splitEvenly(total, people);
  const [most = 0] = parts;
  const least = parts.at(-1) ?? 0;
  if (people === 1) return words.pay.alone(formatCents(total));
  if (most === least) return words.pay.everyone(formatCents(most));
  const many = parts.filter((part) => part === most).length;
  return words.pay.uneven(many, formatCents(most), people - many, formatCents(least));
}

function splitField(total: number, first: number, onSplit: (people: number) => void): HTMLElement {
  let people = first;
  const sentence = h('p', { 'aria-live': 'polite' }, splitSentence(total, people));
  const amount = stepper(
    'people',
    people,
    words.pay.people,
    (by) => {
      people += by;
      onSplit(people);
      amount.show(people);
      sentence.textContent = splitSentence(total, people);
    },
    { min: 1, max: maxPeople },
  );
  return h('div', { class: 'split' }, h('span', {}, words.pay.split), amount.root, sentence);
}

/** What sets a line apart from others of the same dish: options, price of one, and order. */
function lineDetails(line: OrderLine, owed: number, ticket: number): string {
  const price = formatCents(linePrice({ ...line, quantity: 1 }));
  return [
    lineWishes(line),
    line.allergy && withAllergens(words.menu.allergic, line),
    owed > 1 ? words.pay.each(price) : price,
    words.staff.ticket(ticket),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** One person's part: how many of each line. While it is folded and nothing chosen it is the whole bill. */
function itemsField(
  tickets: readonly Ticket[],
  off: HTMLElement,
  onChange: (sum: number, isNothing: boolean) => void,
): { root: HTMLElement; shares: () => Share[] } {
  const total = billFor(owedLines(tickets)).total;
  const whole = wholeShare(tickets);
  const chosen = whole.map((share) => ({ ...share, quantities: share.quantities.map(() => 0) }));
  const sentence = h('p', { id: 'pay-chosen', 'aria-live': 'polite' }, words.pay.chooseItems);
  let sum = 0;
  const change = () => onChange(sum, sum === 0 && root.open);
  const items = whole.flatMap(({ number, quantities }, place) =>
    quantities.map((owed, index) => {
      const line = tickets[place]?.lines[index];
      if (!line || owed === 0) return null;
      const name = lineName(line);
      let quantity = 0;
      const details = lineDetails(line, owed, number);
      const amount = stepper(
        `item${number}.${index}`,
        0,
        `${name}, ${details}`,
        (by) => {
          quantity += by;
          chosen[place]?.quantities.splice(index, 1, quantity);
          amount.show(quantity);
          sum += linePrice({ ...line, quantity: by });
          sentence.textContent =
            sum === 0
              ? words.pay.chooseItems
              : words.pay.chosen(formatCents(sum), formatCents(total - sum));
          change();
        },
        { min: 0, max: owed },
      );
      return h('li', {}, h('span', {}, `${owed} × ${name}`, h('small', {}, details)), amount.root);
    }),
  );
  const root = h(
    'details',
    { class: 'split items', ontoggle: change },
    h('summary', {}, words.pay.byItem),
    h('ul', {}, ...items),
    sentence,
    off,
  );
  change();
  return { root, shares: () => (sum === 0 ? whole : chosen) };
}

const unservedCount = (tickets: readonly Ticket[]) =>
  tickets.filter((ticket) => ticket.status !== 'served').length;

function unserved(tickets: readonly Ticket[]): HTMLElement | false {
  const count = unservedCount(tickets);
  if (count === 0) return false;
  return h('p', { class: 'about' }, words.pay.unserved(count));
}

type Sheet = {
  title: string;
  action: HTMLElement;
  people: number;
  onSplit?: (people: number) => void;
  items?: HTMLElement;
  /** What has happened since the sheet was opened before. */
  notice?: string | undefined;
};

function fill(dialog: HTMLDialogElement, tickets: readonly Ticket[], sheet: Sheet): void {
  const bill = billFor(owedLines(tickets));
  dialog.replaceChildren(
    h(
      'div',
      { class: 'pane' },
      h('h2', { id: 'pay-title', tabindex: -1, autofocus: true }, sheet.title),
      sheet.notice && h('strong', { class: 'gone' }, sheet.notice),
      totals(bill),
      splitField(bill.total, sheet.people, sheet.onSplit ?? (() => {})),
      sheet.items,
      unserved(tickets),
      h('div', { class: 'actions' }, sheet.action),
      closeButton(dialog),
    ),
  );
  if (!dialog.open) openSheet(dialog);
}

export type PayDialog = {
  /** The guest sees what there is to pay and may ask for somebody to come. */
  ask: (table: number, tickets: readonly Ticket[], onAsk: (people: number) => void) => void;
  /** What the guest has open follows the bill: the new one stands there, with the word that it has changed. */
  follow: (table: number | null, tickets: readonly Ticket[]) => void;
  /** Staff take the payment of what the sheet shows, or of a part of it, or take a part off the bill. */
  take: (
    table: number,
    tickets: readonly Ticket[],
    people: number,
    actions: Record<'onPaid' | 'onOff', (shares: readonly Share[]) => void>,
    notice?: string,
  ) => void;
};

export function createPayDialog(dialog: HTMLDialogElement): PayDialog {
  closeOnBackdrop(dialog);
  /** Draws what the guest has open anew, or null. */
  let redraw: PayDialog['follow'] | null = null;
  dialog.addEventListener('close', () => {
    redraw = null;
  });
  const agree = (label: string, onAgree: () => void) => {
    const button = callButton(label, 'agree', () => {
      if (button.ariaDisabled === 'true') return;
      dialog.close();
      onAgree();
    });
    return button;
  };
  return {
    ask(table, tickets, onAsk) {
      let people = 2;
      const show = (at: number, current: readonly Ticket[], notice?: string) =>
        fill(dialog, current, {
          title: words.pay.title(at),
          action: agree(words.pay.call, () => onAsk(people)),
          people,
          onSplit: (next) => {
            people = next;
          },
          notice,
        });
      show(table, tickets);
      const look = (at: number, of: readonly Ticket[]) =>
        [billFor(owedLines(of)).total, at, unservedCount(of)] as const;
      let shown = look(table, tickets);
      redraw = (at, current) => {
        if (!dialog.open) return;
        const [before] = shown;
        const now = look(at ?? table, current);
        const [total, to] = now;
        if (total === 0) {
          dialog.close();
          return;
        }
        if (String(now) === String(shown)) return;
        shown = now;
        const notice = total === before ? undefined : words.say.billNow(formatCents(total));
        keepFocus(dialog, 'h2', () => show(to, current, notice));
      };
    },
    follow: (table, tickets) => redraw?.(table, tickets),
    take(table, tickets, people, { onPaid, onOff }, notice) {
      const action = agree(words.pay.isPaid, () => onPaid(items.shares()));
      const off = agree(words.pay.off, () => onOff(items.shares()));
      for (const button of [action, off]) button.setAttribute('aria-describedby', 'pay-chosen');
      const items = itemsField(tickets, off, (sum, isNothing) => {
        const label = sum === 0 ? words.pay.isPaid : words.pay.partPaid(formatCents(sum));
        action.replaceChildren(h('span', {}, label));
        stop(action, isNothing);
        stop(off, sum === 0);
      });
      const title = words.pay.takeTitle(table);
      fill(dialog, tickets, { title, action, people, items: items.root, notice });
    },
  };
}
