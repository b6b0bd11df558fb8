import { itemsOf, type Shelf } from '../browser/kept.ts';
import { exampleTickets } from './evening.ts';
import { nextOpening, takesOrders } from './hours.ts';
import {
  changeTable,
  hasFood,
  highestOf,
  isOwed,
  moveTicket,
  oweAgain,
  owedLines,
  parseTickets,
  payShares,
  putBack,
  type Share,
  type Station,
  type Status,
  sendToKitchen,
  stationOf,
  type Ticket,
  takeOff,
  ticketsOfTable,
} from './kitchen.ts';
import { dishes, zones } from './menu.ts';
import {
  addLine,
  billFor,
  changeQuantity,
  lineKey,
  type OrderLine,
  parseLines,
  quantityOf,
} from './order.ts';
import {
  type BillRequest,
  dayOf,
  isSameDay,
  keepDays,
  maxPeople,
  mergeLines,
  paidOnDayOf,
  parseReceipts,
  parseRequests,
  type Receipt,
} from './receipts.ts';
import { parseUndo, type Undo } from './undo.ts';

/** So that a browser's storage does not fill up with old evenings; the days of these stay whole. */
const keptReceipts = 40;

/** A simulated visit starts this long after opening time, when some tables are taken. */
const intoService = 72 * 60_000;

/** Why something was not done; then nothing has changed. */
export type Refusal =
  /** No orders at this hour. */
  | 'closed'
  /** It has a dish that ran out. */
  | 'soldOut'
  /** There is nothing to send, to pay, to move or to undo. */
  | 'nothing'
  | 'noTable'
  /** The guests have ordered and not yet paid. */
  | 'owing'
  /** Another bill is open at the table. */
  | 'taken'
  /** What somebody saw was paid or taken off in the meantime. */
  | 'settled'
  /** What somebody saw has changed otherwise. */
  | 'changed';

/** Null once it is done. */
type Outcome = Refusal | null;

/**
 * What is known, and the only functions that change it. Each checks every rule at the moment it is called, because a
 * dialog may have been open for long and another tab may have been quicker.
 */
export type Model = ReturnType<typeof createModel>;

const tables = zones.flatMap((zone) => zone.tables);

/** In the order in which they were made, one for each table. */
const inTurnOfAsking = (requests: readonly BillRequest[]) =>
  requests
    .toSorted((left, right) => left.at - right.at || left.table - right.table)
    .filter(
      ({ table }, index, sorted) => sorted.findIndex((other) => other.table === table) === index,
    );

const isHere = ({ table }: { table: number }) => tables.includes(table);

/**
 * What is written down, and who holds this browser. Always reads from storage, so that two tabs do not overwrite each
 * other's orders.
 */
class Books {
  readonly shelf: Shelf;
  readonly clock: () => number;

  constructor(shelf: Shelf, clock: () => number) {
    this.shelf = shelf;
    this.clock = clock;
  }

  /** Calls back when another tab has changed something. */
  onChange = (listener: () => void) => this.shelf.onOtherTab(listener);

  number = (key: string) => {
    const value = this.shelf.read(key);
    return typeof value === 'number' && Number.isFinite(value) ? value : 0;
  };

  /** In milliseconds since 1970, by the clock of the demonstration. */
  now = () => this.clock() + this.number('clock');

  isPretending = () => this.number('clock') !== 0;

  /** False if the browser stores nothing. */
  isKept = () => this.shelf.isKept();

  /** What the guests have chosen and not sent. */
  lines = () => parseLines(this.shelf.read('lines'));

  tickets = () => parseTickets(this.shelf.read('tickets')).filter(isHere);

  requests = () => parseRequests(this.shelf.read('requests')).filter(isHere);

  receipts = () => parseReceipts(this.shelf.read('receipts'));

  /** The guests who hold this browser, or who held it last. */
  lastParty = () => this.number('party');

