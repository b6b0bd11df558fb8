import { describe, expect, test } from 'vitest';
import {
  closeTable,
  formatElapsed,
  isLate,
  moveTicket,
  parseTickets,
  sendToKitchen,
  type Ticket,
  ticketsOfTable,
} from './kitchen.ts';
import { createStore, memoryStorage } from './store.ts';

const coffee = [{ dishId: 'cafe', quantity: 1, choices: ['tipo.normal'], notes: '' }];
const minute = 60_000;

function sent(...tables: number[]): Ticket[] {
  return tables.reduce<Ticket[]>(
    (tickets, table) => sendToKitchen(tickets, table, coffee, minute),
    [],
  );
}

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
    const tickets = closeTable(sent(3, 7), 3);
    expect(ticketsOfTable(tickets, 3)).toEqual([]);
    expect(ticketsOfTable(tickets, 7)).toHaveLength(1);
  });

  test('are late from a quarter of an hour on, unless they are ready', () => {
    const [ticket] = sent(3);
    if (!ticket) throw new Error('no ticket');
    expect(isLate(ticket, 16 * minute - 1)).toBe(false);
    expect(isLate(ticket, 16 * minute)).toBe(true);
    expect(isLate({ ...ticket, status: 'ready' }, 60 * minute)).toBe(false);
  });

  test('do not pile up for ever', () => {
    const tickets = sent(...Array.from({ length: 80 }, () => 1));
    expect(tickets).toHaveLength(60);
    expect(tickets.at(-1)?.number).toBe(80);
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

test('the store knows only tables that exist', () => {
  const storage = memoryStorage();
  const store = createStore(storage);
  store.setTable(7);
  expect(store.table()).toBe(7);
  storage.write('table', 99);
  expect(store.table()).toBeNull();
});
