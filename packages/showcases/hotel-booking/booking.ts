import { addDays, type Day, daysBetween, isDay, type Moment } from '../browser/day.ts';
import { isRecord } from '../browser/kept.ts';
import type { Hold } from './availability.ts';
import { nightsBetween } from './dates.ts';
import { type Guest, readGuest } from './guest.ts';
import { breakfastEnds, type ExtraId, extras, type Quote, quoteFor } from './quote.ts';
import { type Party, type RoomId, roomById, rooms } from './rooms.ts';

/** What is asked for, by a guest or by the hotel for one. */
export type Wish = Party & {
  roomId: RoomId;
  arrival: Day;
  departure: Day;
  extras: ExtraId[];
  guest: Guest;
};

const statuses = ['confirmed', 'cancelled', 'cancelledByHotel', 'noShow'] as const;

export type Booking = Wish & {
  reference: string;
  totalCents: number;
  /** The agreed price of each night. */
  nightCents: number[];
  /** The mornings with breakfast, where they are not those after all its nights, or after none. */
  mornings?: Day[];
  status: (typeof statuses)[number];
  /** What the cancellation or the no-show costs. */
  feeCents: number;
  paidCents: number;
  /** As it was before the last change, for the guest to compare and for the hotel to undo. */
  before?: Booking;
  /** The invented stay that this is, where it was before the hotel changed it. */
  invented?: Hold;
  /** Entered by the hotel: a call or a walk-in. */
  isFromDesk?: boolean;
};

/** What was asked for and stored; null if it is nothing. */
export function readWish(value: unknown): Wish | null {
  if (!isRecord(value)) return null;
  const { arrival, departure, adults, children, extras: wanted } = value;
  const roomId = rooms.find(({ id }) => id === value.roomId)?.id;
  if (!roomId || !isDay(arrival) || !isDay(departure) || !Array.isArray(wanted)) return null;
  if (!isAmount(adults) || !isAmount(children) || !isRecord(value.guest)) return null;
  return {
    roomId,
    arrival,
    departure,
    adults,
    children,
    extras: extras.map(({ id }) => id).filter((id) => wanted.includes(id)),
    guest: readGuest(value.guest),
  };
}

/** A booking that was stored; null if it is none. */
export function readBooking(value: unknown): Booking | null {
  const wish = readWish(value);
  if (!wish || !isRecord(value)) return null;
  const { reference, totalCents, nightCents } = value;
  const { invented, isFromDesk, feeCents = 0, paidCents = 0, mornings } = value;
  const status = statuses.find((known) => known === value.status);
  if (!status || typeof reference !== 'string' || !isAmount(totalCents)) return null;
  if (!isAmount(feeCents) || !isAmount(paidCents)) return null;
  if (!Array.isArray(nightCents) || !nightCents.every(isAmount)) return null;
  if (nightCents.length !== nightsBetween(wish.arrival, wish.departure).length) return null;
  const before = readBooking(value.before);
  return {
    reference,
    ...wish,
    totalCents,
    nightCents,
    ...(Array.isArray(mornings) ? { mornings: mornings.filter(isDay) } : {}),
    status,
    feeCents,
    paidCents,
    ...(before ? { before } : {}),
    ...(isHold(invented) ? { invented } : {}),
    ...(isFromDesk === true ? { isFromDesk } : {}),
  };
}

function isAmount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function isHold(value: unknown): value is Hold {
  return (
    isRecord(value) &&
    rooms.some(({ id }) => id === value.roomId) &&
    isDay(value.arrival) &&
    isDay(value.departure)
  );
}

/** The price of each night: as agreed where `before` has the night in the same room, else today's. */
export function agreedCents(wish: Wish, before: Booking | undefined): (number | undefined)[] {
  if (before?.roomId !== wish.roomId) return [];
  const agreed = new Map(
    nightsBetween(before.arrival, before.departure).map((night, index) => [
      night,
      before.nightCents[index],
    ]),
  );
  return nightsBetween(wish.arrival, wish.departure).map((night) => agreed.get(night));
}

