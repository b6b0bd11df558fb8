import type { Moment } from '../browser/day.ts';
import type { Orders } from './orders.ts';
import type { Line } from './reservation.ts';

/** The state and actions shared by all parts of the page. */
export type App = {
  /** The bakery's wall clock. */
  now: () => Moment;
  orders: Orders;
  /** Draws every part again without a change in what is saved. */
  refresh: () => void;
  /** Announces a sentence to screen readers. */
  say: (text: string) => void;
};

/** Updates a part of the page from the app. */
export type Draw = () => void;

export function quantityOf(lines: readonly Line[], id: string): number {
  return lines.find((line) => line.id === id)?.quantity ?? 0;
}

/** The basket with `quantity` of `id`; a quantity of 0 removes the line. */
export function withQuantity(lines: readonly Line[], id: string, quantity: number): Line[] {
  const others = lines.filter((line) => line.id !== id);
  if (quantity <= 0) return others;
  const known = lines.some((line) => line.id === id);
  return known
    ? lines.map((line) => (line.id === id ? { id, quantity } : line))
    : [...lines, { id, quantity }];
}
