import { addDays, type Day, daysBetween, daysFrom, isDay } from '../browser/day.ts';
import { formatDay } from '../browser/day-format.ts';
import { itemsOf, recordOf } from '../browser/kept.ts';
import { canArrive, departuresFrom, type Hold, offers } from './availability.ts';
import { type ExtraId, extras } from './quote.ts';
import { isClosed, longestStay, minimumStay } from './rates.ts';
import { type Party, partyLimits, type RoomId, rooms } from './rooms.ts';
import { words } from './words.ts';

export type Stay = Party & {
  arrival: Day | null;
  departure: Day | null;
  roomId: RoomId | null;
  extras: ExtraId[];
};

export type DatedStay = Stay & { arrival: Day; departure: Day };

export function hasDates(stay: Stay): stay is DatedStay {
  return stay.arrival !== null && stay.departure !== null;
}

export const emptyStay: Stay = {
  arrival: null,
  departure: null,
  adults: 2,
  children: 0,
  roomId: null,
  extras: [],
};

/** `isRefused` when the day is not what it was meant to be, which the message explains. */
export type Picked = { stay: Stay; message: string; isRefused: boolean };

function begin(stay: Stay, arrival: Day): Picked {
  const nights = words.count.nights(minimumStay(arrival));
  const message = words.picking.arrival(formatDay(arrival, 'spoken'), nights);
  return { stay: { ...stay, arrival, departure: null }, message, isRefused: false };
}

/**
 * The stay after a day of the calendar is picked: first the arrival, then the departure, then a
 * new arrival. A day that cannot be either leaves the stay as it was and says why.
 */
export function pickDay(stay: Stay, day: Day, today: Day, holds: readonly Hold[]): Picked {
  if (day < today) return { stay, message: words.picking.past, isRefused: true };
  const { arrival, departure } = stay;
  if (arrival && !departure && day > arrival) {
    if (departuresFrom(arrival, stay, holds).has(day)) {
      const message = words.picking.departure(formatDay(day, 'spoken'));
      return { stay: { ...stay, departure: day }, message, isRefused: false };
    }
    if (day < addDays(arrival, minimumStay(arrival))) {
      const nights = words.count.nights(minimumStay(arrival));
      return { stay, message: words.picking.tooShort(nights), isRefused: true };
    }
  }
  if (canArrive(day, stay, holds)) {
    const begun = begin(stay, day);
    if (!arrival || departure || day <= arrival) return begun;
    // It was meant as the departure: why it is none is said with what it is now.
    const isLong = daysBetween(arrival, day) > longestStay;
    const message = isLong
      ? words.picking.tooLong(words.count.nights(longestStay), begun.message)
      : words.picking.noRoom(begun.message);
    return { ...begun, message, isRefused: true };
  }
  const message = daysFrom(day, minimumStay(day)).some(isClosed)
    ? words.picking.closed
    : words.picking.full(formatDay(day, 'spoken'));
  return { stay, message, isRefused: true };
}

/** What was chosen on an earlier visit or before a reload; whether it can still be had is another question. */
export function readStay(kept: unknown): Stay {
  const { adults, children, roomId, ...other } = recordOf(kept);
  const party = { adults: Number(adults) || 2, children: Number(children) || 0 };
  const arrival = isDay(other.arrival) ? other.arrival : null;
  const departure =
    arrival && isDay(other.departure) && other.departure > arrival ? other.departure : null;
  const wanted = itemsOf(other.extras);
  return {
    ...withParty(emptyStay, party, []),
    arrival,
    departure,
    roomId: (departure && rooms.find(({ id }) => id === roomId)?.id) || null,
    extras: extras.map(({ id }) => id).filter((id) => wanted.includes(id)),
  };
}

export type Loss = 'past' | 'dates' | 'room';

/** What of a chosen stay cannot be had any more: its arrival is past, no room is free, or not that one. */
export function lossOf(stay: Stay, today: Day, holds: readonly Hold[]): Loss | null {
  const { arrival, departure, roomId } = stay;
  if (arrival === null) return null;
  if (arrival < today) return 'past';
  if (!canArrive(arrival, stay, holds)) return 'dates';
  if (departure === null) return null;
  if (!departuresFrom(arrival, stay, holds).has(departure)) return 'dates';
  const offer = offers({ ...stay, arrival, departure }, holds).find(
    ({ room }) => room.id === roomId,
  );
  return offer && offer.status !== 'free' ? 'room' : null;
}

export function withoutLost(stay: Stay, loss: Loss): Stay {
  const dates = loss === 'room' ? {} : { arrival: null, departure: null };
  return { ...stay, ...dates, roomId: null };
}

/** The stay with another party, without a departure that no room can then serve. */
export function withParty(stay: Stay, party: Party, holds: readonly Hold[]): Stay {
  const adults = Math.min(Math.max(1, party.adults), partyLimits.adults);
  const children = Math.min(
    Math.max(0, party.children),
    partyLimits.children,
    partyLimits.guests - adults,
  );
  const next = { ...stay, adults, children, roomId: null };
  if (!next.arrival) return next;
  if (!canArrive(next.arrival, next, holds)) return { ...next, arrival: null, departure: null };
  if (next.departure && !departuresFrom(next.arrival, next, holds).has(next.departure)) {
    return { ...next, departure: null };
  }
  return next;
}
