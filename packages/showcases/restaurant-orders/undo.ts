import { isRecord } from '../browser/kept.ts';
import { formatCents } from '../browser/money.ts';
import { parseTickets, type Ticket } from './kitchen.ts';
import { type BillRequest, parseRequests } from './receipts.ts';
import { words } from './words.ts';

/** What staff did last to a bill, and what it was before. */
export type Undo = {
  kind: 'paid' | 'off' | 'moved';
  table: number;
  /** Cents, or the table that the bill went to. */
  value: number;
  at: number;
  /** Where the guests of this browser sat. */
  guests: number | null;
  tickets: Ticket[];
  requests: BillRequest[];
};

/** Long enough to notice a mistake; after that others may sit at the table. */
const undoFor = 10 * 60_000;

/** Reads what can still be undone; whatever makes no sense cannot. */
export function parseUndo(entry: unknown, now: number): Undo | null {
  if (!isRecord(entry)) return null;
  const { kind, table, value, at } = entry;
  if (kind !== 'paid' && kind !== 'off' && kind !== 'moved') return null;
  if (typeof table !== 'number' || typeof value !== 'number' || typeof at !== 'number') return null;
  if (Math.abs(now - at) > undoFor) return null;
  const guests = typeof entry.guests === 'number' ? entry.guests : null;
  const tickets = parseTickets(entry.tickets);
  return { kind, table, value, at, guests, tickets, requests: parseRequests(entry.requests) };
}

export function undoSentence({ kind, table, value }: Undo): string {
  return words.undo[kind](table, kind === 'moved' ? String(value) : formatCents(value));
}
