import { type OrderLine, parseLines } from './order.ts';

const statuses = ['todo', 'doing', 'ready', 'served'] as const;

export type Status = (typeof statuses)[number];

/** One sending to the kitchen. `sentAt` is in milliseconds since 1970; `paid` once the table has closed. */
export type Ticket = {
  number: number;
  table: number;
  sentAt: number;
  status: Status;
  lines: OrderLine[];
  paid: boolean;
};

export const statusNames: Record<Status, string> = {
  todo: 'por fazer',
  doing: 'a preparar',
  ready: 'pronto',
  served: 'servido',
};

/** A ticket that waits longer than this is shown as late. */
const lateAfter = 15 * 60_000;

/** So that a browser's storage does not fill up with old evenings. */
const kept = 60;

export function sendToKitchen(
  tickets: readonly Ticket[],
  table: number,
  lines: OrderLine[],
  now: number,
): Ticket[] {
  const number = tickets.reduce((highest, ticket) => Math.max(highest, ticket.number), 0) + 1;
  const ticket: Ticket = { number, table, sentAt: now, status: 'todo', lines, paid: false };
  return [...tickets, ticket].slice(-kept);
}

/** Moves one ticket a step on (`1`) or back (`-1`), never past either end. */
export function moveTicket(tickets: readonly Ticket[], number: number, step: 1 | -1): Ticket[] {
  return tickets.map((ticket) =>
    ticket.number === number
      ? { ...ticket, status: statuses[statuses.indexOf(ticket.status) + step] ?? ticket.status }
      : ticket,
  );
}

export function ticketsOfTable(tickets: readonly Ticket[], table: number | null): Ticket[] {
  return tickets.filter((ticket) => ticket.table === table && !ticket.paid);
}

/** The table has paid: its tickets leave the bill, and the kitchen stops waiting for them. */
export function closeTable(tickets: readonly Ticket[], table: number): Ticket[] {
  return tickets.map((ticket) =>
    ticket.table === table ? { ...ticket, paid: true, status: 'served' } : ticket,
  );
}

export function isLate(ticket: Ticket, now: number): boolean {
  return ticket.status !== 'ready' && now - ticket.sentAt >= lateAfter;
}

/** Elapsed milliseconds as a kitchen clock: "04:09", after an hour "1:04:09". */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** Reads stored tickets; whatever makes no sense is left out. */
export function parseTickets(value: unknown): Ticket[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: Partial<Record<keyof Ticket, unknown>> | null) => {
    const lines = parseLines(entry?.lines);
    const status = statuses.find((name) => name === entry?.status);
    if (!entry || !status || lines.length === 0) return [];
    const { number, table, sentAt } = entry;
    if (typeof number !== 'number' || typeof table !== 'number' || typeof sentAt !== 'number') {
      return [];
    }
    return { number, table, sentAt, status, lines, paid: entry.paid === true };
  });
}
