import { describe, expect, test } from 'vitest';
import { memoryShelf } from '../browser/kept.ts';
import { owedLines, type Share, type Ticket, ticketsOfTable, wholeShare } from './kitchen.ts';
import { zones } from './menu.ts';
import { createModel } from './model.ts';
import { billFor, type OrderLine } from './order.ts';
import { byDay, paidOnDayOf, takingsOf } from './receipts.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const coffee: OrderLine = { dishId: 'cafe', quantity: 1, choices: ['tipo.normal'], notes: '' };
const soup: OrderLine = { dishId: 'caldo-verde', quantity: 1, choices: [], notes: '' };
const beers: OrderLine = { dishId: 'fino', quantity: 3, choices: ['tamanho.fino'], notes: '' };

/** Thursday, 14 May 2026, 13:00 in Lisbon: the kitchen takes orders. */
const lunch = Date.UTC(2026, 4, 14, 12);

/** @param table - where the guests of this browser sit, if they do */
function house(table?: number) {
  const shelf = memoryShelf();
  let time = lunch;
  const model = createModel(shelf, () => time);
  if (table !== undefined) model.chooseTable(table);
  return {
    shelf,
    model,
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
    set: (to: number) => {
      time = to;
    },
    /** All that the guests' table or another owes is paid. */
    payAll: (at = model.table() ?? 0) =>
      model.pay(at, wholeShare(ticketsOfTable(model.tickets(), at))),
    /** What a table owes, in cents. */
    owed: (at: number) => billFor(owedLines(ticketsOfTable(model.tickets(), at))).total,
    /** The guests of this browser order at the table at which they sit. */
    order: (...lines: OrderLine[]) => {
      for (const line of lines) model.add(line);
      return model.send();
    },
    /** The guests sit at a table, and pay coffee by coffee. */
    sell: (count: number) => {
      model.chooseTable(3);
      for (let index = 0; index < count; index += 1) {
        model.add(coffee);
        model.send();
        model.pay(3, wholeShare(ticketsOfTable(model.tickets(), 3)));
      }
    },
    /** Somebody without a telephone orders. */
    orderElsewhere: (table: number, ...lines: OrderLine[]) => {
      const other = createModel(memoryShelf(), () => time);
      other.chooseTable(table);
      for (const line of lines) other.add(line);
      other.send();
      const highest = Math.max(0, ...model.tickets().map(({ number }) => number));
      const sent = other.tickets().map((ticket, index) => ({
        ...ticket,
        party: 0,
        number: highest + 1 + index,
      }));
      shelf.write('tickets', [...model.tickets(), ...sent]);
    },
  };
}

const all = (tickets: readonly Ticket[], ...numbers: number[]): Share[] =>
  wholeShare(tickets.filter(({ number }) => numbers.includes(number)));

describe('an order', () => {
  test('needs a table that exists, something to send, and an hour at which the kitchen works', () => {
    const { model, set, order } = house();
    expect(order(coffee)).toBe('noTable');
    expect(model.chooseTable(99)).toBe('noTable');
    expect(model.table()).toBeNull();
    model.chooseTable(3);
    // 22:30, and Christmas.
    for (const closed of [Date.UTC(2026, 4, 14, 21, 30), Date.UTC(2026, 11, 25, 13)]) {
      set(closed);
      model.chooseTable(3);
      expect(model.send()).toBe('closed');
    }
    // 22:29 with closing at 22:30: the kitchen has stopped, the bar has not.
    set(Date.UTC(2026, 4, 14, 21, 29));
    model.chooseTable(3);
    model.add(soup);
    expect(model.send()).toBe('closed');
    model.step(soup, -1);
    expect(model.send()).toBeNull();
    expect(model.send()).toBe('nothing');
    expect(model.tickets()).toHaveLength(1);
  });

  test('cannot have a dish that ran out, nor more of it', () => {
    const { model } = house(3);
    model.add(coffee);
    model.setSoldOut('cafe', true);
    expect(model.add(coffee)).toBe(0);
    expect(model.step(coffee, 1)).toBe(1);
    expect(model.send()).toBe('soldOut');
    model.dropSoldOut();
    expect(model.lines()).toEqual([]);
  });

  test('can have again on the next day what ran out on this one', () => {
    const { model, wait } = house();
    model.setSoldOut('cafe', true);
    wait(10 * 60 * minute);
    expect(model.soldOut()).toEqual(['cafe']);
    wait(2 * 60 * minute);
    expect(model.soldOut()).toEqual([]);
    model.setSoldOut('fino', true);
    expect(model.soldOut()).toEqual(['fino']);
  });

  test('says how much of it was added, up to the most of one dish', () => {
    const { model } = house();
    expect(model.add({ ...coffee, quantity: 15 })).toBe(15);
    expect(model.add({ ...coffee, quantity: 15 })).toBe(5);
    expect(model.add(coffee)).toBe(0);
  });
});

