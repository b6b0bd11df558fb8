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

export const rooms: readonly Room[] = [
  {
    id: 'adega',
    ...words.rooms.adega,
    units: 2,
    maxAdults: 2,
    beds: 2,
    maxGuests: 2,
    baseCents: 9800,
  },
  {
    id: 'lagar',
    ...words.rooms.lagar,
    units: 3,
    maxAdults: 2,
    beds: 2,
    maxGuests: 3,
    baseCents: 11200,
  },
  {
    id: 'rio',
    ...words.rooms.rio,
    units: 4,
    maxAdults: 2,
    beds: 2,
    maxGuests: 2,
    baseCents: 12800,
  },
  {
    id: 'socalco',
    ...words.rooms.socalco,
    units: 2,
    maxAdults: 2,
    beds: 2,
    maxGuests: 3,
    baseCents: 17600,
  },
  {
    id: 'mirante',
    ...words.rooms.mirante,
    units: 1,
    maxAdults: 2,
    beds: 2,
    maxGuests: 2,
    baseCents: 22800,
  },
  {
    id: 'barqueiro',
    ...words.rooms.barqueiro,
    units: 1,
    maxAdults: 4,
    beds: 6,
    maxGuests: 6,
    baseCents: 26400,
  },
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
