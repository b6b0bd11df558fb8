import { describe, expect, test } from 'vitest';
import { memoryShelf } from '../browser/kept.ts';
import {
  changeTable,
  formatElapsed,
  isLate,
  moveTicket,
  owedLines,
  parseTickets,
  payShares,
  type Share,
  sendToKitchen,
  stationOfTicket,
  type Ticket,
  ticketsOfTable,
  wholeShare,
} from './kitchen.ts';
import { paidOnDayOf } from './receipts.ts';
import { createStore } from './store.ts';

const coffee = [{ dishId: 'cafe', quantity: 1, choices: ['tipo.normal'], notes: '' }];
const minute = 60_000;

function sent(...tables: number[]): Ticket[] {
  return tables.reduce<Ticket[]>(
    (tickets, table) => sendToKitchen(tickets, table, coffee, minute),
    [],
  );
}

/** All of these tickets, as a sheet shows them. */
const all = (tickets: readonly Ticket[], ...numbers: number[]): Share[] =>
  wholeShare(tickets.filter(({ number }) => numbers.includes(number)));

const payTickets = (tickets: readonly Ticket[], numbers: readonly number[]) =>
  payShares(tickets, all(tickets, ...numbers)).tickets;

describe('tickets', () => {
  test('are numbered one after another and start as to be done', () => {
    expect(sent(3, 7, 3).map(({ number, table, status }) => [number, table, status])).toEqual([
      [1, 3, 'todo'],
      [2, 7, 'todo'],
      [3, 3, 'todo'],
    ]);
  });

  test('move on to served and back to the beginning, never past either end', () => {
    let tickets = sent(3);
    const seen = [];
    for (let step = 0; step < 4; step++) {
      tickets = moveTicket(tickets, 1, 1);
      seen.push(tickets[0]?.status);
    }
    expect(seen).toEqual(['doing', 'ready', 'served', 'served']);
    for (let step = 0; step < 4; step++) tickets = moveTicket(tickets, 1, -1);
    expect(tickets[0]?.status).toBe('todo');
  });

  test('a table that has paid owes nothing, the others still do', () => {
    const tickets = payTickets(sent(3, 7), [1]);
    expect(ticketsOfTable(tickets, 3)).toEqual([]);
    expect(ticketsOfTable(tickets, 7)).toHaveLength(1);
  });

  test('paying cancels nothing: what is being made is still being made', () => {
    const before = moveTicket(sent(3, 3), 1, 1);
    const after = payTickets(before, [1, 2]);
    expect(after.map(({ status }) => status)).toEqual(['doing', 'todo']);
  });

  test('what was ordered while the bill was being paid is still owed', () => {
    expect(ticketsOfTable(payTickets(sent(3, 3), [1]), 3).map(({ number }) => number)).toEqual([2]);
  });

  test('an order with something to drink goes to two places, each line to one', () => {
    const lines = [
      ...coffee,
      { dishId: 'polvo', quantity: 1, choices: ['dose.inteira'], notes: '' },
      { dishId: 'vinhao', quantity: 2, choices: ['medida.malga'], notes: '' },
    ];
    const tickets = sendToKitchen([], 4, lines, minute);
    expect(
      tickets.map((ticket) => [stationOfTicket(ticket), ticket.lines.map(({ dishId }) => dishId)]),
    ).toEqual([
      ['cozinha', ['polvo']],
      ['bar', ['cafe', 'vinhao']],
    ]);
    expect(tickets.map(({ number }) => number)).toEqual([1, 2]);
    expect(sendToKitchen([], 4, coffee, minute).map(stationOfTicket)).toEqual(['bar']);
  });

  test('are late from a quarter of an hour on, unless they are ready', () => {
    const [ticket] = sent(3);
    if (!ticket) throw new Error('no ticket');
    expect(isLate(ticket, 16 * minute - 1)).toBe(false);
    expect(isLate(ticket, 16 * minute)).toBe(true);
    expect(isLate({ ...ticket, status: 'ready' }, 60 * minute)).toBe(false);
  });

  test('do not pile up for ever, and none that is owed or being made is dropped', () => {
    const open = sent(...Array.from({ length: 80 }, () => 1));
    expect(open).toHaveLength(80);
    const numbers = open.slice(0, 50).map(({ number }) => number);
    let tickets = payTickets(open, numbers);
    for (const number of numbers.slice(0, 40)) {
      for (let step = 0; step < 3; step++) tickets = moveTicket(tickets, number, 1);
    }
    tickets = sendToKitchen(tickets, 2, coffee, minute);
    expect(tickets).toHaveLength(60);
    expect(tickets[0]?.number).toBe(22);
    expect(tickets.filter(({ status }) => status !== 'served')).toHaveLength(41);
  });

  test('come back from storage as they were, without what makes no sense', () => {
    const tickets = sent(3, 7);
    const stored: unknown = JSON.parse(JSON.stringify(tickets));
    expect(parseTickets(stored)).toEqual(tickets);
    expect(parseTickets([{ ...tickets[0], status: 'burnt' }, null, 'x', { lines: [] }])).toEqual(
      [],
    );
  });
});

