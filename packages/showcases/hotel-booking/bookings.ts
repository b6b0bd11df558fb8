import { addDays, type Day, daysBetween, type Moment } from '../browser/day.ts';
import { inTurn } from '../browser/in-turn.ts';
import { itemsOf, type Shelf } from '../browser/kept.ts';
import { type Hold, offers, type RoomOffer } from './availability.ts';
import {
  agreedCents,
  type Booking,
  canBeNoShow,
  canCancel,
  cancellationFeeCents,
  isSameParty,
  isTooLate,
  keptMornings,
  keptParties,
  newReference,
  partyOn,
  priceOf,
  readBooking,
  servedMornings,
  type Wish,
} from './booking.ts';
import { nightsOf } from './dates.ts';
import { hasWrongTaxNumber, isReachable, isTimeOver, validateGuest } from './guest.ts';
import {
  isRateChange,
  longestStay,
  type RateChange,
  setRateChanges,
  withoutRate,
} from './rates.ts';
import { lossOf } from './stay.ts';

/** Why something is not done. An offer says why the room cannot be had. */
export type Refusal =
  /** The departure is not after the arrival. */
  | 'order'
  | 'long'
  | 'nobody'
  /** The guest cannot be told apart or reached. */
  | 'guest'
  | 'taxNumber'
  | 'past'
  /** Nights that have been slept, or breakfasts that have been served, would change. */
  | 'begun'
  /** The same of a stay that is over as a whole. */
  | 'over'
  /** A minimum stay, or an arrival that the house does not take. */
  | 'dates'
  /** Another tab or the other side has changed the booking since it was seen. */
  | 'changed'
  /** The time of arrival that was chosen has passed. */
  | 'arrivalTime'
  /** It is too late for an extra. */
  | 'late'
  /** The price or the fee is no longer the one that was shown. */
  | 'price'
  | 'fee'
  /** It is too early or too late to say that nobody came. */
  | 'noShow'
  | Exclude<RoomOffer, { status: 'free' }>;

/** The booking as it is now, or why nothing has changed. */
export type Answer =
  | { booking: Booking; refused?: undefined }
  | { booking?: undefined; refused: Refusal };

export type BookingStore = ReturnType<typeof createBookingStore>;

const key = 'bookings';
const ratesKey = 'rates';

/**
 * The only way in which bookings and prices change. Reads from storage, and writes while no other tab does,
 * so that no booking is lost and no room sold twice. Each rule is checked at the moment of writing: what a
 * screen has shown may be old.
 */
