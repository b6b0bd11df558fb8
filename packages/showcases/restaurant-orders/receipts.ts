import { type Day, lisbonMoment } from '../browser/day.ts';
import { hasFields } from '../browser/kept.ts';
import type { Share } from './kitchen.ts';
import { type Bill, billFor, type OrderLine, parseLines, sumBills } from './order.ts';
import { numbersIn, recordsIn } from './stored.ts';

/** In milliseconds: nobody is on the way any more to a table that asked for its bill so long ago. */
const requestEnds = 6 * 3_600_000;

export const isWaiting = ({ at }: BillRequest, now: number): boolean => now - at < requestEnds;

/** A table that would like to pay, and among how many; `at` is in milliseconds since 1970. */
export type BillRequest = { table: number; at: number; people?: number };

/**
 * What was paid, as it stood on the bill; `part` if the table still owed something after it, `parties` the guests
 * who had sent it, `shares` what of which order it was, which is owed again if the payment is void. That stays in
 * the book as `isVoid`: no number is given twice.
 */
export type Receipt = {
  number: number;
  table: number;
  paidAt: number;
  lines: OrderLine[];
  parties: number[];
  shares: Share[];
  part?: boolean;
  isVoid?: boolean;
};

/** A bill is divided among so many at most. */
export const maxPeople = 60;

/** Reads stored requests; whatever makes no sense is left out. */
export const parseRequests = (value: unknown): BillRequest[] =>
  recordsIn(value).flatMap((entry) => {
    if (!hasFields(entry, [], ['table', 'at'])) return [];
    const { table, at, people } = entry;
    const isCount = typeof people === 'number' && people >= 1 && people <= maxPeople;
    return { table, at, ...(isCount && { people: Math.round(people) }) };
  });

const parseShares = (value: unknown): Share[] =>
  recordsIn(value).flatMap((entry) =>
    hasFields(entry, [], ['number'])
      ? { number: entry.number, quantities: numbersIn(entry.quantities) }
      : [],
  );

/** Reads stored receipts; whatever makes no sense is left out. */
export const parseReceipts = (value: unknown): Receipt[] =>
  recordsIn(value).flatMap((entry) => {
    const lines = parseLines(entry.lines);
    if (!hasFields(entry, [], ['number', 'table', 'paidAt']) || lines.length === 0) return [];
    const { number, table, paidAt, part, isVoid } = entry;
    const parties = numbersIn(entry.parties);
    const shares = parseShares(entry.shares);
    const marks = { ...(part === true && { part }), ...(isVoid === true && { isVoid }) };
    return { number, table, paidAt, lines, parties, shares, ...marks };
  });

/** The restaurant's own day at an instant, wherever the clock is read. */
export const dayOf = (instant: number): Day => lisbonMoment(new Date(instant)).day;

export const isSameDay = (one: number, other: number): boolean => dayOf(one) === dayOf(other);

export const paidOnDayOf = (receipts: readonly Receipt[], now: number): Receipt[] =>
  receipts.filter(({ paidAt }) => isSameDay(paidAt, now));

/** Receipts by the day on which they were paid, the newest day first. */
export const byDay = (receipts: readonly Receipt[]): Receipt[][] =>
  [...Map.groupBy(receipts, ({ paidAt }) => dayOf(paidAt))]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([, paid]) => paid);

/** The days of the last `most` receipts, each of them whole, so that a day's sum stays what it was. */
export function keepDays(receipts: readonly Receipt[], most: number): Receipt[] {
  const days = new Set(receipts.slice(-most).map(({ paidAt }) => dayOf(paidAt)));
  return receipts.filter(({ paidAt }) => days.has(dayOf(paidAt)));
}

/** The same wish from several tickets is one line of the receipt. */
export function mergeLines(lines: readonly OrderLine[]): OrderLine[] {
  const merged = new Map<string, OrderLine>();
  for (const line of lines) {
    const key = [line.dishId, line.agreed?.price, ...line.choices].join('|');
    const quantity = (merged.get(key)?.quantity ?? 0) + line.quantity;
    const { allergy: _, ...rest } = line;
    merged.set(key, { ...rest, quantity, notes: '' });
  }
  return [...merged.values()];
}

/** What came in: a payment that was undone did not. */
export const takingsOf = (receipts: readonly Receipt[]): Bill =>
  sumBills(receipts.filter(({ isVoid }) => !isVoid).map(({ lines }) => billFor(lines)));
