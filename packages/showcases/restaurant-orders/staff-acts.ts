import { announce } from '../browser/element.ts';
import { formatCents } from '../browser/money.ts';
import type { App } from './app.ts';
import {
  isWanted,
  owedLines,
  type Share,
  type Status,
  statusNames,
  type Ticket,
  ticketsOfTable,
} from './kitchen.ts';
import type { Refusal } from './model.ts';
import { billFor } from './order.ts';
import type { Receipt } from './receipts.ts';
import { undoSentence } from './undo.ts';
import { words } from './words.ts';

/** Says what came of something, and shows a notice until what it is about has changed. */
function tell({ model, choose }: App, notice: string, said = notice): void {
  announce(said);
  const of = factsOf(model.tickets(), model.receipts(), model.requests());
  choose({ notice: notice ? { text: notice, of } : null });
}

export const factsOf = (...facts: readonly (readonly unknown[])[]): string => JSON.stringify(facts);

/** What was done at the till, and what the table still owes. */
function changeOf({ model }: App, table: number): string {
  const done = model.undoable();
  const rest = billFor(owedLines(ticketsOfTable(model.tickets(), table))).total;
  const owes = rest > 0 && words.undo.rest(formatCents(rest));
  return [done && undoSentence(done), owes].filter(Boolean).join(' ');
}

export function takePayment({ model, choose }: App, table: number, notice?: string): void {
  const tickets = ticketsOfTable(model.tickets(), table);
  choose({ question: { kind: 'payment', table, tickets, notice } });
}

/** Takes money for shares, or takes them off the bill. A sheet whose bill has changed opens again as it is now. */
export function settle(
  app: App,
  how: 'pay' | 'takeOff',
  table: number,
  shares: readonly Share[],
): void {
  const { model, alone } = app;
  alone(() => {
    const refusal = model[how](table, shares);
    const notice = refusal ? refused(refusal) : '';
    tell(app, notice, notice || changeOf(app, table));
    if (refusal === 'changed' && ticketsOfTable(model.tickets(), table).length > 0)
      takePayment(app, table, notice);
  });
}

const refused = (refusal: Refusal) =>
  refusal === 'settled' ? words.say.settled : words.say.changed;

export function moveBill(app: App, table: number): void {
  app.choose({
    question: {
      kind: 'table',
      current: table,
      title: words.tables.move(table),
      hint: words.tables.join,
      isClosed: (other) => other === table,
      onPick(picked) {
        const notice = app.model.moveBill(table, picked) ? words.say.changed : '';
        tell(app, notice, notice || changeOf(app, table));
      },
    },
  });
}

export function makeVoid(app: App, receipt: Receipt): void {
  const { model, alone } = app;
  alone(() => {
    const notice = model.makeVoid(receipt.number) ? words.say.tooLate : '';
    tell(app, notice, notice || words.say.voided(receipt.number));
  });
}

export function undo(app: App): void {
  const { model, alone } = app;
  alone(() => tell(app, model.undo() === null ? words.undo.done : words.say.tooLate));
}

/** @param from - where the ticket was seen */
export function advance(app: App, { number }: Ticket, from: Status, step: 1 | -1): void {
  const { model, alone, choose } = app;
  choose({ moved: number });
  alone(() => {
    const notice = model.advance(number, from, step) ? words.say.alreadyMoved : '';
    const moved = model.tickets().find((ticket) => ticket.number === number);
    const status = moved && (isWanted(moved) ? statusNames[moved.status] : words.say.putAway);
    const said = moved && status && words.say.moved(moved.table, status);
    tell(app, notice, notice || said);
  });
}
