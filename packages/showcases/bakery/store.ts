import { isDay } from '../browser/day.ts';
import { isRecord, type Shelf } from '../browser/kept.ts';
import { bakeById } from './products.ts';
import {
  type Line,
  MOST_BY_BAKERY,
  MOST_OF_ONE,
  type Most,
  type Reservation,
  type SoldOut,
} from './reservation.ts';

export type Saved = {
  basket: Line[];
  reservations: Reservation[];
  /** Orders that have been handed over, by `keyOf`. */
  handed: string[];
  /** Orders that the bakery has cancelled, by `keyOf`. */
  cancelled: string[];
  /** Orders that the customer has cancelled, by `keyOf`. */
  withdrawn: string[];
  soldOut: SoldOut[];
  mosts: Most[];
};

function readLines(value: unknown, most: number): Line[] {
  if (!Array.isArray(value)) return [];
  const lines = new Map<string, Line>();
  for (const entry of value) {
    if (!isRecord(entry)) continue;
    const { id, quantity } = entry;
    if (typeof id !== 'string' || !bakeById(id)) continue;
    if (typeof quantity !== 'number' || !Number.isInteger(quantity)) continue;
    if (quantity < 1 || quantity > most) continue;
    lines.set(id, { id, quantity });
  }
  return [...lines.values()];
}

function readReservation(value: unknown): Reservation | null {
  if (!isRecord(value)) return null;
  const { code, day, slot, lines, totalCents, name, phone, note = '' } = value;
  if (typeof note !== 'string') return null;
  if (typeof code !== 'string' || typeof name !== 'string' || typeof phone !== 'string')
    return null;
  if (!isDay(day)) return null;
  if (typeof slot !== 'number' || !Number.isInteger(slot)) return null;
  if (typeof totalCents !== 'number' || !Number.isInteger(totalCents)) return null;
  const read = readLines(lines, MOST_BY_BAKERY);
  const byBakery = value.byBakery === true;
  return read.length > 0
    ? { code, day, slot, lines: read, totalCents, name, phone, note, byBakery }
    : null;
}

function readEach<Entry>(value: unknown, read: (entry: unknown) => Entry | null): Entry[] {
  return Array.isArray(value) ? value.map(read).filter((entry) => entry !== null) : [];
}

function readSoldOut(value: unknown): SoldOut | null {
  return isRecord(value) && isDay(value.day) && typeof value.id === 'string'
    ? { day: value.day, id: value.id }
    : null;
}

const readKey = (value: unknown) => (typeof value === 'string' ? value : null);

/** The saved state, which another tab may have changed; unreadable parts are left out. */
export function load(shelf: Shelf): Saved {
  return {
    basket: readLines(shelf.read('basket'), MOST_OF_ONE),
    reservations: readEach(shelf.read('reservations'), readReservation),
    handed: readEach(shelf.read('handed'), readKey),
    cancelled: readEach(shelf.read('cancelled'), readKey),
    withdrawn: readEach(shelf.read('withdrawn'), readKey),
    soldOut: readEach(shelf.read('soldOut'), readSoldOut),
    mosts: readEach(shelf.read('mosts'), (value) => {
      const product = readSoldOut(value);
      const most = isRecord(value) ? value.most : null;
      return product && Number.isInteger(most) ? { ...product, most: Number(most) } : null;
    }),
  };
}

/** Writes what is given and nothing else, so that a basket never overwrites another tab's reservation. */
export function save(shelf: Shelf, change: Partial<Saved>): void {
  for (const [key, value] of Object.entries(change)) shelf.write(key, value);
}

/** The unfinished form. Saved for this tab only, because it contains a name and a phone number. */
export type Draft = {
  name: string;
  phone: string;
  note: string;
  day: string | null;
  slot: number | null;
};

export function loadDraft(shelf: Shelf): Draft {
  const value = shelf.read('draft');
  const { name, phone, note, day, slot } = isRecord(value) ? value : {};
  return {
    name: typeof name === 'string' ? name : '',
    phone: typeof phone === 'string' ? phone : '',
    note: typeof note === 'string' ? note : '',
    day: typeof day === 'string' ? day : null,
    slot: typeof slot === 'number' ? slot : null,
  };
}

export function saveDraft(shelf: Shelf, { name, phone, note, day, slot }: Draft): void {
  shelf.write('draft', { name, phone, note, day, slot });
}
