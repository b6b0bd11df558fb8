import { lisbonMoment } from '../browser/day.ts';
import { announce, find, h } from '../browser/element.ts';
import { inTurn } from '../browser/in-turn.ts';
import { browserShelf, draftShelf, memoryShelf } from '../browser/kept.ts';
import { formatCents } from '../browser/money.ts';
import { closeOnBackdrop, closeSheets, followHistory, openSheet } from '../browser/sheets.ts';
import { type BillActions, billView } from './bill-view.ts';
import { tableScene } from './dish-art.ts';
import { createDishDialog } from './dish-dialog.ts';
import { createDishDrafts } from './dish-draft.ts';
import { exampleLines, exampleTickets } from './evening.ts';
import { floorView } from './floor-view.ts';
import { isOpen, nextOpening, weekInWords } from './hours.ts';
import {
  isLate,
  moveTicket,
  owedLines,
  sendToKitchen,
  stationOfTicket,
  statusNames,
  ticketsOfTable,
} from './kitchen.ts';
import { kitchenView, tick } from './kitchen-view.ts';
import { dishes, findDish } from './menu.ts';
import { drawMenu, markSoldOut } from './menu-view.ts';
import { addLine, billFor, changeQuantity, lineKey, type OrderLine } from './order.ts';
import { writeHeadline, writePage } from './page-words.ts';
import { createPayDialog } from './pay-dialog.ts';
import { receiptPaper } from './receipt-view.ts';
import { paidOnDayOf } from './receipts.ts';
import {
  type StaffView,
  staffHeader,
  staffNames,
  staffViews,
  type Waiting,
  waitingTickets,
} from './staff-view.ts';
import { createStore } from './store.ts';
import { createTableDialog } from './table-dialog.ts';
import { undoSentence } from './undo.ts';
import { words } from './words.ts';

writePage();

// `?photo` is a fixed evening at 13:12 in Lisbon that leaves no trace, so that pictures come out equal.
const photo = new URLSearchParams(location.search).has('photo');
const photoTime = Date.UTC(2026, 4, 14, 12, 12);
const name = 'showcase-restaurant-';
const store = createStore(photo ? memoryShelf() : browserShelf(name));
const now = () => (photo ? photoTime : Date.now() + store.clockOffset());
/** A simulated visit starts this long after opening time, when some tables are taken. */
const intoService = 72 * 60_000;

/** Printed instead of the page, because a bill may be inside a dialog, which is not printed. */
const paper = h('div', { class: 'on-paper' });
document.body.append(paper);

const room = find('#ementa', HTMLElement);
const menu = find('.menu', HTMLElement);
const side = find('.side', HTMLElement);
const kitchen = find('.kitchen', HTMLElement);
const nav = find('.courses', HTMLElement);
const billDialog = find('#bill-dialog', HTMLDialogElement);
const drafts = createDishDrafts(photo ? memoryShelf() : draftShelf(name));
const askTable = createTableDialog(find('#table-dialog', HTMLDialogElement));
const payment = createPayDialog(find('#pay-dialog', HTMLDialogElement));
const openDish = createDishDialog(find('#dish-dialog', HTMLDialogElement), drafts, {
  onAdd: handleAdd,
  onOpen: () => markSoldOut(document, store.soldOut()),
});
const wide = matchMedia('(min-width: 62rem)');

/** Orders and payments are written while no other tab writes them. */
const alone = (task: () => void) => void inTurn('showcase-restaurant', task);

const bar = h('button', { class: 'bill-bar', onclick: () => openBill() });
room.append(bar);

function handleAdd(line: OrderLine): void {
  if (store.soldOut().includes(line.dishId)) return;
  store.setLines(addLine(store.lines(), line));
  const { count, total } = billFor(store.lines());
  announce(
    words.say.added(findDish(line.dishId)?.name ?? '', line.quantity, count, formatCents(total)),
  );
}