export function createBookingStore(shelf: Shelf, now: () => Moment) {
  const today = () => now().day;
  /** With what the hotel has entered, and the invented bookings that it has changed. */
  const all = () => itemsOf(shelf.read(key)).flatMap((each) => readBooking(each) ?? []);
  /** The owner's prices, the newest first. */
  const rates = () => itemsOf(shelf.read(ratesKey)).filter(isRateChange);
  const find = (reference: string) => all().find((booking) => booking.reference === reference);
  /** What takes and gives back rooms. */
  const holds = () => holdsOf(all());

  function write(booking: Booking): Answer {
    const others = all();
    const index = others.findIndex(({ reference }) => reference === booking.reference);
    shelf.write(key, index < 0 ? [booking, ...others] : others.with(index, booking));
    return { booking };
  }

  /** An invented booking is stored once it has been changed. */
  const isAsSeen = (seen: Booking) => isSame(find(seen.reference) ?? seen, seen);

  /** Writes what `change` makes of a booking that nobody has changed meanwhile. */
  const replace = (seen: Booking, change: () => Answer) =>
    inTurn(key, (): Answer => {
      if (!isAsSeen(seen)) return { refused: 'changed' };
      const { booking, refused } = change();
      return booking ? write(booking) : { refused };
    });

  function freeReference(): string {
    const reference = newReference();
    return find(reference) ? freeReference() : reference;
  }

  function made(wish: Wish, seen?: Booking): Booking {
    setRateChanges(rates());
    const { anew: _, ...asked } = wish;
    const { reference, status, feeCents, paidCents, invented, isFromDesk } = seen ?? {};
    const whole = {
      ...asked,
      ...keptMornings(wish, seen, now()),
      ...keptParties(wish, seen, today()),
    };
    return {
      ...whole,
      ...priceOf(whole, agreedCents(wish, seen)),
      reference: reference ?? freeReference(),
      status: status ?? 'confirmed',
      feeCents: feeCents ?? 0,
      paidCents: paidCents ?? 0,
      ...(invented ? { invented } : {}),
      ...(isFromDesk ? { isFromDesk } : {}),
      ...(seen ? { before: seen } : {}),
    };
  }

  /** What the hotel would save, with its price: a new booking, or `seen` changed. */
  function consider(wish: Wish, seen?: Booking): Answer {
    if (seen && (!isAsSeen(seen) || seen.status !== 'confirmed')) return { refused: 'changed' };
    const refused = refusalOf(wish, seen, all(), now());
    if (refused) return { refused };
    const booking = made(wish, seen);
    return { booking: seen ? booking : { ...booking, isFromDesk: true } };
  }

  /** What undoing would bring back, or why it cannot. */
  function considerUndo(seen: Booking): Answer {
    const { before } = seen;
    if (!before || !isAsSeen(seen)) return { refused: 'changed' };
    const refused = before.status === 'confirmed' && undoRefusal(before, seen, all(), now());
    return refused ? { refused } : { booking: before };
  }

  /** At the price that was shown. */
  const writeAt = (shownCents: number, { booking, refused }: Answer): Answer => {
    if (!booking) return { refused };
    return booking.totalCents === shownCents ? write(booking) : { refused: 'price' };
  };

  return {
    all,
    /** The guest’s own, cancelled ones too. */
    own: () => all().filter(({ invented, isFromDesk }) => !invented && !isFromDesk),
    holds,
    find,
    /** A guest books. `shownCents` is the price that the guest has confirmed. */
    book: (wish: Wish, shownCents: number) =>
      inTurn(key, (): Answer => {
        const errors = Object.keys(validateGuest(wish.guest, true));
        if (errors.length > 0) return { refused: 'guest' };
        if (isTimeOver(wish.guest.arrivalTime, wish.arrival, now()))
          return { refused: 'arrivalTime' };
        const loss = lossOf(wish, today(), holds());
        if (loss === 'past' || loss === 'dates') return { refused: loss };
        const refused = refusalOf(wish, undefined, all(), now());
        return writeAt(shownCents, refused ? { refused } : { booking: made(wish) });
      }),
    consider,
    /** The hotel enters or changes a booking at the price that it was shown. */
    save: (wish: Wish, shownCents: number, seen?: Booking) =>
      inTurn(key, () => writeAt(shownCents, consider(wish, seen))),
    /** `shownCents` is the fee that was shown. The hotel's own cancellation costs nothing. */
    cancel: (seen: Booking, by: 'guest' | 'hotel', shownCents: number) =>
      replace(seen, () => {
        if (!canCancel(seen, today())) return { refused: 'begun' };
        const feeCents = by === 'guest' ? cancellationFeeCents(seen, today()) : 0;
        if (feeCents > shownCents) return { refused: 'fee' };
        const status = by === 'guest' ? 'cancelled' : 'cancelledByHotel';
        return { booking: { ...seen, status, feeCents, before: seen } };
      }),
    markNoShow: (seen: Booking) =>
      replace(seen, () => {
        if (!canBeNoShow(seen, today())) return { refused: 'noShow' };
        const feeCents = cancellationFeeCents(seen, today());
        return { booking: { ...seen, status: 'noShow', feeCents, before: seen } };
      }),
    /** All that is due has been paid, or what was paid too much given back. */
    settle: (seen: Booking, dueCents: number) =>
      replace(seen, () => ({
        booking: { ...seen, paidCents: seen.paidCents + dueCents, before: seen },
      })),
    considerUndo,
    /** Brings back exactly what was before the last change. */
    undo: (seen: Booking) => replace(seen, () => considerUndo(seen)),
    rates,
    /** False if it is no price, or its nights are out of order or over. */
    setRate: (rate: RateChange) =>
      inTurn(key, () => {
        if (!isRateChange(rate) || rate.to < today()) return false;
        shelf.write(ratesKey, [rate, ...rates()]);
        return true;
      }),
    undoRate: (rate: RateChange) =>
      inTurn(key, () => shelf.write(ratesKey, withoutRate(rates(), rate))),
    /** False when the browser refuses storage and the bookings last only as long as the page. */
    isKept: shelf.isKept,
    /** Calls back when another tab has booked or cancelled. */
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

/** Whether neither side has changed anything of it. */
export function isSame(one: Booking | undefined, other: Booking): boolean {
  return JSON.stringify(readBooking(one)) === JSON.stringify(readBooking(other));
}

/** Why a room cannot be given for these nights; null if it can. */
function roomRefusal(wish: Wish, seen: Booking | undefined, all: readonly Booking[]) {
  const others = all.filter(({ reference }) => reference !== seen?.reference);
  // Its own nights are free for it, an invented stay's too.
  const holds = holdsOf(seen ? [...others, { ...seen, status: 'cancelled' }] : others);
  const offer = offers(wish, holds).find(({ room }) => room.id === wish.roomId);
  return offer && offer.status !== 'free' ? offer : null;
}

/** Why the hotel cannot enter a booking, or change `seen` to it; null if it can. */
function refusalOf(
  wish: Wish,
  seen: Booking | undefined,
  all: readonly Booking[],
  now: Moment,
): Refusal | null {
  const today = now.day;
  const { arrival, departure, adults, children, guest } = wish;
  const tooLate = seen && seen.departure < today ? 'over' : 'begun';
  const nights = daysBetween(arrival, departure);
  if (nights < 1) return 'order';
  if (nights > longestStay) return 'long';
  if (!Number.isInteger(adults) || !Number.isInteger(children)) return 'nobody';
  if (adults < 1 || children < 0) return 'nobody';
  if (arrival < today && arrival !== seen?.arrival) return 'past';
  if (seen && sleptNights(wish, today) !== sleptNights(seen, today)) return tooLate;
  // No night is left for other guests.
  if (seen && departure <= today && !isSameParty(wish, seen)) return tooLate;
  if (isTooLate(wish, seen, now)) return 'late';
  const room = roomRefusal(wish, seen, all);
  if (room) return room;
  if (!isReachable(guest)) return 'guest';
  return hasWrongTaxNumber(guest) ? 'taxNumber' : null;
}

/** Why `seen` cannot be again what it was, a booking that holds its room; null if it can. */
function undoRefusal(
  before: Booking,
  seen: Booking,
  all: readonly Booking[],
  now: Moment,
): Refusal | null {
  const isHeld = seen.status === 'confirmed';
  if (isHeld && had(before, now) !== had(seen, now)) return 'begun';
  // Until the morning after the arrival it is known whether somebody came.
  if (!isHeld && addDays(before.arrival, 1) < now.day) return 'past';
  return roomRefusal(before, seen, all);
}

/** The nights that are over, in their room, as one text to compare. */
function sleptNights(stay: Wish, today: Day): string {
  const nights = nightsOf(stay).filter((night) => night < today);
  return nights.length > 0 ? `${stay.roomId} ${nights.join()}` : '';
}

/** The same with their guests and the breakfasts served: none of it changes any more. */
function had(booking: Booking, now: Moment): string {
  const guests = nightsOf(booking)
    .filter((night) => night < now.day)
    .map((night) => partyOn(booking, night));
  return sleptNights(booking, now.day) + JSON.stringify([guests, servedMornings(booking, now)]);
}
