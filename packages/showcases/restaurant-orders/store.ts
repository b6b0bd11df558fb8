import type { Shelf } from '../browser/kept.ts';
import {
  changeTable,
  parseTickets,
  payShares,
  putBack,
  type Share,
  type Ticket,
  takeOff,
  ticketsOfTable,
} from './kitchen.ts';
import { dishes, zones } from './menu.ts';
import { billFor, type OrderLine, parseLines } from './order.ts';
import {
  type BillRequest,
  mergeLines,
  paidOnDayOf,
  parseReceipts,
  parseRequests,
  type Receipt,
} from './receipts.ts';
import { parseUndo, type Undo } from './undo.ts';

/** So that a browser's storage does not fill up with old evenings; those of the day always stay. */
const keptReceipts = 40;

export type Store = {
  table: () => number | null;
  lines: () => OrderLine[];
  tickets: () => Ticket[];
  requests: () => BillRequest[];
  receipts: () => Receipt[];
  /** The dishes that are off the menu until somebody puts them back. */
  soldOut: () => string[];
  /** What this table paid since its guests sat down, or null. */
  thanks: () => Receipt | null;
  /** Added to the real time, in milliseconds; see `hours.ts`. */
  clockOffset: () => number;
  sitDown: (table: number | null, now: number) => void;
  setLines: (lines: OrderLine[]) => void;
  setTickets: (tickets: Ticket[]) => void;
  setSoldOut: (dishId: string, isSoldOut: boolean) => void;
  setClockOffset: (offset: number) => void;
  askForBill: (table: number, now: number, people?: number) => void;
  withdrawRequest: (table: number) => void;
  /** Staff say that this is paid. What was paid before is not paid twice. */
  pay: (table: number, shares: readonly Share[], now: number) => void;
  /** Staff take this off the bill. */
  takeOff: (table: number, shares: readonly Share[], now: number) => void;
  /** The bill goes to another table, and with it the guests and their wish to pay. */
  changeTable: (from: number, to: number, now: number) => void;
  /** The last of these three, while it can be undone. */
  undoable: (now: number) => Undo | null;
  undo: (now: number) => void;
  onChange: (listener: () => void) => void;
};

const tables = zones.flatMap((zone) => zone.tables);

/** The first request of each table. */
const oneEach = (requests: readonly BillRequest[]) =>
  requests.filter(
    ({ table }, index) => requests.findIndex((other) => other.table === table) === index,
  );

/** Always reads from storage, so that two tabs do not overwrite each other's orders. */
export function createStore(shelf: Shelf): Store {
  const listeners: (() => void)[] = [];
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const save = (key: string) => (value: unknown) => {
    shelf.write(key, value);
    notify();
  };
  const number = (key: string) => {
    const value = shelf.read(key);
    return typeof value === 'number' && Number.isFinite(value) ? value : 0;
  };

  /** Writes the tickets, and what they were for whoever wants to undo it. */
  const change = (what: Pick<Undo, 'kind' | 'table' | 'value' | 'at'>, tickets: Ticket[]) => {
    const tables = what.kind === 'moved' ? [what.table, what.value] : [what.table];
    const undo: Undo = {
      ...what,
      guests: store.table(),
      tickets: store
        .tickets()
        .filter((before, index) => JSON.stringify(before) !== JSON.stringify(tickets[index])),
      requests: store.requests().filter(({ table }) => tables.includes(table)),
    };
    shelf.write('undo', undo);
    shelf.write('tickets', tickets);
  };
  /** A table that owes nothing of what was shown does not wait for the bill any more. */
  const settle = (table: number, shares: readonly Share[]) => {
    const numbers = shares.map(({ number: each }) => each);
    const isRest = store
      .tickets()
      .some((ticket) => numbers.includes(ticket.number) && !ticket.paid);
    if (isRest) notify();
    else store.withdrawRequest(table);
  };

  const store: Store = {
    table() {
      const table = shelf.read('table');
      return tables.find((known) => known === table) ?? null;
    },
    lines: () => parseLines(shelf.read('lines')),
    tickets: () => parseTickets(shelf.read('tickets')),
    requests: () =>
      parseRequests(shelf.read('requests')).filter(({ table }) => tables.includes(table)),
    receipts: () => parseReceipts(shelf.read('receipts')),
    soldOut() {
      const ids = shelf.read('soldOut');
      return Array.isArray(ids) ? dishes.map(({ id }) => id).filter((id) => ids.includes(id)) : [];
    },
    thanks() {
      const since = number('seatedAt');
      const own = store
        .receipts()
        .filter(({ table, paidAt }) => table === store.table() && paidAt >= since);
      return own.at(-1) ?? null;
    },
    clockOffset: () => number('clock'),
    sitDown(table, now) {
      shelf.write('seatedAt', now);
      save('table')(table);
    },
    setLines: save('lines'),
    setTickets: save('tickets'),
    setSoldOut(dishId, isSoldOut) {
      const others = store.soldOut().filter((id) => id !== dishId);
      save('soldOut')(isSoldOut ? [...others, dishId] : others);
    },
    setClockOffset: save('clock'),
    askForBill(table, now, people) {
      const others = store.requests().filter((request) => request.table !== table);
      save('requests')([...others, { table, at: now, people }]);
    },
    withdrawRequest(table) {
      save('requests')(store.requests().filter((request) => request.table !== table));
    },
    pay(table, shares, now) {
      const { tickets, paid } = payShares(store.tickets(), shares);
      if (paid.length === 0) return;
      const receipts = store.receipts();
      const receipt: Receipt = {
        number: receipts.reduce((most, other) => Math.max(most, other.number), 0) + 1,
        table,
        paidAt: now,
        lines: mergeLines(paid),
        part: ticketsOfTable(tickets, table).length > 0,
      };
      const all = [...receipts, receipt];
      const kept = Math.max(keptReceipts, paidOnDayOf(all, now).length);
      shelf.write('receipts', all.slice(-kept));
      change({ kind: 'paid', table, value: billFor(paid).total, at: now }, tickets);
      settle(table, shares);
    },
    takeOff(table, shares, now) {
      const { tickets, taken } = takeOff(store.tickets(), shares);
      if (taken.length === 0) return;
      change({ kind: 'off', table, value: billFor(taken).total, at: now }, tickets);
      settle(table, shares);
    },
    changeTable(from, to, now) {
      if (from === to) return;
      change(
        { kind: 'moved', table: from, value: to, at: now },
        changeTable(store.tickets(), from, to),
      );
      const requests = store
        .requests()
        .map((request) => (request.table === from ? { ...request, table: to } : request));
      shelf.write('requests', oneEach(requests));
      if (store.table() === from) shelf.write('table', to);
      notify();
    },
    undoable: (now) => parseUndo(shelf.read('undo'), now),
    undo(now) {
      const undo = store.undoable(now);
      if (!undo) return;
      const { kind, value, guests } = undo;
      const isMove = kind === 'moved';
      const requests = store.requests().filter(({ table }) => !isMove || table !== value);
      shelf.write('undo', null);
      shelf.write('requests', oneEach([...undo.requests, ...requests]));
      shelf.write('tickets', putBack(store.tickets(), undo.tickets));
      // What was done since would be what can be undone: the last receipt is that of this payment.
      if (kind === 'paid') shelf.write('receipts', store.receipts().slice(0, -1));
      if (isMove && store.table() === value) shelf.write('table', guests);
      notify();
    },
    onChange(listener) {
      listeners.push(listener);
      shelf.onOtherTab(listener);
    },
  };
  return store;
}