/** The mornings after the nights of a stay with breakfast. */
const morningsAfter = ({ extras: chosen, arrival, departure }: Wish): Day[] =>
  chosen.includes('breakfast')
    ? nightsBetween(arrival, departure).map((night) => addDays(night, 1))
    : [];

/** The mornings on which a booking has breakfast. */
export const morningsOf = (booking: Wish & Pick<Booking, 'mornings'>): readonly Day[] =>
  booking.mornings ?? morningsAfter(booking);

/**
 * What is over stays as it was: breakfasts that were served are paid for, and none is ordered for a morning that has
 * passed.
 */
export function keptMornings(
  wish: Wish,
  before: Booking | undefined,
  { day, minutes }: Moment,
): Pick<Booking, 'mornings'> {
  const isOver = (morning: Day) => morning < day || (morning === day && minutes >= breakfastEnds);
  const all = morningsAfter(wish);
  const mornings = [
    ...(before ? morningsOf(before).filter(isOver) : []),
    ...all.filter((morning) => !isOver(morning)),
  ];
  return mornings.join() === all.join() ? {} : { mornings };
}

/** True where something is ordered that was not before, and for which it is too late. */
export function isTooLate(
  { extras: chosen, departure }: Wish,
  before: Booking | undefined,
  { day, minutes }: Moment,
): boolean {
  return extras.some(
    ({ id, lastMinutes }) =>
      chosen.includes(id) &&
      !before?.extras.includes(id) &&
      (departure < day || (departure === day && minutes >= lastMinutes)),
  );
}

/** Every price of a booking as it was agreed. */
export const quoteOf = (booking: Booking): Quote =>
  quoteFor(
    roomById(booking.roomId),
    booking.arrival,
    booking.departure,
    booking,
    booking.extras,
    booking.nightCents,
    morningsOf(booking).length,
  );

/** What the nights, the extras and the tourist tax come to, and each night. */
export function priceOf(
  wish: Wish & Pick<Booking, 'mornings'>,
  agreed: readonly (number | undefined)[],
) {
  const { nights, totalCents } = quoteFor(
    roomById(wish.roomId),
    wish.arrival,
    wish.departure,
    wish,
    wish.extras,
    agreed,
    morningsOf(wish).length,
  );
  return { totalCents, nightCents: nights.map(({ cents }) => cents) };
}

/** Free until three days before arrival; after that the first night, in cents. */
export function cancellationFeeCents(
  booking: Pick<Booking, 'arrival' | 'nightCents'>,
  today: Day,
): number {
  if (daysBetween(today, booking.arrival) >= 3) return 0;
  return booking.nightCents[0] ?? 0;
}

/** A guest who has come does not cancel: the hotel shortens the stay. */
export function canCancel({ status, arrival }: Booking, today: Day): boolean {
  return status === 'confirmed' && arrival >= today;
}

/** Nobody has come: seen in the evening, or on the morning after. */
export function canBeNoShow({ status, arrival }: Booking, today: Day): boolean {
  return status === 'confirmed' && arrival <= today && today <= addDays(arrival, 1);
}

/** In cents, still to be paid; below zero it is to be given back. */
export function balanceCents({ status, totalCents, feeCents, paidCents }: Booking): number {
  return (status === 'confirmed' ? totalCents : feeCents) - paidCents;
}

// Without 0, O, 1, I and L, which are misheard on the telephone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** `RL-` and five characters; `bytes` are random. */
export function referenceFrom(bytes: Uint8Array): string {
  const letters = Array.from(bytes.slice(0, 5), (byte) => alphabet[byte % alphabet.length]);
  return `RL-${letters.join('')}`;
}

export const newReference = () => referenceFrom(crypto.getRandomValues(new Uint8Array(5)));
