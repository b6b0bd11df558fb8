import { billView } from './bill-view.ts';
import { closeOnBackdrop } from './dialog.ts';
import { tableScene } from './dish-art.ts';
import { createDishDialog } from './dish-dialog.ts';
import { announce, find, h } from './element.ts';
import { exampleLines, exampleTickets } from './evening.ts';
import {
  closeTable,
  isLate,
  moveTicket,
  sendToKitchen,
  statusNames,
  ticketsOfTable,
} from './kitchen.ts';
import { kitchenView, tick } from './kitchen-view.ts';
import { dishes, findDish } from './menu.ts';
import { drawMenu } from './menu-view.ts';
import { formatCents } from './money.ts';
import { addLine, billFor, changeQuantity, lineKey, type OrderLine } from './order.ts';
import { createPayDialog } from './pay-dialog.ts';
import { browserStorage, createStore, memoryStorage } from './store.ts';
import { createTableDialog } from './table-dialog.ts';

// `?photo` is a fixed evening at 13:12 in Lisbon that leaves no trace, so that pictures come out equal.
const photo = new URLSearchParams(location.search).has('photo');
const photoTime = Date.UTC(2026, 4, 14, 12, 12);
const now = () => (photo ? photoTime : Date.now());
const store = createStore(photo ? memoryStorage() : browserStorage());

const room = find('#carta', HTMLElement);
const side = find('.side', HTMLElement);
const kitchen = find('#cozinha', HTMLElement);
const nav = find('.courses', HTMLElement);
const billDialog = find('#bill-dialog', HTMLDialogElement);
const askTable = createTableDialog(find('#table-dialog', HTMLDialogElement));
const askPayment = createPayDialog(find('#pay-dialog', HTMLDialogElement));
const openDish = createDishDialog(find('#dish-dialog', HTMLDialogElement), handleAdd);
const wide = matchMedia('(min-width: 62rem)');

const bar = h('button', { type: 'button', class: 'bill-bar', onclick: () => openBill() });
room.append(bar);

function handleAdd(line: OrderLine): void {
  store.setLines(addLine(store.lines(), line));
  const { count, total } = billFor(store.lines());
  announce(
    `${findDish(line.dishId)?.name}: juntou ${line.quantity}. Por enviar: ${count}, ${formatCents(total)}.`,
  );
}

function handleStep(line: OrderLine, by: number): void {
  store.setLines(changeQuantity(store.lines(), lineKey(line), by));
  const quantity = store.lines().find((other) => lineKey(other) === lineKey(line))?.quantity ?? 0;
  announce(`${findDish(line.dishId)?.name}: ${quantity > 0 ? quantity : 'retirado'}`);
}

function handleTable(): void {
  askTable(store.table(), (table) => {
    store.setTable(table);
    announce(`Mesa ${table} escolhida.`);
  });
}

function handleSend(): void {
  const table = store.table();
  if (table === null) {
    askTable(null, (picked) => {
      store.setTable(picked);
      handleSend();
    });
    return;
  }
  store.setTickets(sendToKitchen(store.tickets(), table, store.lines(), now()));
  store.setLines([]);
  announce('Pedido enviado. A cozinha já o vê.');
}

function handlePay(): void {
  const table = store.table();
  if (table === null) return;
  const bill = billFor(ticketsOfTable(store.tickets(), table).flatMap((ticket) => ticket.lines));
  askPayment(table, bill, () => {
    store.setTickets(closeTable(store.tickets(), table));
    store.setTable(null);
    billDialog.close();
    announce(`Mesa ${table} fechada. Obrigado e até à próxima.`);
  });
}

function openBill(): void {
  draw();
  billDialog.showModal();
  find('#bill-title', HTMLElement).focus();
}

/** Drawing anew must not lose the keyboard's place: the same button, or else the heading, gets it back. */
function keepFocus(parent: HTMLElement, heading: string, change: () => void): void {
  const active = document.activeElement;
  const key = parent.contains(active) ? active?.getAttribute('data-key') : null;
  change();
  if (!key) return;
  const same = [...parent.querySelectorAll<HTMLElement>('[data-key]')].find(
    (element) => element.dataset.key === key,
  );
  (same ?? parent.querySelector<HTMLElement>(heading))?.focus();
}

