import { announce } from '../browser/element.ts';
import { formatCents } from '../browser/money.ts';
import type { App } from './app.ts';
import { formatOpening, isOpen, takesOrders } from './hours.ts';
import { hasFood, type Station } from './kitchen.ts';
import { billFor, lineName, maxQuantity, type OrderLine } from './order.ts';
import { words } from './words.ts';

export function add({ model, alone }: App, line: OrderLine): void {
  alone(() => {
    const added = model.add(line);
    const { count, total } = billFor(model.lines());
    const name = lineName(line);
    const most = added < line.quantity && words.say.most(name, maxQuantity);
    const said = added > 0 && words.say.added(name, added, count, formatCents(total));
    announce([said, most].filter(Boolean).join(' '));
  });
}

export function step({ model, alone }: App, line: OrderLine, by: number): void {
  alone(() => {
    const quantity = model.step(line, by);
    announce(`${lineName(line)}: ${quantity > 0 ? quantity : words.say.removed}`);
  });
}

export function chooseTable({ model, choose }: App): void {
  const current = model.table();
  const taken = model.taken();
  const hasBill = model.hasOwnBill();
  choose({
    question: {
      kind: 'table',
      current,
      title: words.tables.title,
      hint: hasBill ? words.tables.along : words.tables.hint,
      isClosed: (other) => hasBill && other !== current && taken.includes(other),
      onPick(picked) {
        const isRefused = model.chooseTable(picked) !== null;
        announce(isRefused ? words.tables.along : words.say.tablePicked(picked));
      },
    },
  });
}

/** Sends what was chosen, or what one station makes of it, and asks for the table before if there is none. */
export function order(app: App, station?: Station): void {
  const { model, alone, choose } = app;
  if (model.table() !== null) {
    alone(() => send(app, station));
    return;
  }
  const { title, hint } = words.tables;
  choose({
    question: {
      kind: 'table',
      current: null,
      title,
      hint,
      isClosed: () => false,
      onPick(picked) {
        model.chooseTable(picked);
        send(app, station);
      },
    },
  });
}

function send({ model }: App, station: Station | undefined): void {
  const lines = model.lines();
  const refusal = model.send(station);
  if (refusal === 'closed') announce(whyClosed(model.now(), lines) ?? '');
  else if (refusal === 'soldOut') announce(words.bill.gone);
  else if (refusal === 'nothing') announce(words.bill.allSent);
  else if (refusal === null) announce(model.isKept() ? words.say.sent : words.say.notKept);
}

/** Why these cannot be sent at this hour, or null. */
export function whyClosed(now: number, lines: readonly OrderLine[]): string | null {
  if (takesOrders(now, hasFood(lines))) return null;
  const say = isOpen(now) ? words.bill.kitchenClosed : words.bill.closed;
  return say(formatOpening(now));
}

export function callToPay({ model, alone }: App, people: number): void {
  alone(() => {
    const isAsked = model.ask(people) === null;
    announce(isAsked ? words.say.asked : words.say.settled);
  });
}
