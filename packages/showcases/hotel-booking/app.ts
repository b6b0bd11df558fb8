import type { BookingStore } from './bookings.ts';
import type { Day } from './dates.ts';
import type { Guest } from './guest.ts';
import type { Stay } from './stay.ts';

/** What every view is given. */
export type App = {
  today: Day;
  store: BookingStore;
  stay: Stay;
  guest: Guest;
  /** Changes what is known of the guest and keeps it for a reload. */
  setGuest: (change: Partial<Guest>) => void;
  /** Replaces the chosen stay and keeps it for the next visit. */
  setStay: (stay: Stay) => void;
  /** Says something to people who do not see it change. */
  announce: (message: string) => void;
  go: (hash: string) => void;
  /** The chosen room has gone: back to the others, with a word about it. */
  loseRoom: () => void;
  /** Why the last room was lost, to be read on the list; null when none was. */
  lost: string | null;
};

/** A stay whose dates are chosen. */
export type DatedStay = Stay & { arrival: Day; departure: Day };

export function hasDates(stay: Stay): stay is DatedStay {
  return stay.arrival !== null && stay.departure !== null;
}
