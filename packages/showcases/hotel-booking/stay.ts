import { addDays, type Day, isDay } from '../browser/day.ts';
import { formatDay } from '../browser/day-format.ts';
import { canArrive, departuresFrom, type Hold } from './availability.ts';
import { type ExtraId, extras } from './quote.ts';
import { minimumStay } from './rates.ts';
import { type Party, partyLimits, type RoomId, rooms } from './rooms.ts';
import { words } from './words.ts';

/** What the guest has chosen so far. */
export type Stay = Party & {
  arrival: Day | null;
  departure: Day | null;
  roomId: RoomId | null;
  extras: ExtraId[];
};

export const emptyStay: Stay = {
  arrival: null,
  departure: null,
  adults: 2,
  children: 0,
  roomId: null,
  extras: [],
};

/** `isRefused` when the day could be neither an arrival nor a departure. */
export type Picked = { stay: Stay; message: string; isRefused: boolean };

function begin(stay: Stay, arrival: Day): Picked {
  return {
    stay: { ...stay, arrival, departure: null },
    message: words.picking.arrival(
      formatDay(arrival, 'spoken'),
      words.count.nights(minimumStay(arrival)),
    ),
    isRefused: false,
  };
}

/**
 * The stay after a day of the calendar is picked: first the arrival, then the departure, then a
 * new arrival. A day that cannot be either leaves the stay as it was and says why.
 */
export function pickDay(stay: Stay, day: Day, today: Day, holds: readonly Hold[]): Picked {
  if (day < today) return { stay, message: words.picking.past, isRefused: true };
  const { arrival, departure } = stay;
  const isFree = canArrive(day, stay, holds);
  if (arrival && !departure && day > arrival) {
    if (departuresFrom(arrival, stay, holds).has(day)) {
      return {
        stay: { ...stay, departure: day },
        message: words.picking.departure(formatDay(day, 'spoken')),
        isRefused: false,
      };
    }
    if (day < addDays(arrival, minimumStay(arrival))) {
      const nights = words.count.nights(minimumStay(arrival));
      return {
        stay,
        message: words.picking.tooShort(nights),
        isRefused: true,
      };
    }
  }
  if (isFree) return begin(stay, day);
  return {
    stay,
    message: words.picking.full(formatDay(day, 'spoken')),
    isRefused: true,
  };
}

/** What was chosen on an earlier visit, as far as it can still be had. */
export function readStay(kept: unknown, today: Day, holds: readonly Hold[]): Stay {
  if (typeof kept !== 'object' || kept === null) return emptyStay;
  const {
    arrival,
    departure,
    adults,
    children,
    roomId,
    extras: chosen,
  } = {
    ...emptyStay,
    ...kept,
  } as Record<keyof Stay, unknown>;
  const party = { adults: Number(adults) || 2, children: Number(children) || 0 };
  const stay = withParty(emptyStay, party, holds);
  if (!isDay(arrival) || arrival < today || !canArrive(arrival, stay, holds)) return stay;
  if (!isDay(departure) || !departuresFrom(arrival, stay, holds).has(departure)) return stay;
  const room = rooms.find(({ id }) => id === roomId);
  const wanted = Array.isArray(chosen) ? chosen : [];
  return {
    ...stay,
    arrival,
    departure,
    roomId: room?.id ?? null,
    extras: extras.map(({ id }) => id).filter((id) => wanted.includes(id)),
  };
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
