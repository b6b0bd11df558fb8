import { announce, find, h } from '../browser/element.ts';
import { formatCents } from '../browser/money.ts';
import { floorView } from './floor-view.ts';
import { keepFocus } from './keep-focus.ts';
import {
  isLate,
  lastServed,
  owedLines,
  type Status,
  stationOfTicket,
  statusNames,
  type Ticket,
  ticketsOfTable,
} from './kitchen.ts';
import { kitchenView, tick } from './kitchen-view.ts';
import { createWatch } from './kitchen-watch.ts';
import type { Model, Refusal } from './model.ts';
import { billFor } from './order.ts';
import type { Paper } from './paper.ts';
import type { PayDialog } from './pay-dialog.ts';
import { paidOnDayOf } from './receipts.ts';
import {
  type StaffView,
  staffHeader,
  staffViews,
  type Waiting,
  waitingTickets,
} from './staff-view.ts';
import type { AskTable } from './table-dialog.ts';
import { undoSentence } from './undo.ts';
import { words } from './words.ts';

type Needs = {
  model: Model;
  /** Runs a task while no other tab runs one. */
  alone: (task: () => void) => void;
  askTable: AskTable;
  payment: PayDialog;
  paper: Paper;
};

export type StaffSide = {
  /** The screen that the address names, or null. */
  view: () => StaffView | null;
  draw: () => void;
  /** Once a second: moves the clocks on, and draws what time alone changes. */
  pass: () => void;
  /** Says and rings what has come in since the last call. */
  hear: () => void;
};

