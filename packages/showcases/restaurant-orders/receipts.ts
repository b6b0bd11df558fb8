import { lisbonMoment } from '../browser/day.ts';
import { isRecord } from '../browser/kept.ts';
import { type OrderLine, parseLines } from './order.ts';

/** A table that would like to pay; `at` is in milliseconds since 1970. */
export type BillRequest = { table: number; at: number };

/** What was paid, as it stood on the bill. */
export type Receipt = { number: number; table: number; paidAt: number; lines: OrderLine[] };

/** Reads stored requests; whatever makes no sense is left out. */
export function parseRequests(value: unknown): BillRequest[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [];
    const { table, at } = entry;
    return typeof table === 'number' && typeof at === 'number' ? [{ table, at }] : [];
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
    return lines.length > 0 ? [{ number, table, paidAt, lines }] : [];
  });
}

const dayInLisbon = (instant: number) => lisbonMoment(new Date(instant)).day;

/** What was paid on the restaurant's own day, wherever the clock is read. */
export function paidOnDayOf(receipts: readonly Receipt[], now: number): Receipt[] {
  const day = dayInLisbon(now);
  return receipts.filter(({ paidAt }) => dayInLisbon(paidAt) === day);
}

/** The same wish from several tickets is one line of the receipt. */
export function mergeLines(lines: readonly OrderLine[]): OrderLine[] {
  const merged = new Map<string, OrderLine>();
  for (const line of lines) {
    const key = [line.dishId, ...line.choices].join('|');
    const quantity = (merged.get(key)?.quantity ?? 0) + line.quantity;
    merged.set(key, { ...line, quantity, notes: '', allergy: false });
  }
  return [...merged.values()];
}
