import { announce, find, h } from '../browser/element.ts';
import { formatCents } from '../browser/money.ts';
import { closeOnBackdrop, openSheet } from '../browser/sheets.ts';
import { type BillActions, billView } from './bill-view.ts';
import { formatOpening, isOpen, nextOpening, takesOrders } from './hours.ts';
import { keepFocus } from './keep-focus.ts';
import { owedLines, ticketsOfTable } from './kitchen.ts';
import type { Model } from './model.ts';
import { billFor, lineName, maxQuantity, type OrderLine } from './order.ts';
import type { Paper } from './paper.ts';
import type { PayDialog } from './pay-dialog.ts';
import type { AskTable } from './table-dialog.ts';
import { words } from './words.ts';

type Needs = {
  model: Model;
  /** Runs a task while no other tab runs one. */
  alone: (task: () => void) => void;
  askTable: AskTable;
  payment: PayDialog;
  paper: Paper;
  isPhoto: boolean;
};

export type GuestSide = {
  draw: () => void;
  /** Lets the guests' receipt be printed instead of their page, and of no other. */
  lay: () => void;
  add: (line: OrderLine) => void;
};

/** The guests' bill: what they have chosen, what was sent, and the way to pay. */
export function createGuestSide(needs: Needs): GuestSide {
  const { model, askTable, payment, paper } = needs;
  const room = find('#ementa', HTMLElement);
  const side = find('.side', HTMLElement);
  const dialog = find('#bill-dialog', HTMLDialogElement);
  const wide = matchMedia('(min-width: 62rem)');
  const bar = h('button', { class: 'bill-bar', onclick: openBill });
  room.append(bar);

  const owed = () => billFor(owedLines(ticketsOfTable(model.tickets(), model.table()))).total;
  const look = () => ({ table: model.table(), owed: owed() });
  let seen = look();
  let isActing = false;
  /** What the guests do themselves is said as they do it, and not once more as a change. */
  const alone = (task: () => void) =>
    needs.alone(() => {
      isActing = true;
      task();
      isActing = false;
    });

  function add(line: OrderLine): void {
    alone(() => {
      const added = model.add(line);
      const { count, total } = billFor(model.lines());
      const name = lineName(line);
      const most = added < line.quantity && words.say.most(name, maxQuantity);
      const said = added > 0 && words.say.added(name, added, count, formatCents(total));
      announce([said, most].filter(Boolean).join(' '));
    });
  }

  function handleStep(line: OrderLine, by: number): void {
    alone(() => {
      const quantity = model.step(line, by);
      announce(`${lineName(line)}: ${quantity > 0 ? quantity : words.say.removed}`);
    });
  }

  function handleTable(): void {
    const table = model.table();
    const open = model.taken();
    const hasBill = model.hasOwnBill();
    askTable(
      {
        current: table,
        title: words.tables.title,
        hint: hasBill ? words.tables.along : words.tables.hint,
        taken: open,
        isClosed: (other) => hasBill && other !== table && open.includes(other),
      },
      (picked) =>
        alone(() => {
          const isRefused = model.chooseTable(picked) !== null;
          announce(isRefused ? words.tables.along : words.say.tablePicked(picked));
        }),
    );
  }

  function send(): void {
    const refusal = model.send();
    if (refusal === 'closed') announce(closedText() ?? '');
    else if (refusal === 'soldOut') announce(words.bill.gone);
    else if (refusal === 'nothing') announce(words.bill.allSent);
    else if (refusal === null) announce(model.isKept() ? words.say.sent : words.say.notKept);
    if (refusal) draw();
  }

  function handleSend(): void {
    if (model.table() !== null) {
      alone(send);
      return;
    }
    const { title, hint } = words.tables;
    askTable(
      { current: null, title, hint, taken: model.taken(), isClosed: () => false },
      (picked) =>
        alone(() => {
          model.chooseTable(picked);
          send();
        }),
    );
  }

  function handleAsk(): void {
    const table = model.table();
    if (table === null) return;
    payment.ask(table, ticketsOfTable(model.tickets(), table), (people) =>
      alone(() => {
        const isAsked = model.ask(people) === null;
        announce(isAsked ? words.say.asked : words.say.settled);
      }),
    );
  }

  const actions: BillActions = {
    onTable: handleTable,
    onStep: handleStep,
    onSend: handleSend,
    onDropSoldOut: () => alone(model.dropSoldOut),
    onAsk: handleAsk,
    onWithdraw: () => alone(model.withdraw),
    onPrint: paper.print,
    onLeave: () => alone(() => void model.leave()),
    onPretend: (isPretending) => alone(() => model.pretend(isPretending)),
  };

  function openBill(): void {
    draw();
    openSheet(dialog);
    find('#bill-title', HTMLElement).focus();
  }

  /** Why nothing can be sent at this hour, or null. */
  function closedText(): string | null {
    const now = model.now();
    if (takesOrders(now)) return null;
    const say = isOpen(now) ? words.bill.kitchenClosed : words.bill.closed;
    return say(formatOpening(nextOpening(now), now));
  }

  function draw(): void {
    const table = model.table();
    const tickets = ticketsOfTable(model.tickets(), table);
    const lines = model.lines();
    const home = wide.matches ? side : dialog;
    if (wide.matches) {
      dialog.close();
      dialog.replaceChildren();
    } else side.replaceChildren();
    const receipts = model.ownReceipts();
    keepFocus(home, 'h2', () => {
      const scrolled = home.querySelector('.paper')?.scrollTop ?? 0;
      const view = billView(
        {
          table,
          lines,
          tickets,
          receipts,
          soldOut: model.soldOut(),
          askedAt: model.requests().find((request) => request.table === table)?.at ?? null,
          closed: closedText(),
          isKept: model.isKept(),
          pretendedAt: model.isPretending() && !needs.isPhoto ? model.now() : null,
        },
        actions,
        wide.matches ? undefined : dialog,
      );
      home.replaceChildren(view);
      view.querySelector('.paper')?.scrollTo(0, scrolled);
    });
    const { count, total } = billFor([...lines, ...owedLines(tickets)]);
    lay();
    const { count: unsent, total: unsentTotal } = billFor(lines);
    payment.follow(table, tickets);
    bar.replaceChildren(
      h('span', {}, unsent > 0 ? words.bill.unsentCount(unsent) : words.bill.title),
      h('b', {}, formatCents(unsent > 0 ? unsentTotal : total)),
    );
    bar.hidden = count === 0 && table === null && !needs.isPhoto;
    sayWhatOthersDid();
  }

  function lay(): void {
    const owes = owed() > 0 || model.lines().length > 0;
    paper.lay(owes || room.hidden ? null : (model.ownReceipts().at(-1) ?? null));
  }

  function sayWhatOthersDid(): void {
    const before = seen;
    seen = look();
    if (isActing || room.hidden) return;
    if (seen.table !== before.table) {
      if (seen.table !== null) announce(words.say.tableMoved(seen.table));
    } else if (seen.owed !== before.owed)
      announce(seen.owed > 0 ? words.say.billNow(formatCents(seen.owed)) : words.bill.paid);
  }

  closeOnBackdrop(dialog);
  wide.addEventListener('change', draw);
  return { draw, lay, add };
}
