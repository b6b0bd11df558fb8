import { lisbonMoment } from '../browser/day.ts';
import { isRecord } from '../browser/kept.ts';
import type { Share } from './kitchen.ts';
import { type Bill, billFor, type OrderLine, parseLines, sumBills } from './order.ts';

/** A table that would like to pay, and among how many; `at` is in milliseconds since 1970. */
/** In milliseconds: nobody is on the way any more to a table that asked for its bill so long ago. */
const requestEnds = 6 * 3_600_000;

export const isWaiting = ({ at }: BillRequest, now: number): boolean => now - at < requestEnds;

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
export function parseRequests(value: unknown): BillRequest[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [];
    const { table, at, people } = entry;
    if (typeof table !== 'number' || typeof at !== 'number') return [];
    const isCount = typeof people === 'number' && people >= 1 && people <= maxPeople;
    return { table, at, ...(isCount && { people: Math.round(people) }) };
  });
}

function parseShares(value: unknown): Share[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (!isRecord(entry) || !Array.isArray(entry.quantities)) return [];
    const { number } = entry;
    const quantities = entry.quantities.filter((quantity) => Number.isInteger(quantity));
    return typeof number === 'number' ? { number, quantities } : [];
  });
}

/** Reads stored receipts; whatever makes no sense is left out. */
export function parseReceipts(value: unknown): Receipt[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [];
    const { number, table, paidAt } = entry;
    const lines = parseLines(entry.lines);
    if (typeof number !== 'number' || typeof table !== 'number' || typeof paidAt !== 'number') {
      return [];
    }
    const parties = Array.isArray(entry.parties)
      ? entry.parties.filter((party) => typeof party === 'number')
      : [];
    const shares = parseShares(entry.shares);
    const marks = {
      ...(entry.part === true && { part: true }),
      ...(entry.isVoid === true && { isVoid: true }),
    };
    return lines.length > 0 ? [{ number, table, paidAt, lines, parties, shares, ...marks }] : [];
  });
}

const dayInLisbon = (instant: number) => lisbonMoment(new Date(instant)).day;

/** By the restaurant's own day, wherever the clock is read. */
export const isSameDay = (one: number, other: number): boolean =>
  dayInLisbon(one) === dayInLisbon(other);

/** What was paid on the restaurant's own day, wherever the clock is read. */
export function paidOnDayOf(receipts: readonly Receipt[], now: number): Receipt[] {
  const day = dayInLisbon(now);
  return receipts.filter(({ paidAt }) => dayInLisbon(paidAt) === day);
}

/** Receipts by the day on which they were paid, the newest day first. */
export function byDay(receipts: readonly Receipt[]): Receipt[][] {
  const days = [...new Set(receipts.map(({ paidAt }) => dayInLisbon(paidAt)))].sort().reverse();
  return days.map((day) => receipts.filter(({ paidAt }) => dayInLisbon(paidAt) === day));
}

/** The days of the last `most` receipts, each of them whole, so that a day's sum stays what it was. */
export function keepDays(receipts: readonly Receipt[], most: number): Receipt[] {
  const days = new Set(receipts.slice(-most).map(({ paidAt }) => dayInLisbon(paidAt)));
  return receipts.filter(({ paidAt }) => days.has(dayInLisbon(paidAt)));
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
