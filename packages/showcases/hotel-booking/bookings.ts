import { type Day, dayNumber, daysBetween, isDay } from '../browser/day.ts';
import { inTurn } from '../browser/in-turn.ts';
import type { Shelf } from '../browser/kept.ts';
import { type Hold, offers } from './availability.ts';
import type { Guest } from './guest.ts';
import { type ExtraId, quoteFor } from './quote.ts';
import { longestStay, type RateChange } from './rates.ts';
import { type RoomId, rooms } from './rooms.ts';
import { lossOf } from './stay.ts';

export type Booking = {
  reference: string;
  roomId: RoomId;
  arrival: Day;
  departure: Day;
  adults: number;
  children: number;
  extras: ExtraId[];
  guest: Guest;
  totalCents: number;
  /** What each night cost on the day of booking. */
  nightCents: number[];
  status: 'confirmed' | 'cancelled';
};

export type BookingStore = {
  all: () => readonly Booking[];
  /** The stays that still take a room. */
  active: () => readonly Booking[];
  find: (reference: string) => Booking | undefined;
  /** False, and nothing is booked, if the last such room has been taken or the day of arrival is past. */
  add: (booking: Booking) => Promise<boolean>;
  cancel: (reference: string) => Promise<void>;
  /** Moves a booking to another room or other nights. False, and nothing is changed, if they are not free. */
  move: (reference: string, to: Hold) => Promise<boolean>;
  /** The owner's prices, the newest first. */
  rates: () => readonly RateChange[];
  changeRates: (change: (rates: readonly RateChange[]) => RateChange[]) => Promise<void>;
  /** False when the browser refuses storage and the bookings last only as long as the page. */
  isKept: () => boolean;
  /** Calls back when another tab has booked or cancelled. */
  onOtherTab: (listener: () => void) => void;
};

const key = 'bookings';
const ratesKey = 'rates';

function isRateChange(value: unknown): value is RateChange {
  if (typeof value !== 'object' || value === null) return false;
  const { roomId, from, to, cents } = value as Record<string, unknown>;
  return (
    rooms.some(({ id }) => id === roomId) && isDay(from) && isDay(to) && typeof cents === 'number'
  );
}

function isBooking(value: unknown): value is Booking {
  if (typeof value !== 'object' || value === null) return false;
  const booking = value as Record<string, unknown>;
  return (
    typeof booking.reference === 'string' &&
    rooms.some((room) => room.id === booking.roomId) &&
    isDay(booking.arrival) &&
    isDay(booking.departure) &&
    typeof booking.adults === 'number' &&
    typeof booking.children === 'number' &&
    typeof booking.totalCents === 'number' &&
    Array.isArray(booking.nightCents) &&
    Array.isArray(booking.extras) &&
    typeof booking.guest === 'object' &&
    booking.guest !== null &&
    (booking.status === 'confirmed' || booking.status === 'cancelled')
  );
}

/** Reads from storage, and writes while no other tab does, so that no booking is lost and no room sold twice. */
export function createBookingStore(shelf: Shelf, today: () => Day): BookingStore {
  function all(): Booking[] {
    const kept = shelf.read(key);
    return Array.isArray(kept) ? kept.filter(isBooking) : [];
  }
  function rates(): RateChange[] {
    const kept = shelf.read(ratesKey);
    return Array.isArray(kept) ? kept.filter(isRateChange) : [];
  }
  const active = () => all().filter((booking) => booking.status === 'confirmed');

  return {
    all,
    active,
    find: (reference) => all().find((booking) => booking.reference === reference),
    add: (booking) =>
      inTurn(key, () => {
        if (lossOf(booking, today(), active())) return false;
        shelf.write(key, [booking, ...all()]);
        return true;
      }),
    cancel: (reference) =>
      inTurn(key, () => {
        const cancelled = all().map((booking) =>
          booking.reference === reference ? { ...booking, status: 'cancelled' } : booking,
        );
        shelf.write(key, cancelled);
      }),
    move: (reference, to) =>
      inTurn(key, () => {
        const bookings = all();
        const moved = bookings
          .filter((booking) => booking.reference === reference)
          .flatMap((booking) => movedTo(booking, to, active()) ?? []);
        if (moved.length === 0) return false;
        shelf.write(
          key,
          bookings.map((booking) => (booking.reference === reference ? moved[0] : booking)),
        );
        return true;
      }),
    rates,
    changeRates: (change) => inTurn(key, () => shelf.write(ratesKey, change(rates()))),
    isKept: shelf.isKept,
    onOtherTab: shelf.onOtherTab,
  };
}

/** The booking in another room or on other nights, at today's prices; null if they are not free. */
export function movedTo(booking: Booking, to: Hold, active: readonly Booking[]): Booking | null {
  const { reference, extras } = booking;
  const others = active.filter((other) => other.reference !== reference);
  const nights = daysBetween(to.arrival, to.departure);
  if (booking.status !== 'confirmed' || nights < 1 || nights > longestStay) return null;
  const offer = offers(to.arrival, to.departure, booking, others).find(
    ({ room }) => room.id === to.roomId,
  );
  if (offer?.status !== 'free') return null;
  const quote = quoteFor(offer.room, to.arrival, to.departure, booking, extras);
  const nightCents = quote.nights.map(({ cents }) => cents);
  return { ...booking, ...to, totalCents: quote.totalCents, nightCents };
}

/** Free until three days before arrival; after that the first night, in cents. */
export function cancellationFeeCents(booking: Booking, today: Day): number {
  if (dayNumber(booking.arrival) - dayNumber(today) >= 3) return 0;
  return booking.nightCents[0] ?? 0;
}

// Without 0, O, 1, I and L, which are misheard on the telephone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** `RL-` and five characters; `bytes` are random. */
export function referenceFrom(bytes: Uint8Array): string {
  const letters = Array.from(bytes.slice(0, 5), (byte) => alphabet[byte % alphabet.length]);
  return `RL-${letters.join('')}`;
}
