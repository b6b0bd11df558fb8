import { addDays, type Day, daysBetween, isDay, type Moment } from '../browser/day.ts';
import { isCount, isRecord } from '../browser/kept.ts';
import type { Hold } from './availability.ts';
import { type Dates, nightsOf } from './dates.ts';
import { type Guest, readGuest } from './guest.ts';
import { breakfastEnds, type ExtraId, extras, type Quote, quoteFor } from './quote.ts';
import { type Party, type RoomId, roomById, rooms } from './rooms.ts';

/** What is asked for, by a guest or by the hotel for one. */
export type Wish = Party &
  Dates & {
    roomId: RoomId;
    extras: ExtraId[];
    /** Extras that are ordered anew for the guests as they are now, where the stay has begun with others. */
    anew?: ExtraId[];
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
  /** The guests of each night, where they have changed during the stay. */
  parties?: Party[];
  /** For whom an extra was ordered, where the guests have changed since. */
  extrasFor?: Partial<Record<ExtraId, Party>>;
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
  const { extras: wanted, anew, guest } = value;
  if (!isHold(value) || !isParty(value) || !Array.isArray(wanted) || !isRecord(guest)) return null;
  const { roomId, arrival, departure, adults, children } = value;
  const wish = { roomId, arrival, departure, adults, children, extras: idsIn(wanted) };
  const again = Array.isArray(anew) && { anew: idsIn(anew) };
  return { ...wish, ...again, guest: readGuest(guest) };
}

const idsIn = (list: readonly unknown[]): ExtraId[] =>
  extras.map(({ id }) => id).filter((id) => list.includes(id));

export function readBooking(value: unknown): Booking | null {
  const wish = readWish(value);
  if (!wish || !isRecord(value)) return null;
  const { reference, totalCents, nightCents } = value;
  const { invented, isFromDesk, feeCents = 0, paidCents = 0, mornings, parties } = value;
  const status = statuses.find((known) => known === value.status);
  if (!status || typeof reference !== 'string' || !isCount(totalCents)) return null;
  if (!isCount(feeCents) || !isCount(paidCents)) return null;
  if (!Array.isArray(nightCents) || !nightCents.every(isCount)) return null;
  if (nightCents.length !== nightsOf(wish).length) return null;
  const extrasFor = readExtrasFor(value.extrasFor);
  const before = readBooking(value.before);
  return {
    reference,
    ...wish,
    totalCents,
    nightCents,
    ...(Array.isArray(mornings) ? { mornings: mornings.filter(isDay) } : {}),
    ...(isParties(parties, nightCents.length) ? { parties } : {}),
    ...(extrasFor ? { extrasFor } : {}),
    status,
    feeCents,
    paidCents,
    ...(before ? { before } : {}),
    ...(isHold(invented) ? { invented } : {}),
    ...(isFromDesk === true ? { isFromDesk } : {}),
  };
}

const isParty = (value: unknown): value is Party =>
  isRecord(value) && isCount(value.adults) && isCount(value.children);

const isParties = (value: unknown, nights: number): value is Party[] =>
  Array.isArray(value) && value.length === nights && value.every(isParty);