function handleStep(line: OrderLine, by: number): void {
  store.setLines(changeQuantity(store.lines(), lineKey(line), by));
  const quantity = store.lines().find((other) => lineKey(other) === lineKey(line))?.quantity ?? 0;
  announce(`${findDish(line.dishId)?.name}: ${quantity > 0 ? quantity : words.say.removed}`);
}

/** The tables whose bill is open. */
const taken = () => store.tickets().flatMap(({ table, paid }) => (paid ? [] : table));

function handleTable(): void {
  const table = store.table();
  const open = taken();
  const hasBill = table !== null && open.includes(table);
  askTable(
    {
      current: table,
      title: words.tables.title,
      hint: hasBill ? words.tables.along : words.tables.hint,
      taken: open,
      // Only the staff join two bills.
      isClosed: (other) => hasBill && other !== table && open.includes(other),
    },
    (picked) =>
      alone(() => {
        const isJoined = picked !== table && taken().includes(picked);
        if (table !== null && taken().includes(table) && !isJoined)
          store.changeTable(table, picked, now());
        else if (!hasBill) store.sitDown(picked, now());
        announce(words.say.tablePicked(picked));
      }),
  );
}

function handleSend(): void {
  const table = store.table();
  if (table === null) {
    const { title, hint } = words.tables;
    askTable({ current: null, title, hint, taken: taken(), isClosed: () => false }, (picked) => {
      store.sitDown(picked, now());
      handleSend();
    });
    return;
  }
  alone(() => {
    const lines = store.lines();
    // Since the last rendering another tab may have sent the order, or a dish may have run out.
    const canSend = isOpen(now()) && !lines.some(({ dishId }) => store.soldOut().includes(dishId));
    if (lines.length === 0 || !canSend) {
      draw();
      return;
    }
    // Saves the sent order before it removes the unsent one, so that it cannot get lost.
    store.setTickets(sendToKitchen(store.tickets(), store.table() ?? table, lines, now()));
    store.setLines([]);
    announce(words.say.sent);
  });
}

function handleAsk(): void {
  const table = store.table();
  if (table === null) return;
  payment.ask(table, ticketsOfTable(store.tickets(), table), (people) => {
    store.askForBill(table, now(), people);
    announce(words.say.asked);
  });
}

/** Says what was done at the till, and what the table still owes. */
function announceChange(table: number): void {
  const done = store.undoable(now());
  const rest = billFor(owedLines(ticketsOfTable(store.tickets(), table))).total;
  const owes = rest > 0 && words.undo.rest(formatCents(rest));
  announce([done && undoSentence(done), owes].filter(Boolean).join(' '));
}

function handleTake(table: number): void {
  const people = store.requests().find((request) => request.table === table)?.people ?? 2;
  payment.take(table, ticketsOfTable(store.tickets(), table), people, {
    onPaid: (shares) =>
      alone(() => {
        store.pay(table, shares, now());
        announceChange(table);
      }),
    onOff: (shares) =>
      alone(() => {
        store.takeOff(table, shares, now());
        announceChange(table);
      }),
  });
}

function handleMove(table: number): void {
  askTable(
    {
      current: table,
      title: words.tables.move(table),
      hint: words.tables.join,
      taken: taken(),
      isClosed: (other) => other === table,
    },
    (picked) =>
      alone(() => {
        store.changeTable(table, picked, now());
        announceChange(table);
      }),
  );
}

const actions: BillActions = {
  onTable: handleTable,
  onStep: handleStep,
  onSend: handleSend,
  onDropSoldOut() {
    const gone = store.soldOut();
    store.setLines(store.lines().filter(({ dishId }) => !gone.includes(dishId)));
  },
  onAsk: handleAsk,
  onWithdraw() {
    const table = store.table();
    if (table !== null) store.withdrawRequest(table);
  },
  onPrint: () => print(),
  onLeave: () => store.sitDown(null, now()),
  onPretend(isPretending) {
    store.setClockOffset(isPretending ? nextOpening(Date.now()) + intoService - Date.now() : 0);
  },
};

function openBill(): void {
  draw();
  openSheet(billDialog);
  find('#bill-title', HTMLElement).focus();
}

