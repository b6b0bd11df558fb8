import type { Moment } from '../browser/day.ts';
import type { Shelf } from '../browser/kept.ts';
import type { Orders } from './orders.ts';
import type { Allergen } from './products.ts';
import type { Line, Reservation } from './reservation.ts';
import type { Saved } from './store.ts';
import type { Wish } from './wish.ts';

/** What this page shows, and another tab does not. */
export type Choices = {
  wish: Wish;
  /** Products that contain one of these are hidden. */
  avoided: readonly Allergen[];
  /** The reservation that has just been confirmed. */
  ticket: Reservation | null;
};

/** The state and actions shared by all parts of the page. */
export type App = {
  /** The bakery's wall clock. */
  now: () => Moment;
  orders: Orders;
  /** What is typed and not yet saved, kept for this tab. */
  drafts: Shelf;
  wish: () => Wish;
  /** Draws the page with another choice. */
  choose: (part: Partial<Choices>) => void;
  /** The same for a part of the unfinished reservation. */
  change: (part: Partial<Wish>) => void;
  /** Keeps what is typed; the input itself shows it already. */
  type: (part: Partial<Wish>) => void;
  /** Draws every part again without a change in what is saved. */
  refresh: () => void;
  /** False once the browser has refused to keep what was done. */
  isKept: () => boolean;
  /** Announces a sentence to screen readers. */
  say: (text: string) => void;
};

/** What is true while the page is drawn. */
export type Shown = Readonly<Choices & { app: App; now: Moment; saved: Saved }>;

export function quantityOf(lines: readonly Line[], id: string): number {
  return lines.find((line) => line.id === id)?.quantity ?? 0;
}

/** The basket with `quantity` of `id`; a quantity of 0 removes the line. */
export function withQuantity(lines: readonly Line[], id: string, quantity: number): Line[] {
  const quantities = new Map(lines.map((line) => [line.id, line.quantity])).set(id, quantity);
  return [...quantities]
    .map(([each, count]) => ({ id: each, quantity: count }))
    .filter((line) => line.quantity > 0);
}
