import { addDays, type Day, dayNumber } from '../browser/day.ts';
import { type Dates, nightsOf } from './dates.ts';
import { nightTotalCents, quoteFor } from './quote.ts';
import { isClosed, isWeekendNight, longestStay, minimumStay } from './rates.ts';
import { fits, type Party, type Room, type RoomId, rooms } from './rooms.ts';

export type Hold = Dates & {
  roomId: RoomId;
  /** Taken on each of its nights; one without it, and -1 gives back what an invented stay took. */
  units?: number;
};

/** One of the stays that fill the house, in its unit of the room type. */
export type InventedStay = Hold & { unit: number };

export type RoomOffer =
  /** `totalCents` is what will be paid, with everything that is not the guest's choice in it. */
  | { room: Room; status: 'free'; left: number; totalCents: number }
  | { room: Room; status: 'too-small' }
  | { room: Room; status: 'sold-out'; night: Day };

/** FNV-1a, so that the same night shows the same rooms on every visit. Result in [0, 1). */
export function chance(seed: string): number {
  let hash = 0x811c9dc5;
  for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 13), 0x297a2d39);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** How likely a unit is taken; the two cheapest types go first. */
function pressure(room: Room, night: Day): number {
  const month = Number(night.slice(5, 7));
  const season = month >= 7 && month <= 9 ? 0.22 : 0.06;
  const rush = room.baseCents < 10_000 ? 0.34 : room.baseCents < 12_000 ? 0.2 : 0;
  return 0.2 + season + rush + (isWeekendNight(night) ? 0.12 : 0);
}

/** Blocks of days of different lengths, since real stays are longer than a night. */
const blockOf = (unit: number, night: Day) =>
  Math.floor((dayNumber(night) + unit * 5) / (2 + (unit % 3)));

/** On one night in about twenty-five a wedding or a harvest party takes the whole house. */
const isParty = (night: Day) => chance(`casa ${night}`) < 0.04;

function isTaken(room: Room, unit: number, night: Day): boolean {
  return (
    isParty(night) || chance(`${room.id} ${unit} ${blockOf(unit, night)}`) < pressure(room, night)
  );
}

export function inventedStays(night: Day): InventedStay[] {
  if (isClosed(night)) return [];
  return rooms.flatMap((room) =>
    Array.from({ length: room.units }, (_, unit) => unit).flatMap((unit) => {
      const isSame = (day: Day) =>
        blockOf(unit, day) === blockOf(unit, night) &&
        isParty(day) === isParty(night) &&
        !isClosed(day) &&
        isTaken(room, unit, day);
      if (!isSame(night)) return [];
      let [arrival, departure] = [night, addDays(night, 1)];
      while (isSame(addDays(arrival, -1))) arrival = addDays(arrival, -1);
      while (isSame(departure)) departure = addDays(departure, 1);
      return [{ roomId: room.id, unit, arrival, departure }];
    }),
  );
}

/** Free units of a room type on one night. The other guests' stays are invented from the date. */
export function unitsLeft(room: Room, night: Day, holds: readonly Hold[]): number {
  if (isClosed(night)) return 0;
  let left = room.units;
  for (let unit = 0; unit < room.units; unit += 1) if (isTaken(room, unit, night)) left -= 1;
  for (const hold of holds) {
    if (hold.roomId === room.id && hold.arrival <= night && night < hold.departure)
      left -= hold.units ?? 1;
  }
  return Math.max(0, left);
}

/** The lowest price of a night, all in, among the rooms that are free and take the party, or `null`. */
export function lowestCents(night: Day, party: Party, holds: readonly Hold[]): number | null {
  const prices = rooms
    .filter((room) => fits(room, party) && unitsLeft(room, night, holds) > 0)
    .map((room) => nightTotalCents(room, night, party));
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** What each room type offers for the whole stay, in the order of the catalogue. */
export function offers(stay: Dates & Party, holds: readonly Hold[]): RoomOffer[] {
  const nights = nightsOf(stay);
  return rooms.map((room) => {
    if (!fits(room, stay)) return { room, status: 'too-small' };
    const left = nights.map((night) => unitsLeft(room, night, holds));
    const full = left.indexOf(0);
    if (full >= 0) return { room, status: 'sold-out', night: nights[full] ?? stay.arrival };
    const { totalCents } = quoteFor(room, stay, []);
    return { room, status: 'free', left: Math.min(...left), totalCents };
  });
}

/**
 * The departures that an arrival allows: long enough, and with at least one room free all the way.
 * Empty when nobody can arrive on that day.
 */
export function departuresFrom(
  arrival: Day,
  party: Party,
  holds: readonly Hold[],
  limit = longestStay,
): Set<Day> {
  const found = new Set<Day>();
  let open = rooms.filter((room) => fits(room, party));
  for (let stay = 1; stay <= limit && open.length > 0; stay += 1) {
    const night = addDays(arrival, stay - 1);
    open = open.filter((room) => unitsLeft(room, night, holds) > 0);
    if (open.length > 0 && stay >= minimumStay(arrival)) found.add(addDays(arrival, stay));
  }
  return found;
}

/** Whether a stay of the shortest allowed length can begin on that day. */
export function canArrive(day: Day, party: Party, holds: readonly Hold[]): boolean {
  return departuresFrom(day, party, holds, minimumStay(day)).size > 0;
}
