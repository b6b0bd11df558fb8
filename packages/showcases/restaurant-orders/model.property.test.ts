/**
 * Guests and staff do anything in any order, in two tabs, with sheets that stay open while others act, with
 * prices that change and a clock that goes on or is changed. After each action, what must always hold is checked
 * against a ledger that the test keeps by itself.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lisbonMoment } from '../browser/day.ts';
import { sumOf } from '../browser/money.ts';
import { forAll, step, storedShelf } from '../property.ts';
import { takesOrders } from './hours.ts';
import {
  hasFood,
  isOnBoard,
  owedLines,
  type Share,
  ticketsOfTable,
  wholeShare,
} from './kitchen.ts';
import { dishes, findDish, zones } from './menu.ts';
import { createModel } from './model.ts';
import {
  type Bill,
  billFor,
  defaultChoices,
  linePrice,
  type OrderLine,
  unitPrice,
} from './order.ts';
import { paidOnDayOf, takingsOf } from './receipts.ts';

const minute = 60_000;
const some = ['cafe', 'fino', 'polvo', 'bacalhau', 'pudim'];
const allTables = zones.flatMap(({ tables }) => tables);
const table = fc.constantFrom(1, 3, 5, 8);
const tab = fc.constantFrom(0, 1);
const dish = fc.constantFrom(...some);

const isRegretted = fc.boolean();
const pick = fc.nat(20);

const action = fc.oneof(
  step(4, 'add', { dish, quantity: fc.integer({ min: 1, max: 20 }) }),
  step(4, 'send'),
  step(2, 'step', { by: fc.constantFrom(-3, -1, 1) }),
  step(3, 'choose', { table }),
  step(1, 'leave'),
  step(2, 'ask', { people: fc.integer({ min: 1, max: 20 }) }),
  step(1, 'withdraw'),
  step(1, 'pretend', { isOn: fc.boolean() }),
  step(1, 'drop'),
  step(2, 'cook', { pick, by: fc.constantFrom(1 as const, -1 as const) }),
  step(3, 'open sheet', { table, part: fc.constantFrom(0, 1, 2) }),
  step(2, 'pay', { isRegretted }),
  step(2, 'take off', { isRegretted }),
  step(3, 'move', { from: table, to: table, isRegretted }),
  step(3, 'undo'),
  step(3, 'void', { pick, isRegretted }),
  step(1, 'stock', { dish, isOut: fc.boolean() }),
  step(1, 'examples'),
  step(1, 'price', { dish, by: fc.constantFrom(-20, 35) }),
  step(2, 'wait', { minutes: fc.constantFrom(0.2, 3, 11, 60, 9 * 60, 30 * 60) }),
);

/** Days of clock change, holidays, and an ordinary one; a minute before the kitchen stops, and lunch. */
const start = fc.constantFrom(
  '2027-03-27T22:14:00Z',
  '2027-10-30T21:10:00Z',
  '2026-12-24T14:40:00Z',
  '2026-12-25T13:00:00Z',
  '2026-05-14T12:12:00Z',
);

const prices = new Map(dishes.map(({ id, price }) => [id, price]));

type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

