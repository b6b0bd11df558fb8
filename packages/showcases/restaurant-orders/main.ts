import { find } from '../browser/element.ts';
import { inTurn } from '../browser/in-turn.ts';
import { browserShelf, draftShelf, isPhoto } from '../browser/kept.ts';
import { followHistory } from '../browser/sheets.ts';
import { writePage } from '../browser/write-words.ts';
import { drawer } from '../kit/places.tsx';
import { type App, type Choices, type Shown, shownOf, staffNames, staffViews } from './app.ts';
import { Scene } from './art.tsx';
import { BillBar, Side } from './bill.tsx';
import { Courses } from './courses.tsx';
import { createDishDrafts } from './dish-draft.ts';
import { Menu } from './dishes.tsx';
import { exampleLines, exampleTickets } from './evening.ts';
import { Week } from './foot.tsx';
import { Headline, Label, Today, ToStaff } from './hero.tsx';
import { isOpen, opensToday, takesOrders } from './hours.ts';
import { createWatch } from './kitchen-watch.ts';
import { dishes } from './menu.ts';
import { createModel } from './model.ts';
import { createNews } from './news.ts';
import { Questions } from './questions.tsx';
import { Paper } from './receipt.tsx';
import { dayOf } from './receipts.ts';
import { Staff } from './staff.tsx';
import { factsOf } from './staff-acts.ts';
import { words } from './words.ts';

writePage(words);

// `?photo` is a fixed evening at 13:12 in Lisbon that leaves no trace, so that pictures come out equal.
const photoTime = Date.UTC(2026, 4, 14, 12, 12);
const name = 'showcase-restaurant-';
const shelf = browserShelf(name);
if (isPhoto) {
  shelf.write('table', 7);
  shelf.write('lines', exampleLines);
  shelf.write('tickets', exampleTickets(photoTime, 38));
}
const model = createModel(shelf, () => (isPhoto ? photoTime : Date.now()));

const room = find('#ementa', HTMLElement);
const kitchen = find('.kitchen', HTMLElement);
const wide = matchMedia('(min-width: 62rem)');

let choices: Choices = { question: null, isBillOpen: false, printed: null, notice: null, moved: 0 };
/** While something is done here, it is not yet shown, and afterwards not told as news. */
let isActing = false;

const app: App = {
  model,
  drafts: createDishDrafts(draftShelf(name), () => model.now()),
  watch: createWatch(() => refresh()),
  isPhoto,
  choose(part) {
    choices = { ...choices, ...part };
    refresh();
  },
  close(question) {
    if (choices.question === question) app.choose({ question: null });
  },
  alone(task) {
    void inTurn('showcase-restaurant', () => {
      isActing = true;
      task();
      refresh();
      isActing = false;
    });
  },
  refresh,
};

/** The address contains the screen, so that it can be linked to and Back works. */
const viewOf = (hash: string) => staffViews.find((view) => hash === `#${view}`) ?? null;

const shown = () => shownOf(app, choices, viewOf(location.hash), wide.matches);

const drawPage = drawer<Shown>({
  '.hero .day': Label,
  '#hero-title': Headline,
  '#today': Today,
  '.views a': ToStaff,
  '[data-scene]': Scene,
  'nav.courses': Courses,
  '.menu': Menu,
  '[data-week]': Week,
  '.side': Side,
  '#bar': BillBar,
  '.kitchen': Staff,
  '#questions': Questions,
  '.on-paper': Paper,
});
const tellNews = createNews(shown());

/** What the clock alone changes on the guests' side. */
const hours = () => {
  const now = model.now();
  return `${isOpen(now)} ${takesOrders(now)} ${opensToday(now)} ${dayOf(now)}`;
};
let drawnHours = hours();

function refresh(): void {
  drawnHours = hours();
  const { tickets, receipts, requests } = model;
  if (choices.notice && choices.notice.of !== factsOf(tickets(), receipts(), requests()))
    choices = { ...choices, notice: null };
  const now = shown();
  drawPage(now);
  tellNews(now, isActing);
}

let roomScroll = 0;

// Not when the screen changes: by then the browser may have put the other screen's place there. Back and Forward
// change the address and the place before this page hears of it.
addEventListener(
  'scroll',
  () => {
    if (!room.hidden && !viewOf(location.hash)) roomScroll = scrollY;
  },
  { passive: true },
);

function showView(): void {
  const view = viewOf(location.hash);
  const wasRoom = !room.hidden;
  const isFirst = document.documentElement.dataset.view === undefined;
  kitchen.hidden = view === null;
  room.hidden = view !== null;
  document.documentElement.dataset.view = view ?? 'ementa';
  document.title = view ? words.page.title(staffNames[view]) : words.head.title;
  app.choose({ question: null, isBillOpen: false, notice: null });
  if (view) {
    scrollTo({ top: 0, behavior: 'instant' });
    if (!isFirst) find('#staff-title', HTMLElement).focus({ preventScroll: true });
  } else if (!wasRoom) {
    // Back where the guest was reading, whichever way led here.
    scrollTo({ top: roomScroll, behavior: 'instant' });
    find('.views a', HTMLElement).focus({ preventScroll: true });
  }
}

showView();
model.onChange(refresh);
addEventListener('hashchange', showView);
wide.addEventListener('change', () => app.choose({ isBillOpen: false }));
const left = dishes.find(({ id }) => id === app.drafts.openDish());
if (left && !room.hidden) app.choose({ question: { kind: 'dish', dish: left } });
followHistory();
if (!isPhoto) {
  setInterval(() => {
    // On the staff's screens the clocks go on.
    if (!kitchen.hidden || hours() !== drawnHours) refresh();
  }, 1000);
}
