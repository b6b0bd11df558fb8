import { lisbonMoment } from '../browser/day.ts';
import type { Shelf } from '../browser/kept.ts';
import { exampleTickets } from './evening.ts';
import { nextOpening, takesOrders } from './hours.ts';
import {
  changeTable,
  hasFood,
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
import { addLine, billFor, changeQuantity, lineKey, type OrderLine, parseLines } from './order.ts';
import {
  type BillRequest,
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

/** All that guests, kitchen and floor know. */
type Readings = {
  /** In milliseconds since 1970, by the clock of the demonstration. */
  now: () => number;
  isPretending: () => boolean;
  /** False if the browser stores nothing. */
  isKept: () => boolean;
  table: () => number | null;
  /** What the guests have chosen and not sent. */
  lines: () => OrderLine[];
  tickets: () => Ticket[];
  requests: () => BillRequest[];
  receipts: () => Receipt[];
  /** What these guests have paid since they sat down. */
  ownReceipts: () => Receipt[];
  /** Whether the table is theirs: they have ordered and not yet paid. */
  hasOwnBill: () => boolean;
  /** Whether these guests have sent it. */
  isTheirs: (ticket: Ticket) => boolean;
  /** Whether guests who have left have sent it: the staff ask them for what is owed again, and not who sits there now. */
  isOfEarlierGuests: (ticket: Ticket) => boolean;
  /** The tables whose bill is open. */
  taken: () => number[];
  /** The dishes that have run out today: the next day begins with all. */
  soldOut: () => string[];
  /** The last payment, removal, change of table or payment made void, while it can be undone. */
  undoable: () => Undo | null;
  /** Today's receipts that can still be void: what they paid can be owed again. */
  voidable: () => number[];
};

type GuestActs = {
  /** Returns how many were added: there may be as many as can be already. */
  add: (line: OrderLine) => number;
  /** Returns how many there are then. */
  step: (line: OrderLine, by: number) => number;
  dropSoldOut: () => void;
  /** Guests sit down, or take their own bill along. */
  chooseTable: (table: number) => Outcome;
  leave: () => Outcome;
  /** Sends all, or what one station makes. */
  send: (station?: Station) => Outcome;
  ask: (people: number) => Outcome;
  withdraw: () => void;
  /** Goes by an hour at which the house is open, or by the real one again. */
  pretend: (isPretending: boolean) => void;
};

type StaffActs = {
  /** Moves a ticket on or back from where whoever pressed saw it. */
  advance: (number: number, from: Status, step: 1 | -1) => Outcome;
  /** Takes money for exactly what a sheet showed. */
  pay: (table: number, shares: readonly Share[]) => Outcome;
  takeOff: (table: number, shares: readonly Share[]) => Outcome;
  /** The bill goes to another table and joins the one there, and with it the guests and their wish to pay. */
  moveBill: (from: number, to: number) => Outcome;
  undo: () => Outcome;
  /** A payment that never was, however long ago today: its receipt is void and its bill is open again. */
  makeVoid: (receipt: number) => Outcome;
  setSoldOut: (dishId: string, isSoldOut: boolean) => void;
  /** Orders to try the page with, none of them at the guests' own table. */
  addExamples: () => void;
};

/**
 * What is known, and the only functions that change it. Each checks every rule at the moment it is called, because a
 * dialog may have been open for long and another tab may have been quicker.
 */
export type Model = Readings & GuestActs & StaffActs & { onChange: (listener: () => void) => void };

const tables = zones.flatMap((zone) => zone.tables);

/** In the order in which they were made, one for each table. */
const inTurnOfAsking = (requests: readonly BillRequest[]) =>
  [...requests]
    .sort((left, right) => left.at - right.at || left.table - right.table)
    .filter(
      ({ table }, index, sorted) => sorted.findIndex((other) => other.table === table) === index,
    );

const isHere = (table: number) => tables.includes(table);

/**
 * What is written down, and who holds this browser. Always reads from storage, so that two tabs do not overwrite each
 * other's orders.
 */
function openBooks(shelf: Shelf, clock: () => number) {
  const listeners: (() => void)[] = [];
  const onChange = (listener: () => void) => {
    listeners.push(listener);
    shelf.onOtherTab(listener);
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const number = (key: string) => {
    const value = shelf.read(key);
    return typeof value === 'number' && Number.isFinite(value) ? value : 0;
  };
  /** The guests who hold this browser, or who held it last. */
  const lastParty = () => number('party');
  /** Whoever comes on another day sits down anew, once nothing is owed of what was ordered before. */
  const isVisitOver = () =>
    !isSameDay(number('actedAt'), model.now()) &&
    !model.tickets().some((ticket) => ticket.party === lastParty() && !ticket.paid);
  const party = () => (isVisitOver() ? 0 : lastParty());
  const act = () => shelf.write('actedAt', model.now());
  /** Only a table that owes something waits for its bill. */
  const writeRequests = (requests: readonly BillRequest[]) => {
    const owing = requests.filter(({ table }) => model.taken().includes(table));
    shelf.write('requests', inTurnOfAsking(owing));
  };
  const highestReceipt = () => Math.max(0, ...model.receipts().map((receipt) => receipt.number));

  const model: Readings = {
    now: () => clock() + number('clock'),
    isPretending: () => number('clock') !== 0,
    isKept: shelf.isKept,
    table() {
      const table = isVisitOver() ? null : shelf.read('table');
      return tables.find((known) => known === table) ?? null;
    },
    lines: () => parseLines(shelf.read('lines')),
    tickets: () => parseTickets(shelf.read('tickets')).filter(({ table }) => isHere(table)),
    requests: () => parseRequests(shelf.read('requests')).filter(({ table }) => isHere(table)),
    receipts: () => parseReceipts(shelf.read('receipts')),
    ownReceipts() {
      const since = number('since');
      return model.receipts().filter(
        (receipt) =>
          !receipt.isVoid &&
          receipt.number > since &&
          // Whoever has not sat down yet has paid nothing, nor what nobody's telephone ordered.
          party() !== 0 &&
          (receipt.table === model.table() || receipt.parties.includes(party())),
      );
    },
    isTheirs: (ticket) => ticket.party === party() && party() !== 0,
    isOfEarlierGuests: (ticket) => ticket.party !== 0 && ticket.party !== party(),
    hasOwnBill: () => ticketsOfTable(model.tickets(), model.table()).some(model.isTheirs),
    taken: () => [...new Set(model.tickets().flatMap(({ table, paid }) => (paid ? [] : table)))],
    soldOut() {
      const ids = shelf.read('soldOut');
      const isToday = shelf.read('soldOutDay') === lisbonMoment(new Date(model.now())).day;
      return Array.isArray(ids) && isToday
        ? dishes.map(({ id }) => id).filter((id) => ids.includes(id))
        : [];
    },
    undoable() {
      const undo = parseUndo(shelf.read('undo'), model.now());
      // What was taken off was not made: once the rest is on the table it cannot be owed again.
      const isServedSince = ({ number, status }: Ticket) =>
        status !== 'served' &&
        model.tickets().find((ticket) => ticket.number === number)?.status === 'served';
      return undo?.kind === 'off' && undo.tickets.some(isServedSince) ? null : undo;
    },
    voidable: () =>
      paidOnDayOf(model.receipts(), model.now())
        .filter(
          ({ isVoid, shares }) =>
            !isVoid && shares.length > 0 && oweAgain(model.tickets(), shares) !== null,
        )
        .map((receipt) => receipt.number),
  };
  const writing = { shelf, clock, notify, onChange, number, lastParty, party, act, writeRequests };
  return { ...model, ...writing, highestReceipt };
}

/** What the parts below read, and what they write with. */
type Books = ReturnType<typeof openBooks>;

/** Writes the tickets, and what they were for whoever wants to undo it. */
const change = (
  model: Books,
  what: Pick<Undo, 'kind' | 'table' | 'value'> & Partial<Undo>,
  tickets: readonly Ticket[],
) => {
  const before = model.tickets();
  const changed = before.filter(
    (ticket, index) => JSON.stringify(ticket) !== JSON.stringify(tickets[index]),
  );
  const undo: Undo = {
    party: 0,
    receipt: 0,
    requests: [],
    ...what,
    at: model.now(),
    tickets: changed,
  };
  model.shelf.write('undo', undo);
  model.shelf.write('tickets', tickets);
};

/** @param isMoved - which of the table's tickets go, if not all */
const moveBill = (
  model: Books,
  from: number,
  to: number,
  isMoved?: (ticket: Ticket) => boolean,
): Outcome => {
  const { shelf, notify, party, writeRequests } = model;
  if (from === to || !isHere(to)) return 'noTable';
  if (!model.taken().includes(from)) return 'nothing';
  const isTheirs = model.table() === from;
  const requests = model.requests().filter(({ table }) => table === from || table === to);
  change(
    model,
    { kind: 'moved', table: from, value: to, party: isTheirs ? party() : 0, requests },
    changeTable(model.tickets(), from, to, isMoved),
  );
  const follow = (request: BillRequest) =>
    request.table === from && !isMoved ? { ...request, table: to } : request;
  writeRequests(model.requests().map(follow));
  if (isTheirs) shelf.write('table', to);
  notify();
  return null;
};

const undoMove = (model: Books, undo: Undo) => {
  const { shelf, party, writeRequests } = model;
  const { table: from, value: to } = undo;
  const wasAt = new Map(undo.tickets.map((ticket) => [ticket.number, ticket.table]));
  const parties = [undo.party, ...undo.tickets.map((ticket) => ticket.party)].filter(Boolean);
  // What the guests have ordered since goes back with them.
  const goesAlong = (ticket: Ticket) => ticket.table === to && parties.includes(ticket.party);
  const tickets = model.tickets().map((ticket) => {
    const table = wasAt.get(ticket.number) ?? (goesAlong(ticket) ? from : ticket.table);
    return { ...ticket, table };
  });
  shelf.write('tickets', tickets);
  const isTheirs = undo.party !== 0 && undo.party === party() && model.table() === to;
  // Whoever holds this browser may have asked or withdrawn since; the others wait as they did.
  const mine = isTheirs ? from : to;
  const now = model.requests().find(({ table }) => table === to);
  const isNew = now !== undefined && !undo.requests.some(({ at }) => at === now.at);
  const others = model.requests().filter(({ table }) => table !== to);
  const before = undo.requests.filter(({ table }) => table !== mine || (now && !isNew));
  const own = now && isNew ? [{ ...now, table: mine }] : [];
  writeRequests([...others, ...before, ...own]);
  if (isTheirs) shelf.write('table', from);
};

const undoPayment = (model: Books, undo: Undo) => {
  const { shelf, writeRequests } = model;
  shelf.write('tickets', putBack(model.tickets(), undo.tickets));
  writeRequests([...undo.requests, ...model.requests()]);
  markVoid(model, undo.receipt);
};

const undoVoid = (model: Books, undo: Undo) => {
  const { shelf, writeRequests } = model;
  shelf.write('tickets', putBack(model.tickets(), undo.tickets));
  writeRequests(model.requests());
  markVoid(model, undo.receipt, false);
};

const markVoid = (model: Books, number: number, isVoid = true) =>
  model.shelf.write(
    'receipts',
    model.receipts().map(({ isVoid: was, ...receipt }) => {
      const isIt = receipt.number === number ? isVoid : was;
      return { ...receipt, ...(isIt && { isVoid: true }) };
    }),
  );

/** What guests do. */
function guestActs(model: Books): GuestActs {
  const { shelf, clock, notify, number, lastParty, party, act, writeRequests, highestReceipt } =
    model;
  const sitDown = (table: number | null) => {
    shelf.write('party', lastParty() + 1);
    act();
    shelf.write('since', highestReceipt());
    shelf.write('table', table);
    notify();
  };

  return {
    add(line) {
      if (model.soldOut().includes(line.dishId)) return 0;
      const amount = (lines: readonly OrderLine[]) =>
        lines.find((other) => lineKey(other) === lineKey(line))?.quantity ?? 0;
      const before = model.lines();
      const after = addLine(before, line);
      shelf.write('lines', after);
      notify();
      return amount(after) - amount(before);
    },
    step(line, by) {
      const isMore = by > 0 && model.soldOut().includes(line.dishId);
      if (!isMore) shelf.write('lines', changeQuantity(model.lines(), lineKey(line), by));
      notify();
      return model.lines().find((other) => lineKey(other) === lineKey(line))?.quantity ?? 0;
    },
    dropSoldOut() {
      const gone = model.soldOut();
      shelf.write(
        'lines',
        model.lines().filter(({ dishId }) => !gone.includes(dishId)),
      );
      notify();
    },
    chooseTable(table) {
      if (!isHere(table)) return 'noTable';
      const current = model.table();
      if (current === table) return null;
      if (current === null || !model.hasOwnBill()) {
        sitDown(table);
        return null;
      }
      // Only the staff join two bills.
      if (model.taken().includes(table)) return 'taken';
      // What others have ordered at the table stays there, and so does their wish to pay.
      const hasOthers = !ticketsOfTable(model.tickets(), current).every(model.isTheirs);
      return moveBill(model, current, table, hasOthers ? model.isTheirs : undefined);
    },
    leave() {
      if (model.hasOwnBill()) return 'owing';
      sitDown(null);
      return null;
    },
    send(station) {
      const table = model.table();
      const isSent = (line: OrderLine) => station === undefined || stationOf(line) === station;
      const lines = model.lines().filter(isSent);
      if (lines.length === 0) return 'nothing';
      if (table === null) return 'noTable';
      if (!takesOrders(model.now(), hasFood(lines))) return 'closed';
      if (lines.some(({ dishId }) => model.soldOut().includes(dishId))) return 'soldOut';
      // Saves the sent order before it removes the unsent one, so that it cannot get lost.
      shelf.write(
        'tickets',
        sendToKitchen(model.tickets(), { table, party: party() }, lines, model.now()),
      );
      shelf.write(
        'lines',
        model.lines().filter((line) => !isSent(line)),
      );
      act();
      notify();
      return null;
    },
    ask(people) {
      const table = model.table();
      if (table === null) return 'noTable';
      if (owedLines(ticketsOfTable(model.tickets(), table)).length === 0) return 'settled';
      const others = model.requests().filter((request) => request.table !== table);
      const count = Math.min(maxPeople, Math.max(1, people));
      writeRequests([...others, { table, at: model.now(), people: count }]);
      notify();
      return null;
    },
    withdraw() {
      writeRequests(model.requests().filter(({ table }) => table !== model.table()));
      notify();
    },
    pretend(isPretending) {
      const offset = isPretending ? nextOpening(clock()) + intoService - clock() : 0;
      const by = offset - number('clock');
      // What waits has waited as long by the other clock.
      const later = (ticket: Ticket): Ticket => ({
        ...ticket,
        sentAt: ticket.sentAt + by,
        ...(ticket.servedAt !== undefined && { servedAt: ticket.servedAt + by }),
      });
      const laterRequest = (request: BillRequest) => ({ ...request, at: request.at + by });
      const undo = model.undoable();
      // What was paid today stays paid today.
      const laterReceipt = (receipt: Receipt) =>
        isSameDay(receipt.paidAt, model.now())
          ? { ...receipt, paidAt: receipt.paidAt + by }
          : receipt;
      shelf.write('receipts', model.receipts().map(laterReceipt));
      shelf.write('tickets', model.tickets().map(later));
      shelf.write('requests', model.requests().map(laterRequest));
      shelf.write(
        'undo',
        undo && {
          ...undo,
          at: undo.at + by,
          tickets: undo.tickets.map(later),
          requests: undo.requests.map(laterRequest),
        },
      );
      shelf.write('actedAt', number('actedAt') + by);
      shelf.write('clock', offset);
      notify();
    },
  };
}

/** What kitchen and floor do. */
function staffActs(model: Books): StaffActs {
  const { shelf, notify, party, act, writeRequests, highestReceipt } = model;
  /** A table that owes nothing of what was shown does not wait for the bill any more: its request, if so. */
  const requestMet = (table: number, shares: readonly Share[], tickets: readonly Ticket[]) => {
    const numbers = shares.map((share) => share.number);
    const isRest = tickets.some((ticket) => numbers.includes(ticket.number) && !ticket.paid);
    return isRest ? [] : model.requests().filter((request) => request.table === table);
  };
  const removeRequests = (gone: readonly BillRequest[]) =>
    writeRequests(model.requests().filter(({ table }) => !gone.some((one) => one.table === table)));

  /** Why these shares cannot be settled at this table, or null. */
  const whyNot = (table: number, shares: readonly Share[]): Outcome => {
    if (!shares.some(({ quantities }) => quantities.some((quantity) => quantity > 0)))
      return 'nothing';
    if (isOwed(model.tickets(), table, shares)) return null;
    return payShares(model.tickets(), shares).paid.length === 0 ? 'settled' : 'changed';
  };

  return {
    advance(ticketNumber, from, step) {
      const ticket = model.tickets().find((other) => other.number === ticketNumber);
      if (ticket?.status !== from) return 'changed';
      shelf.write('tickets', moveTicket(model.tickets(), ticketNumber, step, model.now()));
      notify();
      return null;
    },
    pay(table, shares) {
      const refusal = whyNot(table, shares);
      if (refusal) return refusal;
      const before = model.tickets();
      const { tickets, paid } = payShares(before, shares);
      const numbers = shares.map((share) => share.number);
      const receipt: Receipt = {
        number: highestReceipt() + 1,
        table,
        paidAt: model.now(),
        lines: mergeLines(paid),
        parties: [
          ...new Set(before.filter((one) => numbers.includes(one.number)).map((one) => one.party)),
        ],
        shares: [...shares],
        part: ticketsOfTable(tickets, table).length > 0,
      };
      if (party() !== 0 && receipt.parties.includes(party())) act();
      const all = [...model.receipts(), receipt];
      const requests = requestMet(table, shares, tickets);
      const value = billFor(paid).total;
      shelf.write('receipts', keepDays(all, keptReceipts));
      change(model, { kind: 'paid', table, value, receipt: receipt.number, requests }, tickets);
      removeRequests(requests);
      notify();
      return null;
    },
    takeOff(table, shares) {
      const refusal = whyNot(table, shares);
      if (refusal) return refusal;
      const { tickets, taken } = takeOff(model.tickets(), shares);
      const requests = requestMet(table, shares, tickets);
      change(model, { kind: 'off', table, value: billFor(taken).total, requests }, tickets);
      removeRequests(requests);
      notify();
      return null;
    },
    moveBill: (from, to) => moveBill(model, from, to),
    undo() {
      const undo = model.undoable();
      if (!undo) return 'nothing';
      shelf.write('undo', null);
      if (undo.kind === 'moved') undoMove(model, undo);
      else if (undo.kind === 'void') undoVoid(model, undo);
      else undoPayment(model, undo);
      notify();
      return null;
    },
    makeVoid(voided) {
      const receipt = model.receipts().find((other) => other.number === voided);
      if (!receipt || !model.voidable().includes(voided)) return 'nothing';
      const before = model.tickets();
      const tickets = oweAgain(before, receipt.shares);
      if (!tickets) return 'nothing';
      const numbers = receipt.shares.map((share) => share.number);
      // Whoever ordered it may have moved since: it is owed where they are.
      const follow = (ticket: Ticket): Ticket => {
        if (!numbers.includes(ticket.number) || ticket.party === 0) return ticket;
        const theirs = ticket.party === party() ? model.table() : null;
        const open = before.find((other) => other.party === ticket.party && !other.paid);
        return { ...ticket, table: theirs ?? open?.table ?? ticket.table };
      };
      const { table } = receipt;
      const value = billFor(receipt.lines).total;
      change(model, { kind: 'void', table, value, receipt: voided }, tickets.map(follow));
      markVoid(model, voided);
      notify();
      return null;
    },
    setSoldOut(dishId, isSoldOut) {
      const others = model.soldOut().filter((id) => id !== dishId);
      shelf.write('soldOut', isSoldOut ? [...others, dishId] : others);
      shelf.write('soldOutDay', lisbonMoment(new Date(model.now())).day);
      notify();
    },
    addExamples() {
      const tickets = model.tickets();
      const highest = Math.max(0, ...tickets.map((ticket) => ticket.number));
      const others = exampleTickets(model.now(), highest + 1);
      shelf.write('tickets', [
        ...tickets,
        ...others.filter(
          ({ table, lines }) =>
            table !== model.table() &&
            !lines.some(({ dishId }) => model.soldOut().includes(dishId)),
        ),
      ]);
      notify();
    },
  };
}

/** @param clock - the real time, in milliseconds since 1970 */
export function createModel(shelf: Shelf, clock: () => number): Model {
  const books = openBooks(shelf, clock);
  return { ...books, ...guestActs(books), ...staffActs(books) };
}