  /** Whoever comes on another day sits down anew, once nothing is owed of what was ordered before. */
  isVisitOver = () =>
    !isSameDay(this.number('actedAt'), this.now()) &&
    !this.tickets().some((ticket) => ticket.party === this.lastParty() && !ticket.paid);

  party = () => (this.isVisitOver() ? 0 : this.lastParty());

  table = () => {
    const table = this.isVisitOver() ? null : this.shelf.read('table');
    return tables.find((known) => known === table) ?? null;
  };

  /** What these guests have paid since they sat down. */
  ownReceipts = () =>
    this.receipts().filter(
      (receipt) =>
        !receipt.isVoid &&
        receipt.number > this.number('since') &&
        // Whoever has not sat down yet has paid nothing, nor what nobody's telephone ordered.
        this.party() !== 0 &&
        (receipt.table === this.table() || receipt.parties.includes(this.party())),
    );

  /** Whether these guests have sent it. */
  isTheirs = (ticket: Ticket) => ticket.party === this.party() && this.party() !== 0;

  /** Whether guests who have left have sent it: the staff ask them for what is owed again, and not who sits there now. */
  isOfEarlierGuests = (ticket: Ticket) => ticket.party !== 0 && ticket.party !== this.party();

  /** Whether the table is theirs: they have ordered and not yet paid. */
  hasOwnBill = () => ticketsOfTable(this.tickets(), this.table()).some(this.isTheirs);

  /** The tables whose bill is open. */
  taken = () => [...new Set(this.tickets().flatMap(({ table, paid }) => (paid ? [] : table)))];

  /** The dishes that have run out today: the next day begins with all. */
  soldOut = (): string[] => {
    const isToday = this.shelf.read('soldOutDay') === dayOf(this.now());
    const ids = isToday ? itemsOf(this.shelf.read('soldOut')) : [];
    return dishes.map(({ id }) => id).filter((id) => ids.includes(id));
  };

  isSoldOut = ({ dishId }: OrderLine) => this.soldOut().includes(dishId);

  /** The last payment, removal, change of table or payment made void, while it can be undone. */
  undoable = () => {
    const undo = parseUndo(this.shelf.read('undo'), this.now());
    // What was taken off was not made: once the rest is on the table it cannot be owed again.
    const isServedSince = ({ number, status }: Ticket) =>
      status !== 'served' &&
      this.tickets().find((ticket) => ticket.number === number)?.status === 'served';
    return undo?.kind === 'off' && undo.tickets.some(isServedSince) ? null : undo;
  };

  /** Today's receipts that can still be void: what they paid can be owed again. */
  voidable = () =>
    paidOnDayOf(this.receipts(), this.now())
      .filter(
        ({ isVoid, shares }) =>
          !isVoid && shares.length > 0 && oweAgain(this.tickets(), shares) !== null,
      )
      .map((receipt) => receipt.number);

  act = () => this.shelf.write('actedAt', this.now());

  /** Only a table that owes something waits for its bill. */
  writeRequests = (requests: readonly BillRequest[]) => {
    const owing = requests.filter(({ table }) => this.taken().includes(table));
    this.shelf.write('requests', inTurnOfAsking(owing));
  };

  /** Writes the tickets, and what they were for whoever wants to undo it. */
  change = (
    what: Pick<Undo, 'kind' | 'table' | 'value'> & Partial<Undo>,
    tickets: readonly Ticket[],
  ) => {
    const changed = this.tickets().filter(
      (ticket, index) => JSON.stringify(ticket) !== JSON.stringify(tickets[index]),
    );
    const before = { at: this.now(), tickets: changed };
    const undo: Undo = { party: 0, receipt: 0, requests: [], ...what, ...before };
    this.shelf.write('undo', undo);
    this.shelf.write('tickets', tickets);
  };

  markVoid = (number: number, isVoid = true) =>
    this.shelf.write(
      'receipts',
      this.receipts().map(({ isVoid: was, ...receipt }) => {
        const isIt = receipt.number === number ? isVoid : was;
        return { ...receipt, ...(isIt && { isVoid: true }) };
      }),
    );
}

