import { type Day, daysBetween, isDay } from '../browser/day.ts';
import { inTurn } from '../browser/in-turn.ts';
import type { Shelf } from '../browser/kept.ts';
import { type Hold, offers, type RoomOffer } from './availability.ts';
import type { Guest } from './guest.ts';
import { type ExtraId, quoteFor } from './quote.ts';
import { longestStay, type RateChange } from './rates.ts';
import { type Party, type RoomId, roomById, rooms } from './rooms.ts';
import { lossOf } from './stay.ts';

export type Booking = Party & {
  reference: string;
  roomId: RoomId;
  arrival: Day;
  departure: Day;
  extras: ExtraId[];
  guest: Guest;
  totalCents: number;
  /** What each night cost on the day of booking. */
  nightCents: number[];
  status: 'confirmed' | 'cancelled' | 'cancelledByHotel';
  /** The invented stay that this is, where it was before the hotel changed it. */
  invented?: Hold;
  /** Entered by the hotel: a call or a walk-in. */
  isFromDesk?: boolean;
};

export type BookingStore = {
  /** With what the hotel has entered, and the invented bookings that it has changed. */
  all: () => readonly Booking[];
  /** The guest’s own, cancelled ones too. */
  own: () => readonly Booking[];
  /** What takes and gives back rooms. */
  holds: () => Hold[];
  find: (reference: string) => Booking | undefined;
  /** False, and nothing is booked, if the last such room has been taken or the day of arrival is past. */
  add: (booking: Booking) => Promise<boolean>;
  cancel: (reference: string) => Promise<void>;
  /**
   * Saves what the hotel has entered, changed, cancelled or brought back. False, and nothing is changed,
   * if the room is not free or the booking is no longer as `seen`.
   */
  save: (booking: Booking, seen?: Booking) => Promise<boolean>;
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
    ['confirmed', 'cancelled', 'cancelledByHotel'].includes(String(booking.status))
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
  const find = (reference: string) => all().find((booking) => booking.reference === reference);
  const holds = () => holdsOf(all());

  function write(booking: Booking): void {
    const others = all();
    const index = others.findIndex(({ reference }) => reference === booking.reference);
    shelf.write(key, index < 0 ? [booking, ...others] : others.with(index, booking));
  }

  return {
    all,
    own: () => all().filter(({ invented, isFromDesk }) => !invented && !isFromDesk),
    holds,
    find,
    add: (booking) =>
      inTurn(key, () => {
        if (lossOf(booking, today(), holds())) return false;
        write(booking);
        return true;
      }),
    cancel: (reference) =>
      inTurn(key, () => {
        const booking = find(reference);
        if (booking?.status === 'confirmed') write({ ...booking, status: 'cancelled' });
      }),
    save: (booking, seen) =>
      inTurn(key, () => {
        const current = find(booking.reference) ?? seen;
        if (current?.status !== seen?.status) return false;
        if (booking.status === 'confirmed' && refusalOf(booking, all())) return false;
        write(booking);
        return true;
      }),
    rates,
    changeRates: (change) => inTurn(key, () => shelf.write(ratesKey, change(rates()))),
    isKept: shelf.isKept,
    onOtherTab: shelf.onOtherTab,
  };
}

/** A changed invented stay no longer takes what it took before. */
function holdsOf(bookings: readonly Booking[]): Hold[] {
  return bookings.flatMap(({ status, invented, roomId, arrival, departure }) => [
    ...(status === 'confirmed' ? [{ roomId, arrival, departure }] : []),
    ...(invented ? [{ ...invented, units: -1 }] : []),
  ]);
}

export type Refusal = 'order' | 'long' | Exclude<RoomOffer, { status: 'free' }>;

/** Why the hotel cannot give a booking its room on its nights; null if it can. */
export function refusalOf(booking: Booking, all: readonly Booking[]): Refusal | null {
  const { reference, roomId, arrival, departure } = booking;
  const nights = daysBetween(arrival, departure);
  if (nights < 1) return 'order';
  if (nights > longestStay) return 'long';
  const others = all.filter((other) => other.reference !== reference);
  const holds = holdsOf([...others, { ...booking, status: 'cancelled' }]);
  const offer = offers(arrival, departure, booking, holds).find(({ room }) => room.id === roomId);
  return offer && offer.status !== 'free' ? offer : null;
}

/** The booking with its price: as agreed if the nights in the room are those of `before`, else today's. */
export function priced(booking: Booking, before?: Booking): Booking {
  const { roomId, arrival, departure } = booking;
  const isSameStay =
    roomId === before?.roomId && arrival === before.arrival && departure === before.departure;
  const { nights, totalCents } = quoteFor(
    roomById(roomId),
    arrival,
    departure,
    booking,
    booking.extras,
    isSameStay ? before.nightCents : [],
  );
  return { ...booking, totalCents, nightCents: nights.map(({ cents }) => cents) };
}

/** Free until three days before arrival; after that the first night, in cents. */
export function cancellationFeeCents(
  booking: Pick<Booking, 'arrival' | 'nightCents'>,
  today: Day,
): number {
  if (daysBetween(today, booking.arrival) >= 3) return 0;
  return booking.nightCents[0] ?? 0;
}

// Without 0, O, 1, I and L, which are misheard on the telephone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** `RL-` and five characters; `bytes` are random. */
export function referenceFrom(bytes: Uint8Array): string {
  const letters = Array.from(bytes.slice(0, 5), (byte) => alphabet[byte % alphabet.length]);
  return `RL-${letters.join('')}`;
}

export const newReference = () => referenceFrom(crypto.getRandomValues(new Uint8Array(5)));