/** Rendering again must not lose the focus: it returns to the same button, or to the heading. */
function keepFocus(parent: HTMLElement, heading: string, change: () => void): void {
  const active = document.activeElement;
  const key = parent.contains(active) ? active?.getAttribute('data-key') : null;
  change();
  if (!key) return;
  const same = [...parent.querySelectorAll<HTMLElement>('[data-key]')].find(
    (element) => element.dataset.key === key,
  );
  (same ?? parent.querySelector<HTMLElement>(heading))?.focus({ preventScroll: true });
}

function drawBill(): void {
  const table = store.table();
  const tickets = ticketsOfTable(store.tickets(), table);
  const lines = store.lines();
  const home = wide.matches ? side : billDialog;
  if (wide.matches) {
    billDialog.close();
    billDialog.replaceChildren();
  } else side.replaceChildren();
  keepFocus(home, 'h2', () => {
    const scrolled = home.querySelector('.paper')?.scrollTop ?? 0;
    const view = billView(
      {
        table,
        lines,
        tickets,
        soldOut: store.soldOut(),
        askedAt: store.requests().find((request) => request.table === table)?.at ?? null,
        thanks: store.thanks(),
        opensAt: isOpen(now()) ? null : nextOpening(now()),
        pretendedAt: store.clockOffset() === 0 || photo ? null : now(),
      },
      actions,
      wide.matches ? undefined : billDialog,
    );
    home.replaceChildren(view);
    view.querySelector('.paper')?.scrollTo(0, scrolled);
  });
  const { count, total } = billFor([...lines, ...owedLines(tickets)]);
  const thanks = count === 0 ? store.thanks() : null;
  paper.replaceChildren(...(thanks ? [receiptPaper(thanks, 'paper-title')] : []));
  const unsent = billFor(lines).count;
  bar.replaceChildren(
    h('span', {}, unsent > 0 ? words.bill.unsentCount(unsent) : words.bill.title),
    h('b', {}, formatCents(total)),
  );
  bar.hidden = count === 0 && table === null && !photo;
}

/** Orders to try the page with, none of them at the visitor's own table. */
function addExamples(): void {
  const held = store.tickets();
  const highest = held.reduce((most, { number }) => Math.max(most, number), 0);
  const others = exampleTickets(now(), highest + 1).filter(({ table }) => table !== store.table());
  store.setTickets([...held, ...others]);
}

function staffView(): StaffView | null {
  return staffViews.find((view) => location.hash === `#${view}`) ?? null;
}

/** What time alone changes on the staff's screens, beside the clocks. */
function passing(): string {
  const late = store.tickets().filter((ticket) => isLate(ticket, now())).length;
  return `${late} ${store.undoable(now()) !== null}`;
}

let drawnAs = '';

function drawStaff(): void {
  const tickets = store.tickets();
  const at = (station: string) => tickets.filter((ticket) => stationOfTicket(ticket) === station);
  const requests = store
    .requests()
    .filter(({ table }) => ticketsOfTable(tickets, table).length > 0);
  const waiting: Waiting = {
    cozinha: waitingTickets(at('cozinha')),
    bar: waitingTickets(at('bar')),
    sala: requests.length,
  };
  const sum = waiting.cozinha + waiting.bar + waiting.sala;
  const badge = find('[data-waiting]', HTMLElement);
  badge.hidden = sum === 0;
  badge.replaceChildren(String(sum), h('span', { class: 'unseen' }, words.page.waiting(sum)));
  const view = staffView();
  if (!view) return;
  keepFocus(kitchen, 'h1', () => {
    const screen =
      view === 'sala'
        ? floorView(
            {
              owed: tickets.filter((ticket) => !ticket.paid),
              requests,
              soldOut: store.soldOut(),
              paid: paidOnDayOf(store.receipts(), now()),
              undo: store.undoable(now()),
            },
            {
              onTake: handleTake,
              onMove: handleMove,
              onUndo: () =>
                alone(() => {
                  store.undo(now());
                  announce(words.undo.done);
                }),
              onExample: () => alone(addExamples),
              onSoldOut: store.setSoldOut,
            },
          )
        : [
            kitchenView(view, at(view), now(), {
              onMove: (ticket, step) =>
                alone(() => {
                  store.setTickets(moveTicket(store.tickets(), ticket.number, step));
                  const moved = store.tickets().find(({ number }) => number === ticket.number);
                  if (moved) announce(words.say.moved(moved.table, statusNames[moved.status]));
                }),
              isSoldOut: (dishId) => store.soldOut().includes(dishId),
              onExample: () => alone(addExamples),
            }),
          ];
    kitchen.replaceChildren(staffHeader(view, waiting), ...screen);
  });
  tick(kitchen, now());
  drawnAs = passing();
}

