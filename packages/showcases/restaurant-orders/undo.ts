import { isRecord } from '../browser/kept.ts';
import { formatCents } from '../browser/money.ts';
import { mistakeNoticed, parseTickets, type Ticket } from './kitchen.ts';
import { type BillRequest, parseRequests } from './receipts.ts';
import { words } from './words.ts';

/** What staff did last to a bill, and what it was before. */
export type Undo = {
  kind: 'paid' | 'off' | 'moved' | 'void';
  table: number;
  /** Cents, or the table that the bill went to. */
  value: number;
  at: number;
  /** The guests of this browser if the bill that moved was theirs, or 0. */
  party: number;
  /** The receipt of what was paid or is void, or 0. */
  receipt: number;
  tickets: Ticket[];
  requests: BillRequest[];
};

/** Reads what can still be undone; whatever makes no sense cannot. */
export function parseUndo(entry: unknown, now: number): Undo | null {
  if (!isRecord(entry)) return null;
  const { kind, table, value, at } = entry;
  if (kind !== 'paid' && kind !== 'off' && kind !== 'moved' && kind !== 'void') return null;
  if (typeof table !== 'number' || typeof value !== 'number' || typeof at !== 'number') return null;
  if (Math.abs(now - at) > mistakeNoticed) return null;
  const count = (number: unknown) => (typeof number === 'number' ? number : 0);
  const [party, receipt] = [count(entry.party), count(entry.receipt)];
  const [tickets, requests] = [parseTickets(entry.tickets), parseRequests(entry.requests)];
  return { kind, table, value, at, party, receipt, tickets, requests };
}

export function undoSentence({ kind, table, value, receipt }: Undo): string {
  if (kind === 'void') return words.say.voided(receipt);
  return words.undo[kind](table, kind === 'moved' ? String(value) : formatCents(value));
}
