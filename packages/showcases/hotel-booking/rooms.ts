import { words } from './words.ts';

export type RoomId = 'adega' | 'lagar' | 'rio' | 'socalco' | 'mirante' | 'barqueiro';

export type Party = { adults: number; children: number };

export type Room = {
  id: RoomId;
  name: string;
  place: string;
  text: string;
  facts: string[];
  /** How many of this type the house has. */
  units: number;
  maxAdults: number;
  /** How many sleep in its own beds; for the others a child's bed is brought in. */
  beds: number;
  maxGuests: number;
  /** Price of a weekday night in the middle season, in cents, VAT included. */
  baseCents: number;
};

export const partyLimits = { adults: 4, children: 4, guests: 6 };

/** A room for two, but for what is said. */
const room = (id: RoomId, units: number, baseCents: number, more: Partial<Room> = {}): Room => ({
  id,
  ...words.rooms[id],
  units,
  maxAdults: 2,
  beds: 2,
  maxGuests: 2,
  baseCents,
  ...more,
});

export const rooms: readonly Room[] = [
  room('adega', 2, 9800),
  room('lagar', 3, 11200, { maxGuests: 3 }),
  room('rio', 4, 12800),
  room('socalco', 2, 17600, { maxGuests: 3 }),
  room('mirante', 1, 22800),
  room('barqueiro', 1, 26400, { maxAdults: 4, beds: 6, maxGuests: 6 }),
];

export function roomById(id: RoomId): Room {
  const room = rooms.find((candidate) => candidate.id === id);
  if (!room) throw new Error(`Unknown room ${id}`);
  return room;
}

/** Children may take an adult's bed, adults may not take a child's. */
export function fits(room: Room, party: Party): boolean {
  return party.adults <= room.maxAdults && party.adults + party.children <= room.maxGuests;
}

export function partyWords({ adults, children }: Party): string {
  const said = words.count.adults(adults);
  return children > 0 ? `${said}, ${words.count.children(children)}` : said;
}

/** For a choice of one of them. */
export const roomChoice = {
  of: rooms.map(({ id }) => id),
  say: (id: RoomId) => roomById(id).name,
};
