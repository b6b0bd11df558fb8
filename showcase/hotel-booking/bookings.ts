import { type Day, dayNumber, isDay } from './dates.ts';
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
  add: (booking: Booking) => void;
  cancel: (reference: string) => void;
  /** False when the browser refuses storage and the bookings last only as long as the page. */
  isKept: () => boolean;
};

const key = 'showcase-hotel-booking';

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

function read(storage: Storage | null): Booking[] {
  try {
    const parsed: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isBooking) : [];
  } catch {
    return [];
  }
}

export function createBookingStore(storage: Storage | null): BookingStore {
  let bookings = read(storage);
  let kept = storage !== null;

  function replace(next: Booking[]): void {
    bookings = next;
    try {
      storage?.setItem(key, JSON.stringify(bookings));
    } catch {
      kept = false;
    }
  }

  return {
    all: () => bookings,
    active: () => bookings.filter((booking) => booking.status === 'confirmed'),
    find: (reference) => bookings.find((booking) => booking.reference === reference),
    add: (booking) => replace([booking, ...bookings]),
    cancel: (reference) =>
      replace(
        bookings.map((booking) =>
          booking.reference === reference ? { ...booking, status: 'cancelled' } : booking,
        ),
      ),
    isKept: () => kept,
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
