import { hasFields } from '../browser/kept.ts';
import { findDish } from './menu.ts';
import { agree, type OrderLine, parseLines } from './order.ts';
import { numberOrNone, numbersIn, recordsIn } from './stored.ts';
import { words } from './words.ts';

const statuses = ['todo', 'doing', 'ready', 'served'] as const;

export type Status = (typeof statuses)[number];

/**
 * One sending to the kitchen. Times are in milliseconds since 1970; `party` numbers the guests who sent it, 0 if
 * they had no telephone; `settled` counts what of each line is paid or taken off the bill, `off` what is taken
 * off alone, and `paid` is true once nothing is owed.
 */
export type Ticket = {
  number: number;
  table: number;
  party: number;
  sentAt: number;
  servedAt?: number;
  status: Status;
  lines: OrderLine[];
  settled: number[];
  off: number[];
  paid: boolean;
};

export const statusNames: Record<Status, string> = words.staff.status;

/** A ticket that waits longer than this is shown as late. */
const lateAfter = 15 * 60_000;

/** So that a browser's storage does not fill up with old evenings; what is cooked or owed always stays. */
const kept = 60;

export type Station = 'cozinha' | 'bar';

/** Whoever makes it: what is drunk never waits for what is cooked. */
export const stationOf = (line: Pick<OrderLine, 'dishId'>): Station =>
  findDish(line.dishId)?.course === 'bebidas' ? 'bar' : 'cozinha';

/** Whether the kitchen has something to do with it, and not the bar alone. */
export const hasFood = (lines: readonly OrderLine[]): boolean =>
  lines.some((line) => stationOf(line) === 'cozinha');

/** A ticket is for one station alone. */
export const stationOfTicket = ({ lines }: Ticket): Station => (hasFood(lines) ? 'cozinha' : 'bar');

/** The highest number of tickets or receipts, or 0. */
export const highestOf = (numbered: readonly { number: number }[]): number =>
  Math.max(0, ...numbered.map(({ number }) => number));

/** Writes a ticket for each station that has something to do. What it costs is agreed with it. */
export function sendToKitchen(
  tickets: readonly Ticket[],
  { table, party }: Pick<Ticket, 'table' | 'party'>,
  lines: readonly OrderLine[],
  now: number,
): Ticket[] {
  const highest = highestOf(tickets);
  const sent = (['cozinha', 'bar'] as const)
    .map((station) => lines.filter((line) => stationOf(line) === station))
    .filter((own) => own.length > 0)
    .map((own, index): Ticket => {
      const number = highest + 1 + index;
      const ticket = { number, table, party, sentAt: now, lines: own.map(agree) };
      return { ...ticket, status: 'todo', settled: [], off: [], paid: false };
    });
  const all = [...tickets, ...sent];
  const over = all.length - kept;
  const done = all.filter((ticket) => ticket.paid && !isOnBoard(ticket));
  const gone = new Set(done.slice(0, Math.max(0, over)));
  return all.filter((ticket) => !gone.has(ticket));
}

/** How many of a line somebody still waits for: what is taken off the bill before it is served is not made. */
export const quantityWanted = ({ lines, off }: Ticket, index: number): number =>
  (lines[index]?.quantity ?? 0) - (off[index] ?? 0);

/** Whether somebody still waits for any of it. */
export const isWanted = (ticket: Ticket): boolean =>
  ticket.lines.some((_, index) => quantityWanted(ticket, index) > 0);

/** What somebody still waits to be brought. */
export const isToCome = (ticket: Ticket): boolean => ticket.status !== 'served' && isWanted(ticket);

/** What nobody has begun and nobody waits for leaves the board; what is begun stays until the cook has seen it. */
export const isOnBoard = (ticket: Ticket): boolean =>
  ticket.status !== 'served' && (ticket.status !== 'todo' || isWanted(ticket));

/** Moves one ticket a step on (`1`) or back (`-1`), never past either end. */
export function moveTicket(
  tickets: readonly Ticket[],
  number: number,
  step: 1 | -1,
  now: number,
): Ticket[] {
  return tickets.map((ticket) => {
    if (ticket.number !== number) return ticket;
    const { servedAt: _, ...rest } = ticket;
    // What nobody waits for any more is put away in one step.
    const by = step === 1 && !isWanted(ticket) ? statuses.length : step;
    const place = Math.min(statuses.indexOf(ticket.status) + by, statuses.length - 1);
    const status = statuses[place] ?? ticket.status;
    const isServed = status === 'served' && isWanted(ticket);
    return { ...rest, status, ...(isServed && { servedAt: now }) };
  });
}

/** Long enough to notice a mistake. */
export const mistakeNoticed = 10 * 60_000;

/** What was served last, as long as that may have been a mistake. */
export function lastServed(tickets: readonly Ticket[], now: number): Ticket | null {
  const served = tickets
    .filter(({ servedAt }) => servedAt !== undefined && Math.abs(now - servedAt) <= mistakeNoticed)
    .sort((left, right) => (left.servedAt ?? 0) - (right.servedAt ?? 0));
  return served.at(-1) ?? null;
}

export const ticketsOfTable = (tickets: readonly Ticket[], table: number | null): Ticket[] =>
  tickets.filter((ticket) => ticket.table === table && !ticket.paid);

/** What of these tickets is still to be paid. */
export const owedLines = (tickets: readonly Ticket[]): OrderLine[] =>
  payShares(tickets, wholeShare(tickets)).lines;

