import type { Day, Moment } from '../browser/day.ts';
import type { Shelf } from '../browser/kept.ts';
import type { BookingStore } from './bookings.ts';
import type { Guest } from './guest.ts';
import type { Stay } from './stay.ts';

/** What every view is given. */
export type App = {
  /** In Lisbon; changes while the page is open. */
  readonly today: Day;
  readonly now: Moment;
  store: BookingStore;
  /** What is typed and not yet saved, kept for this tab. */
  drafts: Shelf;
  stay: Stay;
  guest: Guest;
  /** Changes the guest's details and saves them for a reload. */
  setGuest: (change: Partial<Guest>) => void;
  /** Replaces the chosen stay and saves it for the next visit. */
  setStay: (stay: Stay) => void;
  /** Announces a text to screen readers. */
  announce: (message: string) => void;
  go: (hash: string) => void;
  /** Shows what another tab, the clock or a failed booking has changed. */
  refresh: () => void;
  /** What was chosen and cannot be had any more, until something else is chosen. */
  notice: string | null;
};

/** A stay whose dates are chosen. */
export type DatedStay = Stay & { arrival: Day; departure: Day };

export function hasDates(stay: Stay): stay is DatedStay {
  return stay.arrival !== null && stay.departure !== null;
}
