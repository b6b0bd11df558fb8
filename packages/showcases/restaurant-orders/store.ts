import type { Shelf } from '../browser/kept.ts';
import { changeTable, parseTickets, payShares, type Share, type Ticket } from './kitchen.ts';
import { dishes, zones } from './menu.ts';
import { type OrderLine, parseLines } from './order.ts';
import {
  type BillRequest,
  mergeLines,
  paidOnDayOf,
  parseReceipts,
  parseRequests,
  type Receipt,
} from './receipts.ts';

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
  askForBill: (table: number, now: number) => void;
  withdrawRequest: (table: number) => void;
  /** Staff say that this is paid. What was paid before is not paid twice. */
  pay: (table: number, shares: readonly Share[], now: number) => void;
  /** The bill goes to another table, and with it the guests and their wish to pay. */
  changeTable: (from: number, to: number) => void;
  onChange: (listener: () => void) => void;
};

const tables = zones.flatMap((zone) => zone.tables);

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
    askForBill(table, now) {
      const others = store.requests().filter((request) => request.table !== table);
      save('requests')([...others, { table, at: now }]);
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
      };
      const all = [...receipts, receipt];
      const kept = Math.max(keptReceipts, paidOnDayOf(all, now).length);
      shelf.write('receipts', all.slice(-kept));
      shelf.write('tickets', tickets);
      const numbers = shares.map(({ number: each }) => each);
      const isRest = tickets.some((ticket) => numbers.includes(ticket.number) && !ticket.paid);
      if (isRest) notify();
      else store.withdrawRequest(table);
    },
    changeTable(from, to) {
      if (from === to) return;
      shelf.write('tickets', changeTable(store.tickets(), from, to));
      const requests = store
        .requests()
        .map((request) => (request.table === from ? { ...request, table: to } : request));
      const isFirst = ({ table }: BillRequest, index: number) =>
        requests.findIndex((other) => other.table === table) === index;
      shelf.write('requests', requests.filter(isFirst));
      if (store.table() === from) shelf.write('table', to);
      notify();
    },
    onChange(listener) {
      listeners.push(listener);
      shelf.onOtherTab(listener);
    },
  };
  return store;
}