/** @param isMoved - which of the table's tickets go, if not all */
const moveBill = (
  books: Books,
  from: number,
  to: number,
  isMoved?: (ticket: Ticket) => boolean,
): Outcome => {
  if (from === to || !tables.includes(to)) return 'noTable';
  if (!books.taken().includes(from)) return 'nothing';
  const isTheirs = books.table() === from;
  const requests = books.requests().filter(({ table }) => table === from || table === to);
  books.change(
    { kind: 'moved', table: from, value: to, party: isTheirs ? books.party() : 0, requests },
    changeTable(books.tickets(), from, to, isMoved),
  );
  const follow = (request: BillRequest) =>
    request.table === from && !isMoved ? { ...request, table: to } : request;
  books.writeRequests(books.requests().map(follow));
  if (isTheirs) books.shelf.write('table', to);
  return null;
};

const undoMove = (books: Books, undo: Undo) => {
  const { table: from, value: to } = undo;
  const wasAt = new Map(undo.tickets.map((ticket) => [ticket.number, ticket.table]));
  const parties = [undo.party, ...undo.tickets.map((ticket) => ticket.party)].filter(Boolean);
  // What the guests have ordered since goes back with them.
  const goesAlong = (ticket: Ticket) => ticket.table === to && parties.includes(ticket.party);
  const tickets = books.tickets().map((ticket) => {
    const table = wasAt.get(ticket.number) ?? (goesAlong(ticket) ? from : ticket.table);
    return { ...ticket, table };
  });
  books.shelf.write('tickets', tickets);
  const isTheirs = undo.party !== 0 && undo.party === books.party() && books.table() === to;
  // Whoever holds this browser may have asked or withdrawn since; the others wait as they did.
  const mine = isTheirs ? from : to;
  const now = books.requests().find(({ table }) => table === to);
  const isNew = now !== undefined && !undo.requests.some(({ at }) => at === now.at);
  const others = books.requests().filter(({ table }) => table !== to);
  const before = undo.requests.filter(({ table }) => table !== mine || (now && !isNew));
  const own = now && isNew ? [{ ...now, table: mine }] : [];
  books.writeRequests([...others, ...before, ...own]);
  if (isTheirs) books.shelf.write('table', from);
};

/** What was paid or taken off is owed again; what was void is paid again. */
const undoSettled = (books: Books, { kind, receipt, tickets, requests }: Undo) => {
  books.shelf.write('tickets', putBack(books.tickets(), tickets));
  books.writeRequests([...requests, ...books.requests()]);
  books.markVoid(receipt, kind !== 'void');
};