test.each([
  [0, '00:00'],
  [249_000, '04:09'],
  [59 * minute + 59_999, '59:59'],
  [64 * minute + 9000, '1:04:09'],
  [-5000, '00:00'],
])('%i ms on the kitchen clock is %s', (milliseconds, text) => {
  expect(formatElapsed(milliseconds)).toBe(text);
});

describe('the store', () => {
  test('knows only tables that exist', () => {
    const shelf = memoryShelf();
    const store = createStore(shelf);
    store.sitDown(7, minute);
    expect(store.table()).toBe(7);
    shelf.write('table', 99);
    expect(store.table()).toBeNull();
  });

  test('payment makes a receipt of what was shown, once, and the bill is no longer asked for', () => {
    const store = createStore(memoryShelf());
    store.sitDown(3, minute);
    store.setTickets(sent(3, 3, 7));
    store.askForBill(3, minute);
    const shown = all(store.tickets(), 1);
    store.pay(3, shown, 2 * minute);
    expect(store.receipts()).toMatchObject([{ number: 1, table: 3, paidAt: 2 * minute }]);
    expect(store.receipts()[0]?.lines).toEqual(coffee);
    expect(ticketsOfTable(store.tickets(), 3)).toHaveLength(1);
    // A second member of staff, with the same sheet still open.
    store.pay(3, shown, 3 * minute);
    expect(store.receipts()).toHaveLength(1);
    expect(store.requests()).toEqual([]);
  });

  test('one person pays for some dishes, and the rest stays owed and asked for', () => {
    const store = createStore(memoryShelf());
    const beers = { dishId: 'fino', quantity: 3, choices: ['tamanho.fino'], notes: '' };
    store.setTickets(sendToKitchen([], 3, [...coffee, beers], minute));
    const [ticket] = store.tickets();
    if (!ticket) throw new Error('no ticket');
    const share = (coffees: number, drinks: number) => [
      { number: ticket.number, quantities: [coffees, drinks] },
    ];
    store.askForBill(3, minute);
    store.pay(3, share(1, 1), 2 * minute);
    expect(owedLines(store.tickets()).map(({ dishId, quantity }) => [dishId, quantity])).toEqual([
      ['fino', 2],
    ]);
    expect(store.tickets()[0]?.lines[1]?.quantity).toBe(3);
    expect(store.requests()).toHaveLength(1);
    // Nobody pays for more than there is, and the coffee was paid.
    store.pay(3, share(1, 9), 3 * minute);
    expect(store.receipts().map(({ lines }) => lines.map((line) => line.quantity))).toEqual([
      [1, 1],
      [2],
    ]);
    expect(store.tickets()[0]?.paid).toBe(true);
    expect(store.requests()).toEqual([]);
  });

  test('a bill goes to another table with its guests and joins the bill that is there', () => {
    const store = createStore(memoryShelf());
    store.sitDown(8, minute);
    store.setTickets(sent(8, 3, 8));
    store.askForBill(8, minute);
    store.askForBill(3, 2 * minute);
    store.changeTable(8, 3, 3 * minute);
    expect(store.table()).toBe(3);
    expect(ticketsOfTable(store.tickets(), 8)).toEqual([]);
    expect(ticketsOfTable(store.tickets(), 3)).toHaveLength(3);
    expect(store.requests()).toEqual([{ table: 3, at: minute }]);
    // What was paid at a table stays in its book.
    const paid = payTickets(sent(8, 8), [1]);
    expect(changeTable(paid, 8, 5).map(({ table }) => table)).toEqual([8, 5]);
    // The two are parted again, each as it was, but for what the kitchen has done since.
    store.setTickets(moveTicket(store.tickets(), 1, 1));
    store.undo(4 * minute);
    expect(store.table()).toBe(8);
    expect(store.tickets().map(({ table, status }) => [table, status])).toEqual([
      [8, 'doing'],
      [3, 'todo'],
      [8, 'todo'],
    ]);
    expect(store.requests()).toEqual([
      { table: 8, at: minute },
      { table: 3, at: 2 * minute },
    ]);
  });

  test('a payment can be undone for a while, and what is taken off a bill is neither owed nor paid', () => {
    const store = createStore(memoryShelf());
    store.setTickets(sent(3, 3));
    store.askForBill(3, minute, 3);
    store.takeOff(3, all(store.tickets(), 1), 2 * minute);
    expect(ticketsOfTable(store.tickets(), 3).map(({ number }) => number)).toEqual([2]);
    expect(store.tickets()[0]).toMatchObject({ status: 'todo', lines: coffee, off: [1] });
    expect(store.receipts()).toEqual([]);
    store.undo(3 * minute);
    expect(ticketsOfTable(store.tickets(), 3)).toHaveLength(2);
    store.pay(3, all(store.tickets(), 1), 3 * minute);
    store.pay(3, all(store.tickets(), 2), 4 * minute);
    // Two people paid one bill.
    expect(store.receipts().map(({ part }) => part === true)).toEqual([true, false]);
    expect(store.requests()).toEqual([]);
    expect(store.undoable(5 * minute)).toMatchObject({ kind: 'paid', table: 3, value: 90 });
    expect(store.undoable(60 * minute)).toBeNull();
    store.undo(5 * minute);
    store.undo(5 * minute);
    expect(store.receipts()).toHaveLength(1);
    expect(owedLines(store.tickets())).toEqual(coffee);
  });

  test('the day’s bills add up to the last one, also on a day of many; older ones go', () => {
    const store = createStore(memoryShelf());
    const noon = Date.UTC(2026, 4, 14, 12);
    const pay = (count: number, at: number) => {
      for (let index = 0; index < count; index += 1) {
        store.setTickets(sent(3));
        store.pay(3, all(store.tickets(), 1), at);
      }
    };
    pay(3, noon - 24 * 60 * minute);
    pay(60, noon);
    expect(store.receipts()).toHaveLength(60);
    const paid = paidOnDayOf(store.receipts(), noon + 60 * minute);
    expect(paid).toHaveLength(60);
    expect(paid.at(-1)?.number).toBe(63);
    // Midnight in Lisbon, an hour before that of the meridian in summer.
    expect(paidOnDayOf(store.receipts(), Date.UTC(2026, 4, 14, 23))).toEqual([]);
  });

  test('whoever sits down next is not thanked for another guest’s payment', () => {
    const store = createStore(memoryShelf());
    store.sitDown(3, minute);
    store.setTickets(sent(3));
    store.pay(3, all(store.tickets(), 1), 2 * minute);
    expect(store.thanks()?.number).toBe(1);
    store.sitDown(3, 3 * minute);
    expect(store.thanks()).toBeNull();
  });

  test('reads nothing it does not understand', () => {
    const shelf = memoryShelf();
    const store = createStore(shelf);
    for (const nonsense of [7, 'x', {}, [null, { table: 99 }, 'polvo']]) {
      for (const key of ['requests', 'receipts', 'soldOut', 'undo']) shelf.write(key, nonsense);
      expect(store.requests()).toEqual([]);
      expect(store.receipts()).toEqual([]);
      expect(store.undoable(0)).toBeNull();
      expect(store.soldOut().filter((id) => id !== 'polvo')).toEqual([]);
    }
  });
});