/** What kitchen, bar and floor see and do. */
export function createStaffSide({ model, alone, askTable, payment, paper }: Needs): StaffSide {
  const kitchen = find('.kitchen', HTMLElement);
  const watch = createWatch(() => draw());
  let notice = '';
  /** Of what the notice speaks: once that has changed, it is true no more. */
  let noticeOf = '';
  let drawnAs = '';

  const view = () => staffViews.find((name) => location.hash === `#${name}`) ?? null;
  const at = (station: string) =>
    model.tickets().filter((ticket) => stationOfTicket(ticket) === station);
  const bill = (table: number) => ticketsOfTable(model.tickets(), table);

  /** Does something, and says and shows what came of it. */
  const act = (task: () => string) =>
    alone(() => {
      notice = '';
      notice = task();
      announce(notice);
      draw();
    });

  /** What was done at the till, and what the table still owes. */
  function changeOf(table: number): string {
    const done = model.undoable();
    const rest = billFor(owedLines(bill(table))).total;
    const owes = rest > 0 && words.undo.rest(formatCents(rest));
    return [done && undoSentence(done), owes].filter(Boolean).join(' ');
  }

  const refused = (refusal: Refusal) =>
    refusal === 'settled' ? words.say.settled : words.say.changed;

  function handleTake(table: number, since?: string): void {
    const people = model.requests().find((request) => request.table === table)?.people ?? 2;
    const settle = (how: Model['pay']) => (shares: Parameters<Model['pay']>[1]) =>
      alone(() => {
        const refusal = how(table, shares);
        notice = refusal ? refused(refusal) : '';
        announce(notice || changeOf(table));
        draw();
        if (refusal === 'changed' && bill(table).length > 0) handleTake(table, notice);
      });
    const actions = { onPaid: settle(model.pay), onOff: settle(model.takeOff) };
    payment.take(table, bill(table), people, actions, since);
  }

  function handleMove(table: number): void {
    askTable(
      {
        current: table,
        title: words.tables.move(table),
        hint: words.tables.join,
        taken: model.taken(),
        isClosed: (other) => other === table,
      },
      (picked) =>
        alone(() => {
          const refusal = model.moveBill(table, picked);
          notice = refusal ? words.say.changed : '';
          announce(notice || changeOf(table));
          draw();
        }),
    );
  }

  function handleAdvance(ticket: Ticket, from: Status, step: 1 | -1): void {
    alone(() => {
      const refusal = model.advance(ticket.number, from, step);
      notice = refusal ? words.say.alreadyMoved : '';
      const moved = model.tickets().find(({ number }) => number === ticket.number);
      const said = moved && words.say.moved(moved.table, statusNames[moved.status]);
      announce(notice || (said ?? ''));
      draw();
    });
  }

  const onExample = () => alone(model.addExamples);

  function floor(waiting: Model['requests']): (Node | string)[] {
    const receipts = model.receipts();
    const paid = paidOnDayOf(receipts, model.now());
    return floorView(
      {
        owed: model.tickets().filter((ticket) => !ticket.paid),
        requests: waiting(),
        soldOut: model.soldOut(),
        paid,
        earlier: receipts.filter((receipt) => !paid.includes(receipt)),
        undo: model.undoable(),
      },
      {
        onTake: handleTake,
        onMove: handleMove,
        onUndo: () =>
          act(() => {
            const isUndone = model.undo() === null;
            return isUndone ? words.undo.done : words.say.tooLate;
          }),
        onExample,
        onPrint: paper.print,
        onSoldOut: (dishId, isSoldOut) => alone(() => model.setSoldOut(dishId, isSoldOut)),
      },
    );
  }

  function station(name: 'cozinha' | 'bar'): HTMLElement[] {
    return kitchenView(name, at(name), model.now(), {
      onMove: handleAdvance,
      isSoldOut: (dishId) => model.soldOut().includes(dishId),
      onExample,
    });
  }

  function draw(): void {
    const requests = model.requests();
    const waiting: Waiting = {
      cozinha: waitingTickets(at('cozinha')),
      bar: waitingTickets(at('bar')),
      sala: requests.length,
    };
    const sum = waiting.cozinha + waiting.bar + waiting.sala;
    const badge = find('[data-waiting]', HTMLElement);
    badge.hidden = sum === 0;
    badge.replaceChildren(String(sum), h('span', { class: 'unseen' }, words.page.waiting(sum)));
    const name = view();
    if (!name) return;
    const facts = `${name} ${JSON.stringify([model.tickets(), model.receipts(), requests])}`;
    if (notice === '') noticeOf = '';
    else if (noticeOf === '') noticeOf = facts;
    else if (noticeOf !== facts) notice = noticeOf = '';
    keepFocus(kitchen, 'h1', () => {
      const header = staffHeader(name, waiting, watch, () => {
        watch.toggle();
        draw();
      });
      const said = notice === '' ? '' : h('p', { class: 'undo' }, notice);
      const screen = name === 'sala' ? floor(() => requests) : station(name);
      kitchen.replaceChildren(header, said, ...screen);
    });
    tick(kitchen, model.now());
    drawnAs = passing();
  }

  /** What time alone changes on the screens, beside the clocks. */
  function passing(): string {
    const now = model.now();
    const late = model.tickets().filter((ticket) => isLate(ticket, now)).length;
    const served = ['cozinha', 'bar'].map((name) => lastServed(at(name), now)?.number);
    return `${late} ${model.undoable() !== null} ${served}`;
  }

  let lastNumber = model.tickets().at(-1)?.number ?? 0;
  let lastAsked = model.requests().length;

  function hear(): void {
    const fresh = model.tickets().filter(({ number }) => number > lastNumber);
    const asked = model.requests().slice(lastAsked);
    lastNumber = Math.max(lastNumber, ...fresh.map(({ number }) => number));
    lastAsked = model.requests().length;
    const name = view();
    if (!name) return;
    const [newest, request] = [fresh.at(-1), asked.at(-1)];
    if (newest) announce(words.say.newOrder(newest.table));
    if (request) announce(words.say.billAsked(request.table));
    const isForThem =
      name === 'sala' ? request : fresh.some((one) => stationOfTicket(one) === name);
    if (isForThem) watch.ring();
  }

  return {
    view,
    draw,
    pass() {
      if (passing() === drawnAs) tick(kitchen, model.now());
      else draw();
    },
    hear,
  };
}
