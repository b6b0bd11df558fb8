import { h } from '../browser/element.ts';
import { formatCents } from '../browser/money.ts';
import { lineItem, lineWishes, totals } from './bill-lines.ts';
import { callButton, closeButton, stepper } from './dialog.ts';
import { dishArt } from './dish-art.ts';
import { formatHour } from './hours.ts';
import { owedLines, statusNames, type Ticket } from './kitchen.ts';
import { billFor, lineKey, lineName, maxQuantity, type OrderLine } from './order.ts';
import { partsPaid, thanksView } from './receipt-view.ts';
import type { Receipt } from './receipts.ts';
import { words } from './words.ts';

/** What the bill of a table is drawn from. */
export type BillFacts = {
  table: number | null;
  lines: readonly OrderLine[];
  tickets: readonly Ticket[];
  soldOut: readonly string[];
  /** When the bill was asked for, or null. */
  askedAt: number | null;
  /** What these guests have paid. */
  receipts: readonly Receipt[];
  /** Why nothing can be sent at this hour, or null. */
  closed: string | null;
  /** False if the browser stores nothing: then nobody else sees an order. */
  isKept: boolean;
  /** The hour of a demonstration that does not go by the real one, or null. */
  pretendedAt: number | null;
};

export type BillActions = {
  onTable: () => void;
  onStep: (line: OrderLine, by: number) => void;
  onSend: () => void;
  onDropSoldOut: () => void;
  onAsk: () => void;
  onWithdraw: () => void;
  onPrint: (receipt: Receipt) => void;
  onLeave: () => void;
  onPretend: (isPretending: boolean) => void;
};

function freshLine(line: OrderLine, soldOut: readonly string[], actions: BillActions): HTMLElement {
  const what = [lineName(line), lineWishes(line)].filter(Boolean).join(', ');
  const amount = stepper(lineKey(line), line.quantity, what, (by) => actions.onStep(line, by), {
    min: 0,
    max: maxQuantity,
  });
  const item = lineItem(line, undefined, amount.root);
  if (soldOut.includes(line.dishId)) {
    item.querySelector('.what')?.append(h('strong', { class: 'gone' }, words.bill.gone));
  }
  return item;
}

function sentTicket(ticket: Ticket): HTMLElement {
  return h(
    'section',
    { class: 'sent', 'data-status': ticket.status },
    h(
      'h3',
      {},
      words.bill.ticket(ticket.number),
      h('span', { class: 'status' }, statusNames[ticket.status]),
    ),
    h(
      'ul',
      {},
      ...owedLines([ticket]).map((line) =>
        lineItem(line, h('span', { class: 'times' }, `${line.quantity} ×`)),
      ),
    ),
  );
}

/** Asking to pay stands on the paper, away from the place where an order was sent a moment ago. */
function askToPay(facts: BillFacts, actions: BillActions): HTMLElement {
  if (facts.askedAt === null) {
    return h('p', { class: 'ask' }, callButton(words.bill.ask, 'pay', actions.onAsk));
  }
  return h(
    'p',
    { class: 'ask' },
    h('span', {}, words.bill.asked(formatHour(facts.askedAt))),
    h(
      'button',
      { class: 'plain', 'data-key': 'withdraw', onclick: actions.onWithdraw },
      words.bill.withdraw,
    ),
  );
}

const canSend = ({ lines, closed, soldOut }: BillFacts) =>
  closed === null && !lines.some((line) => soldOut.includes(line.dishId));

function nextStep(facts: BillFacts, actions: BillActions): (HTMLElement | false)[] {
  const { lines, tickets, closed, soldOut } = facts;
  if (lines.length === 0) {
    if (tickets.length > 0) return [h('p', { class: 'rest' }, words.bill.allSent)];
    return facts.receipts.length > 0
      ? [callButton(words.bill.another, 'leave', actions.onLeave)]
      : [];
  }
  if (lines.some((line) => soldOut.includes(line.dishId))) {
    return [callButton(words.bill.drop, 'drop', actions.onDropSoldOut)];
  }
  if (closed !== null) {
    return [
      h('p', { class: 'rest' }, closed),
      callButton(words.bill.pretend, 'pretend', () => actions.onPretend(true)),
    ];
  }
  return [callButton(words.bill.send, 'send', actions.onSend)];
}

/** Draws the bill of a table into a new element: what is still to be sent, what the kitchen has, the sum. */
export function billView(
  facts: BillFacts,
  actions: BillActions,
  dialog?: HTMLDialogElement,
): HTMLElement {
  const { table, lines, tickets } = facts;
  const all = [...lines, ...owedLines(tickets)];
  const isEmpty = all.length === 0;
  const last = facts.receipts.at(-1);
  return h(
    'div',
    { class: 'bill' },
    h(
      'header',
      {},
      h('h2', { id: 'bill-title', tabindex: -1 }, words.bill.title),
      h(
        'button',
        { class: 'table', 'data-key': 'table', onclick: actions.onTable },
        table === null ? words.bill.whichTable : `${words.bill.table} `,
        table !== null && h('b', {}, String(table)),
        table !== null && h('span', { class: 'unseen' }, words.bill.change),
      ),
      dialog && closeButton(dialog),
    ),
    isEmpty && last
      ? thanksView(last, facts.receipts.slice(0, -1), actions.onPrint)
      : h(
          'div',
          { class: 'paper' },
          isEmpty &&
            h(
              'div',
              { class: 'nothing' },
              dishArt('vazio'),
              h('p', {}, h('b', {}, words.bill.laid), ` ${words.bill.pick}`),
            ),
          lines.length > 0 &&
            h(
              'section',
              { class: 'fresh' },
              h(
                'h3',
                {},
                words.bill.unsent,
                // What is owed and what may still be sent are two sums.
                tickets.length > 0 &&
                  h('span', { class: 'status' }, formatCents(billFor(lines).total)),
              ),
              h('ul', {}, ...lines.map((line) => freshLine(line, facts.soldOut, actions))),
            ),
          ...[...tickets].reverse().map(sentTicket),
          !isEmpty && totals(billFor(tickets.length > 0 ? owedLines(tickets) : lines)),
          partsPaid(facts.receipts, actions.onPrint),
          tickets.length > 0 && (lines.length === 0 || !canSend(facts)) && askToPay(facts, actions),
        ),
    !facts.isKept && h('p', { class: 'pretend' }, words.say.notKept),
    h('div', { class: 'actions' }, ...nextStep(facts, actions)),
    facts.pretendedAt !== null &&
      h(
        'p',
        { class: 'pretend' },
        words.bill.pretended(formatHour(facts.pretendedAt)),
        h(
          'button',
          {
            class: 'plain',
            'data-key': 'real',
            onclick: () => actions.onPretend(false),
          },
          words.bill.realTime,
        ),
      ),
  );
}