function run(time: string, steps: readonly { tab: number; action: Action }[]) {
  for (const entry of dishes) entry.price = prices.get(entry.id) ?? entry.price;
  let clock = Date.parse(time);
  const shelf = storedShelf();
  const tabs = [createModel(shelf, () => clock), createModel(shelf, () => clock)];
  let sheet: { table: number; shares: Share[]; sum: number } | null = null;

  // The ledger: what each order came to when it was sent, what was paid or taken off, and the last of these.
  const agreed = new Map<number, number[]>();
  const value = { sent: 0, settled: 0 };
  let last: { kind: 'settled' | 'moved' | 'void'; sum: number } | null = null;
  const numbers: number[] = [];

  for (const { tab: index, action: act } of steps) {
    const model = tabs[index] ?? createModel(shelf, () => clock);
    const before = shelf.snapshot();
    const others = model.tickets().filter((ticket) => !model.isTheirs(ticket));
    const owedAll = () => billFor(owedLines(model.tickets())).total;
    const unchanged = () => expect(shelf.snapshot(), act.do).toEqual(before);
    /** Whatever is undone at once is as it was: but for the book, which keeps the void receipt, and the time. */
    const regret = () => {
      expect(model.undo()).toBeNull();
      const { receipts: _, undo: __, actedAt: _1, ...after } = shelf.snapshot();
      const { receipts: ___, undo: ____, actedAt: _2, ...was } = before;
      expect(after, act.do).toEqual({ requests: [], ...was });
      last = null;
    };
    switch (act.do) {
      case 'add': {
        const choices = defaultChoices(findDish(act.dish) ?? fail());
        const line: OrderLine = { dishId: act.dish, quantity: act.quantity, choices, notes: '' };
        const count = () => billFor(model.lines()).count;
        const first = count();
        const added = model.add(line);
        expect(count()).toBe(first + added);
        if (model.soldOut().includes(act.dish)) expect(added).toBe(0);
        break;
      }
      case 'step': {
        const [line] = model.lines();
        if (!line) break;
        const quantity = model.step(line, act.by);
        expect(model.lines()[0]?.dishId === line.dishId ? model.lines()[0]?.quantity : 0).toBe(
          quantity,
        );
        break;
      }
      case 'send': {
        const lines = model.lines();
        const sum = sumOf(
          lines,
          ({ dishId, choices, quantity }) =>
            unitPrice(findDish(dishId) ?? fail(), choices) * quantity,
        );
        const refusal = model.send();
        const may =
          lines.length > 0 &&
          model.table() !== null &&
          takesOrders(model.now(), hasFood(lines)) &&
          !lines.some(({ dishId }) => model.soldOut().includes(dishId));
        expect(refusal === null).toBe(may);
        if (refusal) unchanged();
        else {
          value.sent += sum;
          expect(model.lines()).toEqual([]);
        }
        break;
      }
      case 'choose':
        if (model.chooseTable(act.table)) unchanged();
        else {
          expect(model.table()).toBe(act.table);
          // Nobody takes along what others have ordered.
          for (const { number, table } of others)
            expect(model.tickets().find((one) => one.number === number)?.table).toBe(table);
          if (JSON.stringify(before.undo) !== JSON.stringify(shelf.snapshot().undo))
            last = { kind: 'moved', sum: 0 };
        }
        break;
      case 'leave':
        if (model.leave()) unchanged();
        else expect(model.table()).toBeNull();
        break;
      case 'ask': {
        const owes = ticketsOfTable(model.tickets(), model.table()).length > 0;
        const refusal = model.ask(act.people);
        expect(refusal === null).toBe(owes);
        if (refusal) unchanged();
        break;
      }
      case 'withdraw':
        model.withdraw();
        break;
      case 'drop':
        model.dropSoldOut();
        break;
      case 'pretend': {
        const waited = () => model.tickets().map(({ sentAt }) => model.now() - sentAt);
        const first = waited();
        model.pretend(act.isOn);
        expect(waited()).toEqual(first);
        if (act.isOn) expect(takesOrders(model.now())).toBe(true);
        break;
      }
      case 'cook': {
        const seen = (tabs[1 - index] ?? model).tickets();
        const ticket = seen[act.pick % Math.max(1, seen.length)];
        if (ticket && model.advance(ticket.number, ticket.status, act.by)) fail();
        // A second press on the same button, drawn before.
        const now = model.tickets().find(({ number }) => number === ticket?.number);
        if (ticket && now && now.status !== ticket.status)
          expect(model.advance(ticket.number, ticket.status, act.by)).toBe('changed');
        break;
      }
      case 'open sheet': {
        const shares = wholeShare(ticketsOfTable(model.tickets(), act.table)).map((share) => ({
          ...share,
          quantities: share.quantities.map((quantity) =>
            act.part === 0 ? quantity : Math.min(quantity, act.part),
          ),
        }));
        const sum = sumOf(shares, ({ number, quantities }) => {
          const lines = model.tickets().find((ticket) => ticket.number === number)?.lines ?? [];
          return sumOf(lines, (line, place) =>
            linePrice({ ...line, quantity: quantities[place] ?? 0 }),
          );
        });
        sheet = { table: act.table, shares, sum };
        break;
      }
      case 'pay':
      case 'take off': {
        if (!sheet) break;
        const owedBefore = owedAll();
        const isPay = act.do === 'pay';
        const refusal = (isPay ? model.pay : model.takeOff)(sheet.table, sheet.shares);
        if (refusal) {
          unchanged();
          break;
        }
        // The sum that the sheet showed, and no other.
        expect(owedBefore - owedAll()).toBe(sheet.sum);
        expect(model.undoable()?.value).toBe(sheet.sum);
        if (isPay) {
          const receipt = model.receipts().at(-1);
          expect(billFor(receipt?.lines ?? []).total).toBe(sheet.sum);
          numbers.push(receipt?.number ?? 0);
        }
        if (act.isRegretted) regret();
        else {
          value.settled += sheet.sum;
          last = { kind: 'settled', sum: sheet.sum };
        }
        break;
      }
      case 'move': {
        const refusal = model.moveBill(act.from, act.to);
        if (refusal) unchanged();
        else {
          expect(ticketsOfTable(model.tickets(), act.from)).toEqual([]);
          if (act.isRegretted) regret();
          else last = { kind: 'moved', sum: 0 };
        }
        break;
      }
      case 'undo': {
        const may = model.undoable() !== null;
        expect(model.undo() === null).toBe(may);
        if (!may) unchanged();
        else {
          if (last?.kind === 'settled') value.settled -= last.sum;
          if (last?.kind === 'void') value.settled += last.sum;
          last = null;
        }
        break;
      }
      case 'void': {
        const { receipts } = model;
        const receipt = receipts()[act.pick % Math.max(1, receipts().length)];
        if (!receipt) break;
        const may = model.voidable().includes(receipt.number);
        const sum = billFor(receipt.lines).total;
        const book = receipts();
        const first = owedAll();
        expect(model.makeVoid(receipt.number) === null).toBe(may);
        if (!may) {
          unchanged();
          break;
        }
        // All of it is owed again, once, and never a second time.
        expect(owedAll() - first).toBe(sum);
        expect(receipts().find(({ number }) => number === receipt.number)?.isVoid).toBe(true);
        expect(model.makeVoid(receipt.number)).toBe('nothing');
        if (act.isRegretted) {
          regret();
          expect(receipts()).toEqual(book);
        } else {
          value.settled -= sum;
          last = { kind: 'void', sum };
        }
        break;
      }
      case 'stock':
        model.setSoldOut(act.dish, act.isOut);
        break;
      case 'examples': {
        const first = owedAll();
        model.addExamples();
        value.sent += owedAll() - first;
        break;
      }
      case 'price': {
        const entry = dishes.find(({ id }) => id === act.dish);
        if (entry) entry.price += act.by;
        break;
      }
      case 'wait':
        clock += act.minutes * minute;
        break;
    }

    // Nobody's price rises by itself, nor falls.
    const tickets = model.tickets();
    for (const { number, lines } of tickets) {
      const now = lines.map((line) => linePrice({ ...line, quantity: 1 }));
      expect(now, `order ${number}`).toEqual(agreed.get(number) ?? now);
      agreed.set(number, now);
    }
    // All that was ordered is owed, paid or taken off, once.
    expect(owedAll() + value.settled, `after ${act.do}`).toBe(value.sent);
    // No order without a table, and the guests see theirs.
    const party = shelf.read('party');
    for (const ticket of tickets) {
      expect(allTables).toContain(ticket.table);
      if (!ticket.paid && ticket.party === party && party !== 0)
        expect(ticket.table).toBe(model.table());
    }
    expect(new Set(tickets.map(({ number }) => number)).size).toBe(tickets.length);
    // What nobody waits for is not begun, and what is owed or waited for never leaves the board by itself.
    for (const ticket of tickets) {
      const wanted = ticket.lines.map(({ quantity }, place) => quantity - (ticket.off[place] ?? 0));
      expect(Math.min(...wanted)).toBeGreaterThanOrEqual(0);
      if (ticket.status === 'todo') expect(isOnBoard(ticket)).toBe(Math.max(...wanted) > 0);
      if (!ticket.paid && ticket.status !== 'served') expect(isOnBoard(ticket)).toBe(true);
    }
    // Numbers of receipts rise and never repeat.
    expect(numbers).toEqual([...new Set(numbers)].sort((left, right) => left - right));
    // Only who owes waits for the bill.
    for (const request of model.requests()) {
      expect(ticketsOfTable(tickets, request.table).length, `after ${act.do}`).toBeGreaterThan(0);
    }
    // The day's tax is that of its receipts.
    const dayAt = (instant: number) => lisbonMoment(new Date(instant)).day;
    const paid = model
      .receipts()
      .filter(({ isVoid, paidAt }) => !isVoid && dayAt(paidAt) === dayAt(model.now()));
    const takings = takingsOf(paidOnDayOf(model.receipts(), model.now()));
    const tax = (bill: Bill) => sumOf(bill.vat, ({ vat }) => vat);
    expect(tax(takings)).toBe(sumOf(paid, ({ lines }) => tax(billFor(lines))));
  }
  for (const entry of dishes) entry.price = prices.get(entry.id) ?? entry.price;
}

function fail(): never {
  throw new Error('cannot be');
}

test('whatever guests and staff do, sums, orders and numbers stay right', () =>
  forAll(400, start, fc.array(fc.record({ tab, action }), { maxLength: 60, size: 'max' }), run));
