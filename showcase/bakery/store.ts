import { bakeById } from './products.ts';
import { type Line, MOST_OF_ONE, type Reservation } from './reservation.ts';

export type Saved = { basket: Line[]; reservations: Reservation[] };

/** The two methods of the browser's storage that are needed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

export const KEY = 'showcase-bakery';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readLines(value: unknown): Line[] {
  if (!Array.isArray(value)) return [];
  const lines = new Map<string, Line>();
  for (const entry of value) {
    if (!isRecord(entry)) continue;
    const { id, quantity } = entry;
    if (typeof id !== 'string' || !bakeById(id)) continue;
    if (typeof quantity !== 'number' || !Number.isInteger(quantity)) continue;
    if (quantity < 1 || quantity > MOST_OF_ONE) continue;
    lines.set(id, { id, quantity });
  }
  return [...lines.values()];
}

function readReservation(value: unknown): Reservation | null {
  if (!isRecord(value)) return null;
  const { code, day, slot, lines, totalCents, name, phone } = value;
  if (typeof code !== 'string' || typeof name !== 'string' || typeof phone !== 'string')
    return null;
  if (typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  if (Number.isNaN(Date.parse(day))) return null;
  if (typeof slot !== 'number' || !Number.isInteger(slot)) return null;
  if (typeof totalCents !== 'number' || !Number.isInteger(totalCents)) return null;
  const read = readLines(lines);
  return read.length > 0 ? { code, day, slot, lines: read, totalCents, name, phone } : null;
}

/** What was saved, whatever state it is in: anything that cannot be read is left out. */
export function parseSaved(text: string | null): Saved {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value)) return { basket: [], reservations: [] };
    const entries = Array.isArray(value.reservations) ? value.reservations : [];
    return {
      basket: readLines(value.basket),
      reservations: entries.map(readReservation).filter((entry) => entry !== null),
    };
  } catch {
    return { basket: [], reservations: [] };
  }
}

/** A shelf that lasts as long as the page, for browsers that refuse the real one. */
export function memoryShelf(): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

/** The browser's storage when it can be written to, else a shelf in memory. */
export function openShelf(browser: () => Shelf): Shelf {
  try {
    const shelf = browser();
    shelf.setItem(KEY, shelf.getItem(KEY) ?? '{}');
    return shelf;
  } catch {
    return memoryShelf();
  }
}

export function load(shelf: Shelf): Saved {
  return parseSaved(shelf.getItem(KEY));
}

/** A full storage must not lose the visitor the page, only the memory of it. */
export function save(shelf: Shelf, saved: Saved): void {
  try {
    shelf.setItem(KEY, JSON.stringify(saved));
  } catch {
    return;
  }
}
