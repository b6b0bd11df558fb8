import { describe, expect, test } from 'vitest';
import {
  formatElapsed,
  isLate,
  isOnBoard,
  isToCome,
  lastServed,
  moveTicket,
  parseTickets,
  payShares,
  putBack,
  type Share,
  sendToKitchen,
  stationOfTicket,
  type Ticket,
  takeOff,
  wholeShare,
} from './kitchen.ts';

const coffee = [{ dishId: 'cafe', quantity: 1, choices: ['tipo.normal'], notes: '' }];
const minute = 60_000;

function sent(...tables: number[]): Ticket[] {
  return tables.reduce<Ticket[]>(
    (tickets, table) => sendToKitchen(tickets, { table, party: 1 }, coffee, minute),
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
      tickets = moveTicket(tickets, 1, 1, minute);
      seen.push(tickets[0]?.status);
    }
    expect(seen).toEqual(['doing', 'ready', 'served', 'served']);
    for (let step = 0; step < 4; step++) tickets = moveTicket(tickets, 1, -1, minute);
    expect(tickets[0]?.status).toBe('todo');
  });

  test('paying cancels nothing: what is being made is still being made', () => {
    const before = moveTicket(sent(3, 3), 1, 1, minute);
    const after = payTickets(before, [1, 2]);
    expect(after.map(({ status }) => status)).toEqual(['doing', 'todo']);
  });

  test('what is taken off before it is begun leaves the board, and comes back if that is undone', () => {
    const before = sent(3);
    const { tickets } = takeOff(before, all(before, 1));
    expect(tickets.map(isOnBoard)).toEqual([false]);
    expect(putBack(tickets, before).map(isOnBoard)).toEqual([true]);
  });

  test('what is taken off while it is made stays until the cook has put it away, which serves nothing', () => {
    const begun = moveTicket(sent(3), 1, 1, minute);
    const { tickets } = takeOff(begun, all(begun, 1));
    expect(tickets.map(isOnBoard)).toEqual([true]);
    expect(tickets.map(isToCome)).toEqual([false]);
    const away = moveTicket(tickets, 1, 1, minute);
    expect(away.map(isOnBoard)).toEqual([false]);
    expect(lastServed(away, minute)).toBeNull();
    expect(putBack(away, begun)).toEqual(begun);
  });

  test('an order with something to drink goes to two places, each line to one', () => {
    const lines = [
      ...coffee,
      { dishId: 'polvo', quantity: 1, choices: ['dose.inteira'], notes: '' },
      { dishId: 'vinhao', quantity: 2, choices: ['medida.malga'], notes: '' },
    ];
    const tickets = sendToKitchen([], { table: 4, party: 1 }, lines, minute);
    expect(
      tickets.map((ticket) => [stationOfTicket(ticket), ticket.lines.map(({ dishId }) => dishId)]),
    ).toEqual([
      ['cozinha', ['polvo']],
      ['bar', ['cafe', 'vinhao']],
    ]);
    expect(tickets.map(({ number }) => number)).toEqual([1, 2]);
    expect(sendToKitchen([], { table: 4, party: 1 }, coffee, minute).map(stationOfTicket)).toEqual([
      'bar',
    ]);
  });

  test('are late from a quarter of an hour on, unless they are ready', () => {
    const [ticket] = sent(3);
    if (!ticket) throw new Error('no ticket');
    expect(isLate(ticket, 16 * minute - 1)).toBe(false);
    expect(isLate(ticket, 16 * minute)).toBe(true);
    expect(isLate({ ...ticket, status: 'ready' }, 60 * minute)).toBe(false);
    // Nobody waits for what was taken off.
    const { tickets } = takeOff([ticket], wholeShare([ticket]));
    for (const one of tickets) expect(isLate(one, 60 * minute)).toBe(false);
    expect(tickets).toHaveLength(1);
  });

  test('do not pile up for ever, and none that is owed or being made is dropped', () => {
    const open = sent(...Array.from({ length: 80 }, () => 1));
    expect(open).toHaveLength(80);
    const numbers = open.slice(0, 50).map(({ number }) => number);
    let tickets = payTickets(open, numbers);
    for (const number of numbers.slice(10)) {
      for (let step = 0; step < 3; step++) tickets = moveTicket(tickets, number, 1, minute);
    }
    tickets = sendToKitchen(tickets, { table: 2, party: 1 }, coffee, minute);
    expect(tickets).toHaveLength(60);
    expect(tickets.slice(9, 11).map(({ number }) => number)).toEqual([10, 32]);
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