function readExtrasFor(value: unknown): Booking['extrasFor'] {
  if (!isRecord(value)) return undefined;
  const found = extras.flatMap(({ id }) => {
    const party = value[id];
    return isParty(party) ? [[id, party] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

const isHold = (value: unknown): value is Hold =>
  isRecord(value) &&
  rooms.some(({ id }) => id === value.roomId) &&
  isDay(value.arrival) &&
  isDay(value.departure);

/** The price of each night: as agreed where `before` has the night in the same room, else today's. */
export function agreedCents(wish: Wish, before: Booking | undefined): (number | undefined)[] {
  if (before?.roomId !== wish.roomId) return [];
  const { arrival, nightCents } = before;
  return nightsOf(wish).map((night) => nightCents[daysBetween(arrival, night)]);
}

/** The mornings after the nights of a stay with breakfast. */
const morningsAfter = (wish: Wish): Day[] =>
  wish.extras.includes('breakfast') ? nightsOf(wish).map((night) => addDays(night, 1)) : [];

/** The parts of a booking that may stay as they were when its wish changes. */
type Kept = Pick<Booking, 'mornings' | 'parties' | 'extrasFor'>;

export const morningsOf = (booking: Wish & Kept): readonly Day[] =>
  booking.mornings ?? morningsAfter(booking);

const partyOf = ({ adults, children }: Party): Party => ({ adults, children });

export const isSameParty = (one: Party, other: Party) =>
  one.adults === other.adults && one.children === other.children;

const partiesOf = (booking: Wish & Kept): readonly Party[] =>
  booking.parties ?? nightsOf(booking).map(() => partyOf(booking));

export const partyOn = (booking: Wish & Kept, night: Day): Party =>
  partiesOf(booking)[daysBetween(booking.arrival, night)] ?? partyOf(booking);

export const partyFor = (booking: Wish & Kept, extra: ExtraId): Party =>
  booking.extrasFor?.[extra] ?? partyOf(booking);

/**
 * The extras without a date of a stay that has begun with other guests, and for whom they were ordered: they may have
 * been had already, so that only the hotel knows whether the new guests have them too.
 */
export function orderedForOthers(
  wish: Wish,
  before: Booking | undefined,
  today: Day,
): [ExtraId, Party][] {
  if (!before || wish.arrival >= today) return [];
  return extras.flatMap(({ id, cents }): [ExtraId, Party][] => {
    const party = partyFor(before, id);
    const isOrdered = wish.extras.includes(id) && before.extras.includes(id);
    const isOther = id !== 'breakfast' && cents(party, 1) !== cents(wish, 1);
    return isOrdered && isOther ? [[id, party]] : [];
  });
}

/**
 * Other guests during a stay: nights that are over keep those who slept there, and an extra without a date those for
 * whom it was ordered, unless it is ordered anew.
 */
export function keptParties(
  wish: Wish,
  before: Booking | undefined,
  today: Day,
): Pick<Kept, 'parties' | 'extrasFor'> {
  if (!before || wish.arrival >= today) return {};
  const parties = nightsOf(wish).map((night) =>
    night < today ? partyOn(before, night) : partyOf(wish),
  );
  const extrasFor = orderedForOthers(wish, before, today).filter(
    ([id]) => !wish.anew?.includes(id),
  );
  return {
    ...(parties.every((party) => isSameParty(party, wish)) ? {} : { parties }),
    ...(extrasFor.length > 0 ? { extrasFor: Object.fromEntries(extrasFor) } : {}),
  };
}

/** Whether its breakfast is over, and with it what can be ordered or taken back. */
const isServed = (morning: Day, { day, minutes }: Moment) =>
  morning < day || (morning === day && minutes >= breakfastEnds);

export const servedMornings = (booking: Wish & Kept, now: Moment): Day[] =>
  morningsOf(booking).filter((morning) => isServed(morning, now));

/**
 * What is over stays as it was: breakfasts that were served are paid for, and none is ordered for a morning that has
 * passed.
 */
export function keptMornings(
  wish: Wish,
  before: Booking | undefined,
  now: Moment,
): Pick<Booking, 'mornings'> {
  const all = morningsAfter(wish);
  const mornings = [
    ...(before ? servedMornings(before, now) : []),
    ...all.filter((morning) => !isServed(morning, now)),
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

function quoteWith(booking: Wish & Kept, nightCents: readonly (number | undefined)[]): Quote {
  const { roomId, extras: chosen, extrasFor = {} } = booking;
  return quoteFor(roomById(roomId), booking, chosen, {
    nightCents,
    parties: partiesOf(booking),
    breakfasts: morningsOf(booking).map((morning) => partyOn(booking, addDays(morning, -1))),
    extrasFor,
  });
}

export const quoteOf = (booking: Booking): Quote => quoteWith(booking, booking.nightCents);

/** What the nights, the extras and the tourist tax come to, and each night. */
export function priceOf(wish: Wish & Kept, agreed: readonly (number | undefined)[]) {
  const { nights, totalCents } = quoteWith(wish, agreed);
  return { totalCents, nightCents: nights.map(({ cents }) => cents) };
}

/** Whether cancelling is free so long before the arrival. */
export const isEarly = ({ arrival }: Pick<Booking, 'arrival'>, today: Day): boolean =>
  daysBetween(today, arrival) >= 3;

type Cancellable = Pick<Booking, 'arrival' | 'nightCents' | 'before'>;

/**
 * Free until three days before arrival; after that the first night, in cents. Where the hotel has brought the arrival
 * forward, the free time stays as it was.
 */
export function cancellationFeeCents(booking: Cancellable, today: Day): number {
  for (let agreed: Cancellable | undefined = booking; agreed; agreed = agreed.before)
    if (isEarly(agreed, today)) return 0;
  return booking.nightCents[0] ?? 0;
}

/** A guest who has come does not cancel: the hotel shortens the stay. */
export function canCancel({ status, arrival }: Booking, today: Day): boolean {
  return status === 'confirmed' && arrival >= today;
}

/** How far a stay that takes place is on that day: on the day of departure the guests are still there. */
export function phaseOn({ arrival, departure }: Dates, day: Day) {
  if (day <= arrival) return 'before';
  return day <= departure ? 'during' : 'after';
}

/** Nobody has come: seen in the evening, or on the morning after. */
export function canBeNoShow({ status, arrival }: Booking, today: Day): boolean {
  return status === 'confirmed' && arrival <= today && today <= addDays(arrival, 1);
}

/** In cents, still to be paid; below zero it is to be given back. */
export function balanceCents({ status, totalCents, feeCents, paidCents }: Booking): number {
  return (status === 'confirmed' ? totalCents : feeCents) - paidCents;
}

export function lastStep({ status, paidCents, before }: Booking) {
  if (!before) return null;
  if (before.status !== status) return 'end';
  if (before.paidCents === paidCents) return 'change';
  return before.paidCents < paidCents ? 'payment' : 'refund';
}

// Without 0, O, 1, I and L, which are misheard on the telephone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** `RL-` and five characters; `bytes` are random. */
export function referenceFrom(bytes: Uint8Array): string {
  const letters = Array.from(bytes.slice(0, 5), (byte) => alphabet[byte % alphabet.length]);
  return `RL-${letters.join('')}`;
}

export const newReference = () => referenceFrom(crypto.getRandomValues(new Uint8Array(5)));