describe('a payment', () => {
  test('makes one receipt of what was shown, and the second press takes nothing', () => {
    const { model, order, owed } = house(3);
    order(coffee);
    model.ask(2);
    const shown = wholeShare(model.tickets());
    order(beers);
    expect(model.pay(3, shown)).toBeNull();
    expect(model.receipts()).toMatchObject([{ number: 1, table: 3, lines: [coffee] }]);
    expect(model.pay(3, shown)).toBe('settled');
    expect(model.receipts()).toHaveLength(1);
    expect(owed(3)).toBe(540);
    expect(model.requests()).toEqual([]);
  });

  test('takes no other sum than the sheet showed: a part was paid, or the table moved', () => {
    const { model, order } = house(3);
    order(coffee, beers);
    const shown = wholeShare(model.tickets());
    expect(model.pay(3, [{ number: 1, quantities: [1, 1] }])).toBeNull();
    expect(model.pay(3, shown)).toBe('changed');
    const rest = wholeShare(model.tickets());
    model.moveBill(3, 5);
    expect(model.pay(3, rest)).toBe('changed');
    expect(model.pay(5, rest)).toBeNull();
    expect(model.receipts().map(({ lines }) => billFor(lines).total)).toEqual([270, 360]);
    expect(model.receipts().map(({ part }) => part === true)).toEqual([true, false]);
  });

  test('gives the guests each receipt of their part, also after they moved', () => {
    const { model, order } = house(3);
    order(coffee);
    order(beers);
    model.pay(3, all(model.tickets(), 1));
    model.moveBill(3, 5);
    expect(model.ownReceipts().map(({ number }) => number)).toEqual([1]);
    model.pay(5, all(model.tickets(), 2));
    expect(model.ownReceipts().map(({ number }) => number)).toEqual([1, 2]);
    model.leave();
    model.chooseTable(5);
    expect(model.ownReceipts()).toEqual([]);
  });

  test('is nobody’s who has not sat down, though no telephone ordered it', () => {
    const { model, payAll } = house();
    model.addExamples();
    payAll(1);
    expect(model.receipts()).toHaveLength(1);
    expect(model.ownReceipts()).toEqual([]);
  });

  test('shows its receipt whichever hour the demonstration goes by', () => {
    const { model, order, set, payAll } = house();
    set(Date.UTC(2026, 4, 14, 2));
    model.chooseTable(3);
    model.pretend(true);
    model.chooseTable(4);
    order(coffee);
    model.pretend(false);
    payAll();
    expect(model.ownReceipts()).toHaveLength(1);
  });

  test('of many of one dish is printed and added up to the last one', () => {
    const { model, order, orderElsewhere, payAll } = house(3);
    order({ ...coffee, quantity: 20 });
    orderElsewhere(3, { ...coffee, quantity: 20 });
    payAll();
    expect(model.receipts()[0]?.lines[0]?.quantity).toBe(40);
  });

  test('that is undone stays in the book as void, and its number is not given again', () => {
    const { model, order, payAll } = house(3);
    order(coffee);
    model.ask(3);
    const asked = model.requests();
    payAll();
    expect(model.undo()).toBeNull();
    expect(model.requests()).toEqual(asked);
    expect(model.ownReceipts()).toEqual([]);
    payAll();
    expect(model.receipts().map(({ number, isVoid }) => [number, isVoid === true])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(takingsOf(model.receipts()).total).toBe(90);
  });

  test('undone does not bring back a wish to pay that the guests withdrew', () => {
    const { model, order } = house(3);
    order(coffee, beers);
    model.ask(2);
    model.pay(3, [{ number: 1, quantities: [1, 0] }]);
    model.withdraw();
    model.undo();
    expect(model.requests()).toEqual([]);
  });

  test('can be undone for ten minutes, and what is taken off is neither owed nor paid', () => {
    const { model, order, wait, payAll, owed } = house(3);
    order(coffee);
    model.takeOff(3, wholeShare(model.tickets()));
    expect(owed(3)).toBe(0);
    expect(model.tickets()[0]).toMatchObject({ status: 'todo', off: [1] });
    expect(model.receipts()).toEqual([]);
    model.undo();
    expect(owed(3)).toBe(90);
    expect(model.undo()).toBe('nothing');
    payAll();
    wait(11 * minute);
    expect(model.undoable()).toBeNull();
    expect(model.undo()).toBe('nothing');
  });

  test('can be void long after, whatever was done since, and is owed where its guests are', () => {
    const { model, order, orderElsewhere, wait, payAll, owed } = house(3);
    order(coffee);
    orderElsewhere(7, beers);
    payAll(3);
    payAll(7);
    order(beers);
    model.moveBill(3, 5);
    wait(60 * minute);
    expect(model.undo()).toBe('nothing');
    expect(model.voidable()).toEqual([1, 2]);
    expect(model.makeVoid(1)).toBeNull();
    expect(owed(5)).toBe(540 + 90);
    expect(owed(3)).toBe(0);
    expect(takingsOf(model.receipts()).total).toBe(540);
    expect(model.makeVoid(1)).toBe('nothing');
    // What an earlier day took stays as it is.
    wait(day);
    expect(model.makeVoid(2)).toBe('nothing');
    expect(model.makeVoid(99)).toBe('nothing');
  });

  test('that is void is what can be undone, and nothing that was done before', () => {
    const { model, order, owed } = house(3);
    order(coffee, beers);
    model.pay(3, [{ number: 1, quantities: [1, 1] }]);
    model.takeOff(3, [{ number: 1, quantities: [0, 1] }]);
    model.makeVoid(1);
    expect(owed(3)).toBe(90 + 2 * 180);
    model.ask(2);
    expect(model.undo()).toBeNull();
    expect(owed(3)).toBe(180);
    expect(model.voidable()).toEqual([1]);
    expect(takingsOf(model.receipts()).total).toBe(90 + 180);
    expect(model.undo()).toBe('nothing');
  });
});

describe('a visit', () => {
  test('is over on the next day: nobody orders at the table of the day before', () => {
    const { model, order, set, payAll } = house(3);
    order(coffee);
    payAll();
    model.add(soup);
    expect(model.ownReceipts()).toHaveLength(1);
    set(lunch + day);
    expect(model.table()).toBeNull();
    expect(model.ownReceipts()).toEqual([]);
    expect(model.send()).toBe('noTable');
    expect(model.lines()).toHaveLength(1);
    model.chooseTable(3);
    expect(model.send()).toBeNull();
    expect(model.ownReceipts()).toEqual([]);
  });

  test('lasts as long as something is owed, and to the end of the day on which it is paid', () => {
    const { model, order, set, payAll } = house(3);
    order(coffee);
    set(lunch + day);
    expect(model.table()).toBe(3);
    payAll();
    expect(model.table()).toBe(3);
    expect(model.ownReceipts()).toHaveLength(1);
    set(lunch + 2 * day);
    expect(model.table()).toBeNull();
  });

  test('sends its drinks alone when the kitchen rests', () => {
    const { model, order, set } = house(3);
    set(lunch + 110 * minute);
    expect(order(soup, beers)).toBe('closed');
    expect(model.send('bar')).toBeNull();
    expect(model.tickets().map(({ lines }) => lines[0]?.dishId)).toEqual(['fino']);
    expect(model.lines().map(({ dishId }) => dishId)).toEqual(['caldo-verde']);
    expect(model.send('bar')).toBe('nothing');
  });
});

describe('the day', () => {
  test('has the tax of its receipts, each rounded on its own', () => {
    const { model, sell } = house();
    sell(3);
    const [vat] = takingsOf(model.receipts()).vat;
    // €0.90 has €0.10 of tax; €2.70 in one would have €0.31.
    expect(vat).toEqual({ rate: 13, gross: 270, net: 240, vat: 30 });
  });

  test('has all its receipts or none, however many came on the days after', () => {
    const { model, set, sell } = house();
    sell(30);
    set(lunch + day);
    sell(25);
    expect(byDay(model.receipts()).map((paid) => takingsOf(paid).total)).toEqual([2250, 2700]);
    set(lunch + 2 * day);
    sell(20);
    expect(byDay(model.receipts()).map((paid) => paid.length)).toEqual([20, 25]);
  });

  test('adds up to the last bill, also on a day of many; older ones go', () => {
    const { model, set, sell } = house();
    sell(3);
    set(lunch + day);
    sell(60);
    expect(model.receipts()).toHaveLength(60);
    expect(paidOnDayOf(model.receipts(), model.now() + 60 * minute)).toHaveLength(60);
    expect(model.receipts().at(-1)?.number).toBe(63);
    // Midnight in Lisbon, an hour before that of the meridian in summer.
    expect(paidOnDayOf(model.receipts(), Date.UTC(2026, 4, 15, 23))).toEqual([]);
  });
});

describe('a change of table', () => {
  test('takes the guests, their bill and their wish along, and joins what is there', () => {
    const { model, order, orderElsewhere, owed } = house(8);
    order(coffee);
    orderElsewhere(3, coffee);
    model.ask(2);
    expect(model.moveBill(8, 3)).toBeNull();
    expect(model.table()).toBe(3);
    expect(owed(3)).toBe(180);
    expect(model.requests()).toMatchObject([{ table: 3 }]);
    model.advance(1, 'todo', 1);
    model.undo();
    expect(model.table()).toBe(8);
    expect(model.tickets().map(({ table, status }) => [table, status])).toEqual([
      [8, 'doing'],
      [3, 'todo'],
    ]);
    expect(model.requests()).toMatchObject([{ table: 8 }]);
  });

  test('undone, leaves nothing behind that its guests ordered meanwhile', () => {
    const { model, order, owed } = house(8);
    order(coffee);
    model.moveBill(8, 3);
    order(beers);
    model.ask(4);
    model.undo();
    expect(model.table()).toBe(8);
    expect(owed(8)).toBe(630);
    expect(owed(3)).toBe(0);
    expect(model.requests()).toMatchObject([{ table: 8, people: 4 }]);
  });

  test('undone, leaves those where they are who sat down there since', () => {
    const { model, order, orderElsewhere, owed } = house();
    orderElsewhere(8, coffee);
    model.chooseTable(1);
    model.moveBill(8, 3);
    model.chooseTable(3);
    order(beers);
    model.undo();
    expect(model.table()).toBe(3);
    expect(owed(3)).toBe(540);
    expect(owed(8)).toBe(90);
  });

  test('is for the staff where a bill is open, and takes nobody else’s bill along', () => {
    const { model, order, orderElsewhere, owed } = house();
    orderElsewhere(3, coffee);
    // Picked by mistake.
    model.chooseTable(3);
    expect(model.chooseTable(4)).toBeNull();
    expect(owed(3)).toBe(90);
    order(coffee);
    expect(model.chooseTable(3)).toBe('taken');
    expect(model.leave()).toBe('owing');
    expect(model.table()).toBe(4);
  });
});

describe('what is stored', () => {
  test('keeps the price agreed, also of a dish that has left the menu', () => {
    const { shelf, model, payAll, owed } = house();
    const cup = (price: number) => ({ ...coffee, agreed: { name: 'Café', price, vat: 13 } });
    const line = {
      ...coffee,
      dishId: 'lampreia',
      agreed: { name: 'Lampreia', price: 2400, vat: 13 },
    };
    shelf.write('tickets', [
      {
        number: 1,
        table: 3,
        sentAt: lunch,
        status: 'todo',
        lines: [line, ...[70, 80].map(cup)],
      },
    ]);
    expect(owed(3)).toBe(2550);
    payAll(3);
    expect(takingsOf(model.receipts()).total).toBe(2550);
  });

  test('that makes no sense is not read', () => {
    const { shelf, model } = house();
    for (const nonsense of [7, 'x', {}, [null, { table: 99 }, 'polvo']]) {
      for (const key of ['requests', 'receipts', 'soldOut', 'undo', 'tickets', 'lines', 'clock'])
        shelf.write(key, nonsense);
      expect(model.requests()).toEqual([]);
      expect(model.receipts()).toEqual([]);
      expect(model.tickets()).toEqual([]);
      expect(model.undoable()).toBeNull();
      expect(model.soldOut().filter((id) => id !== 'polvo')).toEqual([]);
    }
  });
});

describe('what guests and staff met in use', () => {
  test('what was taken off is not owed again once the rest is on the table', () => {
    const { model, order } = house(4);
    order({ ...soup, quantity: 2 });
    expect(model.takeOff(4, [{ number: 1, quantities: [1] }])).toBeNull();
    model.advance(1, 'todo', 1);
    model.advance(1, 'doing', 1);
    expect(model.undoable()).not.toBeNull();
    model.advance(1, 'ready', 1);
    expect(model.undoable()).toBeNull();
    expect(model.undo()).toBe('nothing');
  });

  test('guests who change their table take only their own orders along', () => {
    const { model, order, orderElsewhere, owed } = house();
    orderElsewhere(3, soup, beers);
    model.chooseTable(3);
    order(coffee);
    model.ask(2);
    const strangers = owed(3) - 90;
    expect(model.chooseTable(9)).toBeNull();
    expect(owed(3)).toBe(strangers);
    expect(owed(9)).toBe(90);
    expect(model.requests().map(({ table }) => table)).toEqual([3]);
    expect(model.undo()).toBeNull();
    expect(owed(3)).toBe(strangers + 90);
    expect(model.table()).toBe(3);
  });

  test('what was paid while the house was open on trial is paid today by the real clock', () => {
    const { model, set, order, payAll } = house();
    // On a Monday the house is shut.
    set(Date.UTC(2026, 4, 18, 12));
    model.pretend(true);
    model.chooseTable(3);
    order(coffee);
    payAll();
    expect(paidOnDayOf(model.receipts(), model.now())).toHaveLength(1);
    model.pretend(false);
    expect(paidOnDayOf(model.receipts(), model.now())).toHaveLength(1);
    expect(model.voidable()).toEqual([1]);
  });
});

test('examples of orders stand at no table of the guests', () => {
  for (const table of zones.flatMap(({ tables }) => tables)) {
    const { model } = house();
    model.chooseTable(table);
    model.addExamples();
    expect(model.tickets().length).toBeGreaterThan(0);
    expect(model.taken()).not.toContain(table);
  }
});