let lastNumber = store.tickets().at(-1)?.number ?? 0;
let lastAsked = store.requests().length;
let wasOpen = isOpen(now());
const today = () => lisbonMoment(new Date(now())).day;
let drawnDay = today();

function draw(): void {
  // The clock draws anew when the doors open or close, and at midnight: not once more for what is drawn here,
  // under a press.
  wasOpen = isOpen(now());
  drawnDay = today();
  drawBill();
  drawStaff();
  markSoldOut(document, store.soldOut());
  writeHeadline(store.soldOut().includes('bacalhau'));
  const newest = store.tickets().at(-1);
  const request = store.requests().at(-1);
  const asked = store.requests().length;
  if (!kitchen.hidden) {
    if (newest && newest.number > lastNumber) announce(words.say.newOrder(newest.table));
    if (request && asked > lastAsked) announce(words.say.billAsked(request.table));
  }
  lastNumber = newest?.number ?? lastNumber;
  lastAsked = asked;
}

let roomScroll = 0;

// Not when the screen changes: by then the browser may have put the other screen's place there.
addEventListener(
  'scroll',
  () => {
    if (!room.hidden) roomScroll = scrollY;
  },
  { passive: true },
);

/** The address contains the screen, so that it can be linked to and Back works. */
function showView(): void {
  const view = staffView();
  const wasRoom = !room.hidden;
  const isFirst = document.documentElement.dataset.view === undefined;
  kitchen.hidden = view === null;
  room.hidden = view !== null;
  document.documentElement.dataset.view = view ?? 'ementa';
  document.title = words.page.title(view ? staffNames[view] : words.page.menuTitle);
  closeSheets();
  if (view) {
    drawStaff();
    scrollTo({ top: 0, behavior: 'instant' });
    if (!isFirst) find('#staff-title', HTMLElement).focus({ preventScroll: true });
  } else if (!wasRoom) {
    // Back where the guest was reading, whichever way led here.
    scrollTo({ top: roomScroll, behavior: 'instant' });
    find('.views a', HTMLElement).focus({ preventScroll: true });
  }
}

if (photo) {
  store.sitDown(7, now());
  store.setLines(exampleLines);
  store.setTickets(exampleTickets(now(), 38));
}
find('[data-scene]', HTMLElement).append(tableScene());
find('[data-week]', HTMLElement).append(...weekInWords().map((text) => h('li', {}, `${text}.`)));
drawMenu(nav, menu, openDish);
for (const button of document.querySelectorAll<HTMLElement>('button[data-dish]')) {
  const dish = dishes.find(({ id }) => id === button.dataset.dish);
  if (!dish) continue;
  const price = button.querySelector('b');
  if (price) price.textContent = formatCents(dish.price);
  button.addEventListener('click', () => openDish(dish));
}
closeOnBackdrop(billDialog);
store.onChange(draw);
wide.addEventListener('change', draw);
addEventListener('hashchange', showView);
draw();
showView();
const left = dishes.find(({ id }) => id === drafts.openDish());
if (left && !room.hidden) openDish(left);
followHistory();
if (!photo) {
  setInterval(() => {
    if (isOpen(now()) !== wasOpen || today() !== drawnDay) draw();
    if (kitchen.hidden) return;
    if (passing() === drawnAs) tick(kitchen, now());
    else drawStaff();
  }, 1000);
}
