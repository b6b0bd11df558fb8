import { lisbonMoment } from '../browser/day.ts';
import { find, h } from '../browser/element.ts';
import { inTurn } from '../browser/in-turn.ts';
import { browserShelf, draftShelf, memoryShelf } from '../browser/kept.ts';
import { formatCents } from '../browser/money.ts';
import { closeSheets, followHistory } from '../browser/sheets.ts';
import { writePage } from '../browser/write-words.ts';
import { tableScene } from './dish-art.ts';
import { createDishDialog } from './dish-dialog.ts';
import { createDishDrafts } from './dish-draft.ts';
import { exampleLines, exampleTickets } from './evening.ts';
import { createGuestSide } from './guest-side.ts';
import { writeHeadline } from './headline.ts';
import { hoursInWords, isOpen, takesOrders } from './hours.ts';
import { dishes } from './menu.ts';
import { drawMenu, markSoldOut } from './menu-view.ts';
import { createModel } from './model.ts';
import { pageOf } from './page-words.ts';
import { createPaper } from './paper.ts';
import { createPayDialog } from './pay-dialog.ts';
import { createStaffSide } from './staff-side.ts';
import { staffNames } from './staff-view.ts';
import { createTableDialog } from './table-dialog.ts';
import { words } from './words.ts';

writePage(pageOf(words));

// `?photo` is a fixed evening at 13:12 in Lisbon that leaves no trace, so that pictures come out equal.
const photo = new URLSearchParams(location.search).has('photo');
const photoTime = Date.UTC(2026, 4, 14, 12, 12);
const name = 'showcase-restaurant-';
const shelf = photo ? memoryShelf() : browserShelf(name);
if (photo) {
  shelf.write('table', 7);
  shelf.write('lines', exampleLines);
  shelf.write('tickets', exampleTickets(photoTime, 38));
}
const model = createModel(shelf, () => (photo ? photoTime : Date.now()));

/** Whatever is written is written while no other tab writes. */
const alone = (task: () => void) => void inTurn('showcase-restaurant', task);

const room = find('#ementa', HTMLElement);
const kitchen = find('.kitchen', HTMLElement);
const paper = createPaper();
const drafts = createDishDrafts(photo ? memoryShelf() : draftShelf(name));
const needs = {
  model,
  alone,
  paper,
  isPhoto: photo,
  askTable: createTableDialog(find('#table-dialog', HTMLDialogElement)),
  payment: createPayDialog(find('#pay-dialog', HTMLDialogElement)),
};
const guests = createGuestSide(needs);
const staff = createStaffSide(needs);
const openDish = createDishDialog(find('#dish-dialog', HTMLDialogElement), drafts, {
  onAdd: guests.add,
  onOpen: () => markSoldOut(document, model.soldOut()),
});

/** What the clock alone changes on the guests' side. */
const hours = () => {
  const now = model.now();
  return `${isOpen(now)} ${takesOrders(now)} ${lisbonMoment(new Date(now)).day}`;
};
let drawnHours = hours();

function draw(): void {
  // The clock draws anew when the kitchen opens or closes, and at midnight: not once more for what is drawn
  // here, under a press.
  drawnHours = hours();
  guests.draw();
  staff.draw();
  markSoldOut(document, model.soldOut());
  writeHeadline(model.soldOut().includes('bacalhau'));
  staff.hear();
}

let roomScroll = 0;

// Not when the screen changes: by then the browser may have put the other screen's place there. Back and Forward
// change the address and the place before this page hears of it.
addEventListener(
  'scroll',
  () => {
    if (!room.hidden && !staff.view()) roomScroll = scrollY;
  },
  { passive: true },
);

/** The address contains the screen, so that it can be linked to and Back works. */
function showView(): void {
  const view = staff.view();
  const wasRoom = !room.hidden;
  const isFirst = document.documentElement.dataset.view === undefined;
  kitchen.hidden = view === null;
  room.hidden = view !== null;
  document.documentElement.dataset.view = view ?? 'ementa';
  document.title = words.page.title(view ? staffNames[view] : words.page.menuTitle);
  closeSheets();
  guests.lay();
  if (view) {
    staff.draw();
    scrollTo({ top: 0, behavior: 'instant' });
    if (!isFirst) find('#staff-title', HTMLElement).focus({ preventScroll: true });
  } else if (!wasRoom) {
    // Back where the guest was reading, whichever way led here.
    scrollTo({ top: roomScroll, behavior: 'instant' });
    find('.views a', HTMLElement).focus({ preventScroll: true });
  }
}

find('[data-scene]', HTMLElement).append(tableScene());
find('[data-week]', HTMLElement).append(...hoursInWords().map((text) => h('li', {}, text)));
drawMenu(find('nav.courses', HTMLElement), find('.menu', HTMLElement), openDish);
for (const button of document.querySelectorAll<HTMLElement>('button[data-dish]')) {
  const dish = dishes.find(({ id }) => id === button.dataset.dish);
  if (!dish) continue;
  const price = button.querySelector('b');
  if (price) price.textContent = formatCents(dish.price);
  button.addEventListener('click', () => openDish(dish));
}
model.onChange(draw);
addEventListener('hashchange', showView);
draw();
showView();
const left = dishes.find(({ id }) => id === drafts.openDish());
if (left && !room.hidden) openDish(left);
followHistory();
if (!photo) {
  setInterval(() => {
    if (hours() !== drawnHours) draw();
    if (!kitchen.hidden) staff.pass();
  }, 1000);
}
