import type { Day } from '../browser/day.ts';
import type { BookingStore } from './bookings.ts';
import type { Guest } from './guest.ts';
import type { Stay } from './stay.ts';

/** What every view is given. */
export type App = {
  today: Day;
  store: BookingStore;
  stay: Stay;
  guest: Guest;
  /** Changes the guest's details and saves them for a reload. */
  setGuest: (change: Partial<Guest>) => void;
  /** Replaces the chosen stay and saves it for the next visit. */
  setStay: (stay: Stay) => void;
  /** Announces a text to screen readers. */
  announce: (message: string) => void;
  go: (hash: string) => void;
  /** The chosen room is no longer free: shows the list of rooms with an explanation. */
  loseRoom: () => void;
  /** Why the last room was lost, shown above the list; null if none was. */
  lost: string | null;
};

/** A stay whose dates are chosen. */
export type DatedStay = Stay & { arrival: Day; departure: Day };

export function hasDates(stay: Stay): stay is DatedStay {
  return stay.arrival !== null && stay.departure !== null;
}
