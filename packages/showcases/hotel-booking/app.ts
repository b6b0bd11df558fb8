import type { ComponentType } from 'preact';
import type { Day, Moment } from '../browser/day.ts';
import type { Shelf } from '../browser/kept.ts';
import type { Hold } from './availability.ts';
import type { Booking } from './booking.ts';
import type { BookingStore } from './bookings.ts';
import type { Guest } from './guest.ts';
import type { Page } from './page.ts';
import type { Stay } from './stay.ts';

/** What this tab shows, and another does not. */
export type Choices = {
  stay: Stay;
  guest: Guest;
  /** What was chosen and cannot be had any more, until something else is chosen. */
  notice: string | null;
  /** The booking whose cancellation is asked about. */
  leaving: Booking | null;
  /** The hotel's side, once its code is here. */
  Desk: ComponentType<{ app: App }> | null;
};

/** The state and actions shared by all parts, the hotel's too. */
export type App = {
  /** In Lisbon; changes while the page is open. */
  readonly today: Day;
  store: BookingStore;
  /** What is typed and not yet saved, kept for this tab. */
  drafts: Shelf;
  /** Changes the guest's details and saves them for a reload. */
  setGuest: (change: Partial<Guest>) => void;
  /** Replaces the chosen stay and saves it for the next visit. */
  setStay: (stay: Stay) => void;
  /** Asks whether a booking is to be cancelled; null closes the question. */
  ask: (leaving: Booking | null) => void;
  /** Announces a text to screen readers. */
  announce: (message: string) => void;
  go: (hash: string) => void;
  /** Shows what another tab, the clock or a failed booking has changed. */
  refresh: () => void;
};

/** What is true while the page is drawn. */
export type Shown = Readonly<
  Choices & {
    app: App;
    now: Moment;
    page: Page;
    /** What takes and gives back rooms. */
    holds: readonly Hold[];
  }
>;
