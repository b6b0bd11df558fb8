import { type Day, dayNumber, isDay } from '../browser/day.ts';
import type { Shelf } from '../browser/kept.ts';
import { offers } from './availability.ts';
import type { Guest } from './guest.ts';
import type { ExtraId } from './quote.ts';
import { nightCents } from './rates.ts';
import { type RoomId, roomById, rooms } from './rooms.ts';

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
  status: 'confirmed' | 'cancelled';
};

export type BookingStore = {
  all: () => readonly Booking[];
  /** The stays that still take a room. */
  active: () => readonly Booking[];
  find: (reference: string) => Booking | undefined;
  /** False, and nothing is booked, if the last such room has been taken meanwhile. */
  add: (booking: Booking) => boolean;
  cancel: (reference: string) => void;
  /** False when the browser refuses storage and the bookings last only as long as the page. */
  isKept: () => boolean;
  /** Calls back when another tab has booked or cancelled. */
  onOtherTab: (listener: () => void) => void;
};

const key = 'bookings';

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
    Array.isArray(booking.extras) &&
    typeof booking.guest === 'object' &&
    booking.guest !== null &&
    (booking.status === 'confirmed' || booking.status === 'cancelled')
  );
}

/** Always reads from storage, so that bookings of another tab are neither overbooked nor overwritten. */
export function createBookingStore(shelf: Shelf): BookingStore {
  function all(): Booking[] {
    const kept = shelf.read(key);
    return Array.isArray(kept) ? kept.filter(isBooking) : [];
  }
  const active = () => all().filter((booking) => booking.status === 'confirmed');

  return {
    all,
    active,
    find: (reference) => all().find((booking) => booking.reference === reference),
    add(booking) {
      const { arrival, departure, roomId } = booking;
      const offer = offers(arrival, departure, booking, active()).find(
        ({ room }) => room.id === roomId,
      );
      if (offer?.status !== 'free') return false;
      shelf.write(key, [booking, ...all()]);
      return true;
    },
    cancel(reference) {
      const cancelled = all().map((booking) =>
        booking.reference === reference ? { ...booking, status: 'cancelled' } : booking,
      );
      shelf.write(key, cancelled);
    },
    isKept: shelf.isKept,
    onOtherTab: shelf.onOtherTab,
  };
}

/** Free until three days before arrival; after that the first night, in cents. */
export function cancellationFeeCents(booking: Booking, today: Day): number {
  if (dayNumber(booking.arrival) - dayNumber(today) >= 3) return 0;
  return nightCents(roomById(booking.roomId), booking.arrival);
}

// Without 0, O, 1, I and L, which are misheard on the telephone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** `RL-` and five characters; `bytes` are random. */
export function referenceFrom(bytes: Uint8Array): string {
  const letters = Array.from(bytes.slice(0, 5), (byte) => alphabet[byte % alphabet.length]);
  return `RL-${letters.join('')}`;
}