const quantitiesOwed = ({ lines, settled, paid }: Ticket): number[] =>
  lines.map(({ quantity }, index) => (paid ? 0 : quantity - (settled[index] ?? 0)));

/** How many of each line of a ticket somebody pays. */
export type Share = { number: number; quantities: readonly number[] };

/** All that is owed of these tickets. */
export const wholeShare = (tickets: readonly Ticket[]): Share[] =>
  tickets.map((ticket) => ({ number: ticket.number, quantities: quantitiesOwed(ticket) }));

/** The tickets after shares were settled, and the lines that were still owed. */
type Settled = { tickets: Ticket[]; lines: OrderLine[] };

/** Pays shares, and nothing twice. What is not served yet stays with whoever is making it. */
export function payShares(tickets: readonly Ticket[], shares: readonly Share[]): Settled {
  const lines: OrderLine[] = [];
  const after = tickets.map((ticket) => {
    const share = shares.find(({ number }) => number === ticket.number);
    if (!share || ticket.paid) return ticket;
    const settled = ticket.lines.map((line, index) => {
      const before = ticket.settled[index] ?? 0;
      const quantity = Math.min(share.quantities[index] ?? 0, line.quantity - before);
      if (quantity > 0) lines.push({ ...line, quantity });
      return before + quantity;
    });
    const isPaid = ticket.lines.every(({ quantity }, index) => settled[index] === quantity);
    return { ...ticket, settled, paid: isPaid };
  });
  return { tickets: after, lines };
}

/** Takes shares off the bill. The lines stay, so that the kitchen sees what nobody waits for any more. */
export function takeOff(tickets: readonly Ticket[], shares: readonly Share[]): Settled {
  const settled = payShares(tickets, shares);
  const marked = settled.tickets.map((ticket, place) => {
    const before = tickets[place];
    if (ticket === before) return ticket;
    const off = ticket.settled.map(
      (count, index) => (ticket.off[index] ?? 0) + count - (before?.settled[index] ?? 0),
    );
    return { ...ticket, off };
  });
  return { ...settled, tickets: marked };
}

/** Owes again what was paid by a payment that is void; null if one of its tickets is not kept any more. */
export function oweAgain(tickets: readonly Ticket[], shares: readonly Share[]): Ticket[] | null {
  const isKept = ({ number, quantities }: Share) => {
    const ticket = tickets.find((other) => other.number === number);
    return quantities.every(
      (quantity, index) => quantity <= (ticket?.settled[index] ?? 0) - (ticket?.off[index] ?? 0),
    );
  };
  if (!shares.every(isKept)) return null;
  return tickets.map((ticket) => {
    const share = shares.find(({ number }) => number === ticket.number);
    if (!share?.quantities.some((quantity) => quantity > 0)) return ticket;
    const settled = ticket.settled.map((count, index) => count - (share.quantities[index] ?? 0));
    return { ...ticket, settled, paid: false };
  });
}

/** True if these tickets are at the table and still owe all that a sheet showed of them. */
export function isOwed(
  tickets: readonly Ticket[],
  table: number,
  shares: readonly Share[],
): boolean {
  return shares.every(({ number, quantities }) => {
    const ticket = tickets.find((other) => other.number === number);
    const owed = ticket?.table === table ? quantitiesOwed(ticket) : [];
    return quantities.every((quantity, index) => quantity <= (owed[index] ?? 0));
  });
}

/** Puts tickets back as they were; only how far the kitchen has come stays, but for what it only put away. */
export function putBack(tickets: readonly Ticket[], before: readonly Ticket[]): Ticket[] {
  const now = new Map(tickets.map((ticket) => [ticket.number, ticket]));
  for (const ticket of before) {
    const kept = now.get(ticket.number) ?? ticket;
    const isPutAway = kept.status === 'served' && kept.servedAt === undefined;
    const { status, servedAt } = isPutAway ? ticket : kept;
    const { servedAt: _, ...rest } = ticket;
    now.set(ticket.number, { ...rest, status, ...(servedAt !== undefined && { servedAt }) });
  }
  return [...now.values()].sort((left, right) => left.number - right.number);
}

/** What a table owes goes to another, and joins what is owed there. */
export const changeTable = (
  tickets: readonly Ticket[],
  from: number,
  to: number,
  isMoved: (ticket: Ticket) => boolean = () => true,
): Ticket[] =>
  tickets.map((ticket) =>
    ticket.table === from && !ticket.paid && isMoved(ticket) ? { ...ticket, table: to } : ticket,
  );

export const isLate = (ticket: Ticket, now: number): boolean =>
  ticket.status !== 'ready' && isWanted(ticket) && now - ticket.sentAt >= lateAfter;

/** Elapsed milliseconds as a kitchen clock: "04:09", after an hour "1:04:09". */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** Reads stored tickets; whatever makes no sense is left out. */
export const parseTickets = (value: unknown): Ticket[] =>
  recordsIn(value).flatMap((entry) => {
    const lines = parseLines(entry.lines).map(agree);
    const status = statuses.find((name) => name === entry.status);
    if (!hasFields(entry, [], ['number', 'table', 'sentAt'])) return [];
    if (!status || lines.length === 0) return [];
    const { number, table, sentAt, servedAt } = entry;
    const party = numberOrNone(entry.party);
    const [settled, off] = [numbersIn(entry.settled), numbersIn(entry.off)];
    const ticket = { number, table, party, sentAt, status, lines, settled, off };
    const served = typeof servedAt === 'number' && { servedAt };
    return { ...ticket, paid: entry.paid === true, ...served };
  });
