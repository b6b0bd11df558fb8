import { h } from '../browser/element.ts';
import { formatCents } from '../browser/money.ts';
import { totals } from './bill-lines.ts';
import { callButton } from './dialog.ts';
import { formatHour } from './hours.ts';
import { owedLines, statusNames, type Ticket } from './kitchen.ts';
import { courses, dishes, zones } from './menu.ts';
import { billFor } from './order.ts';
import { formatMoment, receiptList } from './receipt-view.ts';
import { type BillRequest, type Receipt, takingsOf } from './receipts.ts';
import { type Undo, undoSentence } from './undo.ts';
import { words } from './words.ts';

type FloorFacts = {
  /** The tickets that are not paid. */
  owed: readonly Ticket[];
  requests: readonly BillRequest[];
  soldOut: readonly string[];
  /** What has been paid today. */
  paid: readonly Receipt[];
  /** What was paid on the days before and is still kept. */
  earlier: readonly Receipt[];
  undo: Undo | null;
};

type FloorActions = {
  onTake: (table: number) => void;
  onMove: (table: number) => void;
  onUndo: () => void;
  onPrint: (receipt: Receipt) => void;
  onExample: () => void;
  onSoldOut: (dishId: string, isSoldOut: boolean) => void;
};

function tableCard(table: number, facts: FloorFacts, actions: FloorActions): HTMLElement {
  const own = facts.owed.filter((ticket) => ticket.table === table);
  const request = facts.requests.find((entry) => entry.table === table);
  const waits = own.filter((ticket) => ticket.status !== 'served');
  return h(
    'li',
    { class: 'ticket', 'data-status': request ? 'doing' : 'todo' },
    h(
      'header',
      {},
      h('h3', {}, h('small', {}, words.bill.table), ` ${table}`),
      h(
        'p',
        { class: 'clock' },
        formatCents(billFor(owedLines(own)).total),
        h('small', {}, request ? words.staff.askedAt(formatHour(request.at)) : words.staff.seated),
      ),
    ),
    h(
      'p',
      { class: 'state' },
      waits.length === 0
        ? words.staff.allServed
        : waits
            .map((ticket) => words.staff.ticketStatus(ticket.number, statusNames[ticket.status]))
            .join(', '),
    ),
    h(
      'div',
      { class: 'moves' },
      h(
        'button',
        {
          class: 'next',
          'data-key': `take${table}`,
          onclick: () => actions.onTake(table),
        },
        words.staff.take,
        h('span', { class: 'unseen' }, words.staff.takeFrom(table)),
      ),
      h(
        'button',
        { class: 'aside', 'data-key': `move${table}`, onclick: () => actions.onMove(table) },
        words.staff.move,
        h('span', { class: 'unseen' }, words.staff.takeFrom(table)),
      ),
    ),
  );
}

function soldOutList(soldOut: readonly string[], actions: FloorActions): HTMLElement {
  return h(
    'section',
    { class: 'stock', 'aria-labelledby': 'stock-title' },
    h('h2', { id: 'stock-title' }, words.staff.soldOut, h('b', {}, String(soldOut.length))),
    h('p', { class: 'none' }, words.staff.soldOutHint),
    ...courses.map(({ id, name }) =>
      h(
        'div',
        { role: 'group', 'aria-label': name },
        h('h3', {}, name),
        h(
          'div',
          { class: 'switches' },
          ...dishes
            .filter((dish) => dish.course === id)
            .map((dish) => {
              const isGone = soldOut.includes(dish.id);
              return h(
                'button',
                {
                  'aria-pressed': String(isGone),
                  'data-key': `stock-${dish.id}`,
                  onclick: () => actions.onSoldOut(dish.id, !isGone),
                },
                dish.name,
              );
            }),
        ),
      ),
    ),
  );
}

/** What the till must hold in the evening, the tax that is in it, and each receipt to be printed again. */
function takings({ paid, earlier }: FloorFacts, onPrint: FloorActions['onPrint']): HTMLElement {
  const about =
    (hour: (instant: number) => string) =>
    ({ paidAt, part, isVoid }: Receipt) => [
      hour(paidAt),
      part && words.bill.part,
      isVoid && words.staff.void,
    ];
  return h(
    'section',
    { class: 'takings', 'aria-labelledby': 'takings-title' },
    h('h2', { id: 'takings-title' }, words.staff.takings),
    paid.some(({ isVoid }) => !isVoid)
      ? totals(takingsOf(paid))
      : h('p', { class: 'none' }, words.staff.noTakings),
    paid.length > 0 && receiptList([...paid].reverse(), about(formatHour), onPrint),
    earlier.length > 0 &&
      h(
        'details',
        { class: 'earlier' },
        h('summary', {}, words.staff.earlier),
        receiptList([...earlier].reverse(), about(formatMoment), onPrint),
      ),
  );
}

/** Draws the room as the staff see it: who wants to pay, who still eats, what has come in, what has run out. */
export function floorView(facts: FloorFacts, actions: FloorActions): (Node | string)[] {
  const tables = zones
    .flatMap((zone) => zone.tables)
    .filter((table) => facts.owed.some((ticket) => ticket.table === table));
  // Those who asked first come first; those who did not ask come after them, in the room's order.
  const asked = (table: number) =>
    facts.requests.find((request) => request.table === table)?.at ?? Number.MAX_SAFE_INTEGER;
  tables.sort((left, right) => asked(left) - asked(right));
  const { undo } = facts;
  const example = callButton(words.staff.example, 'example', actions.onExample);
  return [
    undo
      ? h(
          'p',
          { class: 'undo' },
          undoSentence(undo),
          h(
            'button',
            { class: 'plain', 'data-key': 'undo', onclick: actions.onUndo },
            words.undo.button,
          ),
        )
      : '',
    tables.length === 0
      ? h('div', { class: 'quiet' }, h('p', {}, words.staff.noBills), example)
      : h(
          'section',
          { 'aria-labelledby': 'open-title' },
          h('h2', { id: 'open-title', class: 'unseen' }, words.staff.openBills),
          h(
            'ol',
            { class: 'tables-open' },
            ...tables.map((table) => tableCard(table, facts, actions)),
          ),
          example,
        ),
    takings(facts, actions.onPrint),
    soldOutList(facts.soldOut, actions),
  ];
}