/** What guests do. */
function guestActs(books: Books) {
  const { shelf } = books;
  const sitDown = (table: number | null) => {
    shelf.write('party', books.lastParty() + 1);
    books.act();
    shelf.write('since', highestOf(books.receipts()));
    shelf.write('table', table);
    return null;
  };
  const keepLines = (isKept: (line: OrderLine) => boolean) =>
    shelf.write('lines', books.lines().filter(isKept));

  return {
    /** Returns how many were added: there may be as many as can be already. */
    add(line: OrderLine): number {
      if (books.isSoldOut(line)) return 0;
      const before = books.lines();
      const after = addLine(before, line);
      shelf.write('lines', after);
      return quantityOf(after, line) - quantityOf(before, line);
    },
    /** Returns how many there are then. */
    step(line: OrderLine, by: number): number {
      if (by < 0 || !books.isSoldOut(line))
        shelf.write('lines', changeQuantity(books.lines(), lineKey(line), by));
      return quantityOf(books.lines(), line);
    },
    dropSoldOut: () => keepLines((line) => !books.isSoldOut(line)),
    /** Guests sit down, or take their own bill along. */
    chooseTable(table: number): Outcome {
      if (!tables.includes(table)) return 'noTable';
      const current = books.table();
      if (current === table) return null;
      if (current === null || !books.hasOwnBill()) return sitDown(table);
      // Only the staff join two bills.
      if (books.taken().includes(table)) return 'taken';
      // What others have ordered at the table stays there, and so does their wish to pay.
      const hasOthers = !ticketsOfTable(books.tickets(), current).every(books.isTheirs);
      return moveBill(books, current, table, hasOthers ? books.isTheirs : undefined);
    },
    leave: (): Outcome => (books.hasOwnBill() ? 'owing' : sitDown(null)),
    /** Sends all, or what one station makes. */
    send(station?: Station): Outcome {
      const table = books.table();
      const isSent = (line: OrderLine) => station === undefined || stationOf(line) === station;
      const lines = books.lines().filter(isSent);
      if (lines.length === 0) return 'nothing';
      if (table === null) return 'noTable';
      if (!takesOrders(books.now(), hasFood(lines))) return 'closed';
      if (lines.some(books.isSoldOut)) return 'soldOut';
      const guests = { table, party: books.party() };
      // Saves the sent order before it removes the unsent one, so that it cannot get lost.
      shelf.write('tickets', sendToKitchen(books.tickets(), guests, lines, books.now()));
      keepLines((line) => !isSent(line));
      books.act();
      return null;
    },
    ask(people: number): Outcome {
      const table = books.table();
      if (table === null) return 'noTable';
      if (owedLines(ticketsOfTable(books.tickets(), table)).length === 0) return 'settled';
      const others = books.requests().filter((request) => request.table !== table);
      const count = Math.min(maxPeople, Math.max(1, people));
      books.writeRequests([...others, { table, at: books.now(), people: count }]);
      return null;
    },
    withdraw: () =>
      books.writeRequests(books.requests().filter(({ table }) => table !== books.table())),
    /** Goes by an hour at which the house is open, or by the real one again. */
    pretend(isPretending: boolean): void {
      const now = books.clock();
      const offset = isPretending ? nextOpening(now) + intoService - now : 0;
      const by = offset - books.number('clock');
      // What waits has waited as long by the other clock.
      const later = (ticket: Ticket): Ticket => ({
        ...ticket,
        sentAt: ticket.sentAt + by,
        ...(ticket.servedAt !== undefined && { servedAt: ticket.servedAt + by }),
      });
      const laterRequest = (request: BillRequest) => ({ ...request, at: request.at + by });
      // What was paid today stays paid today.
      const laterReceipt = (receipt: Receipt) =>
        isSameDay(receipt.paidAt, books.now())
          ? { ...receipt, paidAt: receipt.paidAt + by }
          : receipt;
      const undo = books.undoable();
      const tickets = undo?.tickets.map(later);
      const requests = undo?.requests.map(laterRequest);
      shelf.write('undo', undo && { ...undo, at: undo.at + by, tickets, requests });
      shelf.write('receipts', books.receipts().map(laterReceipt));
      shelf.write('tickets', books.tickets().map(later));
      shelf.write('requests', books.requests().map(laterRequest));
      shelf.write('actedAt', books.number('actedAt') + by);
      shelf.write('clock', offset);
    },
  };
}

