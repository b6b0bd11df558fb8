import type { DishDrafts } from './dish-draft.ts';
import type { Ticket } from './kitchen.ts';
import type { Watch } from './kitchen-watch.ts';
import type { Dish } from './menu.ts';
import type { Model } from './model.ts';
import { isWaiting, type Receipt } from './receipts.ts';
import { words } from './words.ts';

export const staffViews = ['cozinha', 'bar', 'sala'] as const;

export type StaffView = (typeof staffViews)[number];

export const staffNames: Record<StaffView, string> = words.staff.names;

export type TableQuestion = {
  kind: 'table';
  title: string;
  hint: string;
  current: number | null;
  /** Which tables cannot be chosen. */
  isClosed: (table: number) => boolean;
  /** What is done with the table that is picked, while no other tab does anything. */
  onPick: (table: number) => void;
};

/** Staff take the payment of what a sheet shows, even if the bill changes: then they are told so. */
export type Payment = {
  kind: 'payment';
  table: number;
  tickets: readonly Ticket[];
  /** What has happened since the sheet was opened before. */
  notice?: string | undefined;
};

export type Question =
  | { kind: 'dish'; dish: Dish }
  | { kind: 'bill'; table: number }
  | TableQuestion
  | Payment;

/** What this page shows, and another tab does not. */
export type Choices = {
  question: Question | null;
  /** The bill lies over the menu, where there is no room beside it. */
  isBillOpen: boolean;
  /** The receipt that is being printed. */
  printed: Receipt | null;
  /** What the staff were told, and what it was true of: once that has changed, it is true no more. */
  notice: { text: string; of: string } | null;
  /** The ticket that was moved last: the focus goes with it. */
  moved: number;
};

/** The state and actions shared by all parts of the page. */
export type App = {
  model: Model;
  drafts: DishDrafts;
  watch: Watch;
  isPhoto: boolean;
  /** Draws the page with another choice. */
  choose: (part: Partial<Choices>) => void;
  /** Takes a question away, unless another stands in its place. */
  close: (question: Question) => void;
  /** Runs a task while no other tab runs one, and draws what has come of it. */
  alone: (task: () => void) => void;
  /** Draws every part again. */
  refresh: () => void;
};

/** What is true while the page is drawn. */
export type Shown = Readonly<ReturnType<typeof shownOf>>;

/**
 * @param view - the screen of the staff that the address names, or null
 * @param isWide - whether there is room for the bill beside the menu
 */
export const shownOf = (app: App, choices: Choices, view: StaffView | null, isWide: boolean) => {
  const { model } = app;
  const tickets = model.tickets();
  return {
    app,
    ...choices,
    view,
    isWide,
    now: model.now(),
    table: model.table(),
    lines: model.lines(),
    tickets: view ? tickets : tickets.filter((ticket) => !model.isOfEarlierGuests(ticket)),
    requests: model.requests().filter((request) => isWaiting(request, model.now())),
    receipts: model.receipts(),
    ownReceipts: model.ownReceipts(),
    soldOut: model.soldOut(),
    undoable: model.undoable(),
    voidable: model.voidable(),
  };
};