function drawBill(): void {
  const tickets = ticketsOfTable(store.tickets(), store.table());
  const lines = store.lines();
  const actions = {
    onTable: handleTable,
    onStep: handleStep,
    onSend: handleSend,
    onPay: handlePay,
  };
  const home = wide.matches ? side : billDialog;
  if (wide.matches) {
    billDialog.close();
    billDialog.replaceChildren();
  } else side.replaceChildren();
  keepFocus(home, 'h2', () => {
    const scrolled = home.querySelector('.paper')?.scrollTop ?? 0;
    const view = billView(
      store.table(),
      lines,
      tickets,
      actions,
      wide.matches ? undefined : billDialog,
    );
    home.replaceChildren(view);
    view.querySelector('.paper')?.scrollTo(0, scrolled);
  });
  const { count, total } = billFor([...lines, ...tickets.flatMap((ticket) => ticket.lines)]);
  const unsent = billFor(lines).count;
  bar.replaceChildren(
    h('span', {}, unsent > 0 ? `${unsent} por enviar` : 'A sua conta'),
    h('b', {}, formatCents(total)),
  );
  bar.hidden = count === 0 && store.table() === null && !photo;
}

function drawKitchen(): void {
  const tickets = store.tickets();
  const waiting = tickets.filter((ticket) => ticket.status === 'todo').length;
  const badge = find('[data-waiting]', HTMLElement);
  badge.hidden = waiting === 0;
  badge.replaceChildren(
    String(waiting),
    h('span', { class: 'unseen' }, waiting === 1 ? ' pedido por fazer' : ' pedidos por fazer'),
  );
  keepFocus(kitchen, 'h1', () => {
    kitchen.replaceChildren(
      ...kitchenView(tickets, now(), {
        onMove: (ticket, step) => {
          store.setTickets(moveTicket(store.tickets(), ticket.number, step));
          const moved = store.tickets().find(({ number }) => number === ticket.number);
          if (moved) announce(`Mesa ${moved.table}: ${statusNames[moved.status]}.`);
        },
        onExample: () => {
          const held = store.tickets();
          const highest = held.reduce((most, { number }) => Math.max(most, number), 0);
          store.setTickets([...held, ...exampleTickets(now(), highest + 1)]);
        },
      }),
    );
  });
  tick(kitchen, now());
}

let lastNumber = store.tickets().at(-1)?.number ?? 0;
let lateTickets = 0;

function draw(): void {
  drawBill();
  drawKitchen();
  const newest = store.tickets().at(-1);
  if (newest && newest.number > lastNumber && !kitchen.hidden) {
    announce(`Novo pedido da mesa ${newest.table}.`);
  }
  lastNumber = newest?.number ?? lastNumber;
}

/** The address says which of the two screens is on, so that each can be opened, shared and gone back to. */
function showView(): void {
  const inKitchen = location.hash === '#cozinha';
  const changed = kitchen.hidden === inKitchen;
  kitchen.hidden = !inKitchen;
  room.hidden = inKitchen;
  document.documentElement.dataset.view = inKitchen ? 'cozinha' : 'carta';
  document.title = `${inKitchen ? 'Cozinha' : 'Carta e pedidos'} · Tasca Ribeira (demonstração)`;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  if (!changed) return;
  if (inKitchen) {
    scrollTo(0, 0);
    find('#kitchen-title', HTMLElement).focus({ preventScroll: true });
  } else (document.getElementById(location.hash.slice(1)) ?? room).scrollIntoView();
}

if (photo) {
  store.setTable(7);
  store.setLines(exampleLines);
  store.setTickets(exampleTickets(now(), 38));
}
find('[data-scene]', HTMLElement).append(tableScene());
drawMenu(nav, find('.menu', HTMLElement), openDish);
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
if (!photo) {
  setInterval(() => {
    if (kitchen.hidden) return;
    const late = store.tickets().filter((ticket) => isLate(ticket, now())).length;
    if (late === lateTickets) tick(kitchen, now());
    else drawKitchen();
    lateTickets = late;
  }, 1000);
}