/** What kitchen and floor do. */
function staffActs(books: Books) {
  const { shelf } = books;

  /** Why these shares cannot be settled at this table, or null. */
  const whyNot = (table: number, shares: readonly Share[]): Outcome => {
    if (!shares.some(({ quantities }) => quantities.some((quantity) => quantity > 0)))
      return 'nothing';
    if (isOwed(books.tickets(), table, shares)) return null;
    return payShares(books.tickets(), shares).lines.length === 0 ? 'settled' : 'changed';
  };

  /** Settles exactly what a sheet showed. */
  const settle = (kind: 'paid' | 'off', table: number, shares: readonly Share[]): Outcome => {
    const refusal = whyNot(table, shares);
    if (refusal) return refusal;
    const before = books.tickets();
    const { tickets, lines } = (kind === 'paid' ? payShares : takeOff)(before, shares);
    const numbers = shares.map((share) => share.number);
    const isIn = ({ number }: Ticket) => numbers.includes(number);
    // A table that owes nothing of what was shown does not wait for the bill any more.
    const isWaiting = tickets.some((ticket) => isIn(ticket) && !ticket.paid);
    const requests = isWaiting ? [] : books.requests().filter((one) => one.table === table);
    const number = kind === 'paid' ? highestOf(books.receipts()) + 1 : 0;
    if (kind === 'paid') {
      const parties = [...new Set(before.filter(isIn).map(({ party }) => party))];
      if (books.party() !== 0 && parties.includes(books.party())) books.act();
      const part = ticketsOfTable(tickets, table).length > 0;
      const what = { number, table, paidAt: books.now(), lines: mergeLines(lines) };
      const receipt: Receipt = { ...what, parties, shares: [...shares], part };
      shelf.write('receipts', keepDays([...books.receipts(), receipt], keptReceipts));
    }
    books.change({ kind, table, value: billFor(lines).total, receipt: number, requests }, tickets);
    books.writeRequests(books.requests().filter((one) => isWaiting || one.table !== table));
    return null;
  };

  return {
    /** Moves a ticket on or back from where whoever pressed saw it. */
    advance(number: number, from: Status, step: 1 | -1): Outcome {
      const ticket = books.tickets().find((other) => other.number === number);
      if (ticket?.status !== from) return 'changed';
      shelf.write('tickets', moveTicket(books.tickets(), number, step, books.now()));
      return null;
    },
    pay: (table: number, shares: readonly Share[]) => settle('paid', table, shares),
    takeOff: (table: number, shares: readonly Share[]) => settle('off', table, shares),
    /** The bill goes to another table and joins the one there, and with it the guests and their wish to pay. */
    moveBill: (from: number, to: number) => moveBill(books, from, to),
    undo(): Outcome {
      const undo = books.undoable();
      if (!undo) return 'nothing';
      shelf.write('undo', null);
      (undo.kind === 'moved' ? undoMove : undoSettled)(books, undo);
      return null;
    },
    /** A payment that never was, however long ago today: its receipt is void and its bill is open again. */
    makeVoid(voided: number): Outcome {
      const before = books.tickets();
      const receipt = books.receipts().find(({ number }) => number === voided);
      const tickets = receipt && oweAgain(before, receipt.shares);
      if (!tickets || !books.voidable().includes(voided)) return 'nothing';
      const { table, lines, shares } = receipt;
      const numbers = shares.map((share) => share.number);
      // Whoever ordered it may have moved since: it is owed where they are.
      const follow = (ticket: Ticket): Ticket => {
        if (!numbers.includes(ticket.number) || ticket.party === 0) return ticket;
        const theirs = ticket.party === books.party() ? books.table() : null;
        const open = before.find((other) => other.party === ticket.party && !other.paid);
        return { ...ticket, table: theirs ?? open?.table ?? ticket.table };
      };
      const value = billFor(lines).total;
      books.change({ kind: 'void', table, value, receipt: voided }, tickets.map(follow));
      books.markVoid(voided);
      return null;
    },
    setSoldOut(dishId: string, isSoldOut: boolean): void {
      const others = books.soldOut().filter((id) => id !== dishId);
      shelf.write('soldOut', isSoldOut ? [...others, dishId] : others);
      shelf.write('soldOutDay', dayOf(books.now()));
    },
    /** Orders to try the page with, none of them at the guests' own table. */
    addExamples(): void {
      const tickets = books.tickets();
      const others = exampleTickets(books.now(), highestOf(tickets) + 1).filter(
        ({ table, lines }) => table !== books.table() && !lines.some(books.isSoldOut),
      );
      shelf.write('tickets', [...tickets, ...others]);
    },
  };
}

/** @param clock - the real time, in milliseconds since 1970 */
export function createModel(shelf: Shelf, clock: () => number) {
  const books = new Books(shelf, clock);
  return { ...books, ...guestActs(books), ...staffActs(books) };
}
