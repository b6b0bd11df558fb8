import { lineWishes } from './bill-view.ts';
import { callButton } from './dialog.ts';
import { h } from './element.ts';
import { formatElapsed, isLate, type Status, statusNames, type Ticket } from './kitchen.ts';
import { findDish } from './menu.ts';

const columns: { status: Status; title: string; next: string; back?: string }[] = [
  { status: 'todo', title: 'Por fazer', next: 'Começar' },
  { status: 'doing', title: 'A preparar', next: 'Está pronto', back: 'Ainda não começou' },
  { status: 'ready', title: 'Pronto', next: 'Entregue', back: 'Ainda não está' },
];

type KitchenActions = {
  onMove: (ticket: Ticket, step: 1 | -1) => void;
  onExample: () => void;
};

function ticketCard(
  ticket: Ticket,
  column: (typeof columns)[number],
  now: number,
  actions: KitchenActions,
): HTMLElement {
  const late = isLate(ticket, now);
  const label = `mesa ${ticket.table}, pedido ${ticket.number}`;
  return h(
    'li',
    { class: 'ticket', 'data-status': ticket.status, 'data-late': late },
    h(
      'header',
      {},
      h('h3', {}, h('small', {}, 'Mesa'), ` ${ticket.table}`),
      h(
        'p',
        { class: 'clock' },
        h('time', { 'data-since': ticket.sentAt }, formatElapsed(now - ticket.sentAt)),
        h('small', {}, late ? 'atrasado' : `pedido ${ticket.number}`),
      ),
    ),
    h(
      'ul',
      {},
      ...ticket.lines.map((line) => {
        const wishes = lineWishes(line);
        return h(
          'li',
          {},
          h('b', {}, String(line.quantity)),
          h('span', {}, findDish(line.dishId)?.name ?? '', wishes !== '' && h('small', {}, wishes)),
        );
      }),
    ),
    h(
      'div',
      { class: 'moves' },
      column.back &&
        h('button', {
          type: 'button',
          class: 'back',
          'aria-label': `${column.back}: ${label}`,
          'data-key': `back${ticket.number}`,
          onclick: () => actions.onMove(ticket, -1),
        }),
      h(
        'button',
        {
          type: 'button',
          class: 'next',
          'data-key': `next${ticket.number}`,
          onclick: () => actions.onMove(ticket, 1),
        },
        column.next,
        h('span', { class: 'unseen' }, `: ${label}`),
      ),
    ),
  );
}

/** Draws the kitchen's screen: the oldest ticket stands first in each column. */
export function kitchenView(tickets: Ticket[], now: number, actions: KitchenActions): Node[] {
  const waiting = tickets.filter((ticket) => ticket.status !== 'served');
  return [
    h(
      'header',
      { class: 'pass' },
      h('h1', { tabindex: -1, id: 'kitchen-title' }, 'Cozinha'),
      h('time', { class: 'hour', 'data-hour': true }),
      h('a', { href: '#carta' }, 'Voltar à carta'),
    ),
    waiting.length === 0
      ? h(
          'div',
          { class: 'quiet' },
          h('p', {}, 'Sem pedidos. Bom momento para um café.'),
          callButton('Pôr pedidos de exemplo', 'example', actions.onExample),
        )
      : h(
          'div',
          { class: 'columns' },
          ...columns.map((column) => {
            const own = waiting
              .filter((ticket) => ticket.status === column.status)
              .sort((left, right) => left.sentAt - right.sentAt);
            return h(
              'section',
              { 'aria-labelledby': `column-${column.status}`, 'data-status': column.status },
              h(
                'h2',
                { id: `column-${column.status}` },
                column.title,
                h('b', {}, String(own.length)),
              ),
              own.length === 0
                ? h('p', { class: 'none' }, `Nada ${statusNames[column.status]}.`)
                : h('ol', {}, ...own.map((ticket) => ticketCard(ticket, column, now, actions))),
            );
          }),
        ),
  ];
}

const hour = new Intl.DateTimeFormat('pt-PT', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Lisbon',
});

/** Moves the clocks on without drawing the tickets anew. */
export function tick(kitchen: HTMLElement, now: number): void {
  for (const time of kitchen.querySelectorAll<HTMLElement>('[data-since]')) {
    time.textContent = formatElapsed(now - Number(time.dataset.since));
  }
  const clock = kitchen.querySelector('[data-hour]');
  if (clock) clock.textContent = hour.format(now);
}
