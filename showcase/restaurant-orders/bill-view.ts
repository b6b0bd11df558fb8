import { callButton, closeButton, stepper } from './dialog.ts';
import { dishArt } from './dish-art.ts';
import { h } from './element.ts';
import { statusNames, type Ticket } from './kitchen.ts';
import { findDish } from './menu.ts';
import { formatCents } from './money.ts';
import {
  type Bill,
  billFor,
  lineKey,
  linePrice,
  maxQuantity,
  type OrderLine,
  spokenChoices,
} from './order.ts';

type BillActions = {
  onTable: () => void;
  onStep: (line: OrderLine, by: number) => void;
  onSend: () => void;
  onPay: () => void;
};

/** The wishes of a line as one sentence, its note in quotation marks. */
export function lineWishes(line: OrderLine): string {
  const dish = findDish(line.dishId);
  const spoken = dish ? spokenChoices(dish, line.choices) : [];
  return [...spoken, line.notes && `«${line.notes}»`].filter(Boolean).join(' · ');
}

function lineItem(line: OrderLine, before?: HTMLElement, after?: HTMLElement): HTMLElement {
  const wishes = lineWishes(line);
  return h(
    'li',
    {},
    before,
    h(
      'span',
      { class: 'what' },
      findDish(line.dishId)?.name ?? '',
      wishes !== '' && h('small', {}, wishes),
    ),
    h('span', { class: 'sum' }, formatCents(linePrice(line))),
    after,
  );
}

/** Total first, then the tax that is in it. */
export function totals(bill: Bill): HTMLElement {
  return h(
    'dl',
    { class: 'totals' },
    h('div', { class: 'grand' }, h('dt', {}, 'Total'), h('dd', {}, formatCents(bill.total))),
    ...bill.vat.map((share) =>
      h(
        'div',
        {},
        h('dt', {}, `IVA ${share.rate} % incluído, sobre ${formatCents(share.net)}`),
        h('dd', {}, formatCents(share.vat)),
      ),
    ),
  );
}

/** Draws the bill of a table into a new element: what is still to be sent, what the kitchen has, the sum. */
export function billView(
  table: number | null,
  lines: OrderLine[],
  tickets: Ticket[],
  actions: BillActions,
  dialog?: HTMLDialogElement,
): HTMLElement {
  const all = [...lines, ...tickets.flatMap((ticket) => ticket.lines)];
  const empty = all.length === 0;
  const fresh = lines.map((line) =>
    lineItem(
      line,
      undefined,
      stepper(
        lineKey(line),
        line.quantity,
        findDish(line.dishId)?.name ?? '',
        (by) => actions.onStep(line, by),
        { min: 0, max: maxQuantity },
      ),
    ),
  );
  const sent = [...tickets]
    .reverse()
    .map((ticket) =>
      h(
        'section',
        { class: 'sent', 'data-status': ticket.status },
        h(
          'h3',
          {},
          `Pedido ${ticket.number}`,
          h('span', { class: 'status' }, statusNames[ticket.status]),
        ),
        h(
          'ul',
          {},
          ...ticket.lines.map((line) =>
            lineItem(line, h('span', { class: 'times' }, `${line.quantity} ×`)),
          ),
        ),
      ),
    );
  return h(
    'div',
    { class: 'bill' },
    h(
      'header',
      {},
      h('h2', { id: 'bill-title', tabindex: -1 }, 'A sua conta'),
      h(
        'button',
        { type: 'button', class: 'table', 'data-key': 'table', onclick: actions.onTable },
        table === null ? 'Que mesa?' : 'Mesa ',
        table !== null && h('b', {}, String(table)),
        table !== null && h('span', { class: 'unseen' }, ', mudar'),
      ),
      dialog && closeButton(dialog),
    ),
    h(
      'div',
      { class: 'paper' },
      empty &&
        h(
          'div',
          { class: 'nothing' },
          dishArt('vazio'),
          h('p', {}, h('b', {}, 'A mesa está posta.'), ' Escolha um prato e ele aparece aqui.'),
        ),
      lines.length > 0 &&
        h('section', { class: 'fresh' }, h('h3', {}, 'Por enviar'), h('ul', {}, ...fresh)),
      ...sent,
      !empty && totals(billFor(all)),
    ),
    h(
      'div',
      { class: 'actions' },
      lines.length > 0
        ? callButton('Enviar para a cozinha', 'send', actions.onSend)
        : !empty && callButton('Pedir a conta', 'pay', actions.onPay),
    ),
  );
}
