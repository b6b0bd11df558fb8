import { addDays, type Day, daysFrom } from '../../browser/day.ts';
import { chance, type InventedStay, inventedStays } from '../availability.ts';
import {
  type Booking,
  balanceCents,
  morningsOf,
  partyOn,
  priceOf,
  referenceFrom,
} from '../booking.ts';
import { nightsOf } from '../dates.ts';
import { arrivalTimes, readGuest } from '../guest.ts';
import { extras } from '../quote.ts';
import { usualCents } from '../rates.ts';
import { fits, roomById } from '../rooms.ts';

const names =
  'Inês Almeida, Jonas Becker, Aoife Byrne, Luc Dubois, Rui Faria, Sara Ferrero, Pablo García, Anouk Jansen, Niall Kelly, Ana Lima, Chloé Moreau, Ciara Murphy, Petra Novak, Tiago Pinto, Elisa Rossi, Marcos Serrano, Rita Silva, Karl Weber';

function pick<Item>(seed: string, items: readonly Item[]): Item {
  return items[Math.floor(chance(seed) * items.length)] as Item;
}

/** The booking behind an invented stay: the same on every visit, at prices the owner has not changed. */
export function sampleBooking({ unit, ...stay }: InventedStay): Booking {
  const room = roomById(stay.roomId);
  const seed = `${room.id} ${unit} ${stay.arrival}`;
  const [first = '', last = ''] = pick(`name ${seed}`, names.split(', ')).split(' ');
  const family = { adults: 2, children: 1 };
  const party = pick(`party ${seed}`, [
    { adults: 2, children: 0 },
    { adults: 1, children: 0 },
    fits(room, family) ? family : { adults: 2, children: 0 },
  ]);
  const wish = {
    ...stay,
    ...party,
    extras: extras
      .map(({ id }) => id)
      .filter((id) => chance(`${id} ${seed}`) < (id === 'breakfast' ? 0.7 : 0.12)),
    guest: readGuest({
      name: `${first} ${last}`,
      // A domain that belongs to nobody.
      email: `${last.normalize('NFD').replace(/\W/g, '').toLowerCase()}@example.com`,
      arrivalTime: pick(`time ${seed}`, arrivalTimes),
    }),
  };
  const usual = nightsOf(stay).map((night) => usualCents(room, night));
  const price = priceOf(wish, usual);
  return {
    ...wish,
    ...price,
    reference: referenceFrom(
      Uint8Array.from({ length: 5 }, (_, index) => chance(`${index} ${seed}`) * 256),
    ),
    status: 'confirmed',
    feeCents: 0,
    // In advance: an account that nobody has settled would be open on all days after.
    paidCents: price.totalCents,
    invented: stay,
  };
}

/** Besides those that are stored. A wedding alone has thirteen. */
const comingShown = 12;

/** A day's desk: each booking in one list, and of stays that are over those whose accounts are still open. */
export function deskOf(day: Day, kept: readonly Booking[]) {
  const bookings = bookingsAround(day, kept);
  const stored = new Set(kept.map(({ reference }) => reference));
  let others = 0;
  return {
    bookings,
    arrivals: bookings.filter(({ arrival }) => arrival === day),
    departures: bookings.filter(({ departure }) => departure === day),
    staying: bookings.filter(({ arrival, departure }) => arrival < day && day < departure),
    coming: bookings.filter(({ arrival, reference }) => {
      if (arrival <= day) return false;
      if (!stored.has(reference)) others += 1;
      return stored.has(reference) || others <= comingShown;
    }),
    unsettled: bookings.filter((booking) => booking.departure < day && balanceCents(booking) !== 0),
  };
}

const known = new Map<Day, readonly Booking[]>();

/** Invented once: each change of a booking shows the desk anew. */
function samplesOn(night: Day): readonly Booking[] {
  const samples = known.get(night) ?? inventedStays(night).map(sampleBooking);
  known.set(night, samples);
  return samples;
}

/**
 * The bookings of a day's desk: who leaves, who is in the house, and who comes within a week; on each day the invented
 * ones last.
 */
export function bookingsAround(day: Day, kept: readonly Booking[]): Booking[] {
  const samples = daysFrom(addDays(day, -1), 9).flatMap(samplesOn);
  // What is stored stands in the place of what was invented.
  const byReference = new Map([...samples, ...kept].map((each) => [each.reference, each]));
  return [...byReference.values()].sort(
    (one, other) =>
      one.arrival.localeCompare(other.arrival) ||
      Number(one.invented !== undefined) - Number(other.invented !== undefined),
  );
}

export function breakfastsAfter(night: Day, bookings: readonly Booking[]) {
  const eaters = bookings
    .filter(
      (booking) =>
        booking.status === 'confirmed' && morningsOf(booking).includes(addDays(night, 1)),
    )
    .map((booking) => partyOn(booking, night));
  return {
    adults: eaters.reduce((sum, { adults }) => sum + adults, 0),
    children: eaters.reduce((sum, { children }) => sum + children, 0),
  };
}
