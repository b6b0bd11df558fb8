import { hasFields } from '../browser/kept.ts';
import { formatCents } from '../browser/money.ts';
import { mistakeNoticed, parseTickets, type Ticket } from './kitchen.ts';
import { type BillRequest, parseRequests } from './receipts.ts';
import { numberOrNone, recordsIn } from './stored.ts';
import { words } from './words.ts';

const kinds = ['paid', 'off', 'moved', 'void'] as const;

/** What staff did last to a bill, and what it was before. */
export type Undo = {
  kind: (typeof kinds)[number];
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
export function parseUndo(stored: unknown, now: number): Undo | null {
  const [entry] = recordsIn([stored]);
  const kind = kinds.find((known) => known === entry?.kind);
  if (!entry || !kind || !hasFields(entry, [], ['table', 'value', 'at'])) return null;
  const { table, value, at } = entry;
  if (Math.abs(now - at) > mistakeNoticed) return null;
  const [party, receipt] = [numberOrNone(entry.party), numberOrNone(entry.receipt)];
  const [tickets, requests] = [parseTickets(entry.tickets), parseRequests(entry.requests)];
  return { kind, table, value, at, party, receipt, tickets, requests };
}

export function undoSentence({ kind, table, value, receipt }: Undo): string {
  if (kind === 'void') return words.say.voided(receipt);
  return words.undo[kind](table, kind === 'moved' ? String(value) : formatCents(value));
}
