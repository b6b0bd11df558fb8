import { h } from '../browser/element.ts';
import { allergensOf } from './allergens.ts';
import { conflictOf, lineWishes, withAllergens } from './bill-lines.ts';
import { callButton } from './dialog.ts';
import { formatHour } from './hours.ts';
import {
  formatElapsed,
  isLate,
  lastServed,
  type Station,
  type Status,
  statusNames,
  type Ticket,
} from './kitchen.ts';
import { findDish } from './menu.ts';
import { allergenSentence } from './menu-view.ts';
import { lineName, type OrderLine } from './order.ts';
import { words } from './words.ts';

type Column = { status: Status; title: string; next: string; back?: string };

const { todo, doing, ready } = words.staff.columns;

const columns: Column[] = [
  { status: 'todo', ...todo },
  { status: 'doing', ...doing },
  { status: 'ready', ...ready },
];

type KitchenActions = {
  isSoldOut: (dishId: string) => boolean;
  /** `from` is where the ticket was seen. */
  onMove: (ticket: Ticket, from: Status, step: 1 | -1) => void;
  onExample: () => void;
};

/** A dish to be cooked. One with an allergy says what is in it as it is ordered. */
function ticketLine(line: OrderLine, off: number, isSoldOut: boolean): HTMLElement {
  const dish = findDish(line.dishId);
  const wishes = lineWishes(line);
  return h(
    'li',
    {},
    h('b', {}, String(line.quantity)),
    h(
      'span',
      {},
      lineName(line),
      wishes !== '' && h('small', {}, wishes),
      line.allergy &&
        dish &&
        h(
          'strong',
          { class: 'allergy' },
          `${withAllergens(words.staff.allergy, line)}. ${conflictOf(line) || allergenSentence(allergensOf(dish, line.choices))}`,
        ),
      off > 0 && h('strong', { class: 'gone' }, words.staff.off(off)),
      isSoldOut && h('strong', { class: 'gone' }, words.menu.soldOut),
    ),
  );
}

function ticketCard(
  ticket: Ticket,
  column: Column,
  now: number,
  actions: KitchenActions,
): HTMLElement {
  const late = isLate(ticket, now);
  const label = words.staff.label(ticket.table, ticket.number);
  return h(
    'li',
    { class: 'ticket', 'data-status': ticket.status, 'data-late': late },
    h(
      'header',
      {},
      h('h3', {}, h('small', {}, words.bill.table), ` ${ticket.table}`),
      h(
        'p',
        { class: 'clock' },
        h('time', { 'data-since': ticket.sentAt }, formatElapsed(now - ticket.sentAt)),
        h('small', {}, late ? words.staff.late : words.staff.ticket(ticket.number)),
      ),
    ),
    h(
      'ul',
      {},
      ...ticket.lines.map((line, index) =>
        ticketLine(
          line,
          ticket.off[index] ?? 0,
          ticket.status !== 'ready' && actions.isSoldOut(line.dishId),
        ),
      ),
    ),
    h(
      'div',
      { class: 'moves' },
      column.back &&
        h('button', {
          class: 'back',
          'aria-label': `${column.back}: ${label}`,
          'data-key': `back${ticket.number}`,
          onclick: () => actions.onMove(ticket, ticket.status, -1),
        }),
      h(
        'button',
        {
          class: 'next',
          'data-key': `next${ticket.number}`,
          onclick: () => actions.onMove(ticket, ticket.status, 1),
        },
        column.next,
        h('span', { class: 'unseen' }, `: ${label}`),
      ),
    ),
  );
}

/** What was served last leaves the board, and can come back if that was a mistake. */
function servedLast(ticket: Ticket, actions: KitchenActions): HTMLElement {
  const label = words.staff.label(ticket.table, ticket.number);
  return h(
    'p',
    { class: 'undo' },
    `${label}: ${statusNames.served}.`,
    h(
      'button',
      {
        class: 'plain',
        'data-key': 'unserve',
        onclick: () => actions.onMove(ticket, 'served', -1),
      },
      words.staff.unserve,
    ),
  );
}

/** Draws a station's screen: the oldest ticket stands first in each column. */
export function kitchenView(
  station: Station,
  tickets: readonly Ticket[],
  now: number,
  actions: KitchenActions,
): HTMLElement[] {
  const served = lastServed(tickets, now);
  const back = served ? [servedLast(served, actions)] : [];
  const waiting = tickets.filter((ticket) => ticket.status !== 'served');
  if (waiting.length === 0) {
    const quiet = h(
      'div',
      { class: 'quiet' },
      h('p', {}, words.staff.quiet[station]),
      callButton(words.staff.example, 'example', actions.onExample),
    );
    return [...back, quiet];
  }
  const board = h(
    'div',
    { class: 'columns' },
    ...columns.map((column) => {
      const own = waiting
        .filter((ticket) => ticket.status === column.status)
        .sort((left, right) => left.sentAt - right.sentAt);
      return h(
        'section',
        { 'aria-labelledby': `column-${column.status}`, 'data-status': column.status },
        h('h2', { id: `column-${column.status}` }, column.title, h('b', {}, String(own.length))),
        own.length === 0
          ? h('p', { class: 'none' }, words.staff.nothing(statusNames[column.status]))
          : h('ol', {}, ...own.map((ticket) => ticketCard(ticket, column, now, actions))),
      );
    }),
  );
  return [...back, board];
}

/** Moves the clocks on without drawing the tickets anew. */
export function tick(kitchen: HTMLElement, now: number): void {
  for (const time of kitchen.querySelectorAll<HTMLElement>('[data-since]')) {
    time.textContent = formatElapsed(now - Number(time.dataset.since));
  }
  const clock = kitchen.querySelector('[data-hour]');
  if (clock) clock.textContent = formatHour(now);
}
