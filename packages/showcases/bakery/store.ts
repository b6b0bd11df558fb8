import { isDay } from '../browser/day.ts';
import { hasFields, itemsOf, recordOf, type Shelf } from '../browser/kept.ts';
import { bakeById } from './products.ts';
import type { Book, Line, Most, Reservation, SoldOut, Draft as WholeDraft } from './reservation.ts';
import { MOST_BY_BAKERY, MOST_OF_ONE } from './reservation.ts';

export type Saved = Book & {
  basket: readonly Line[];
  /** Orders that have been handed over, by `keyOf`. */
  handed: readonly string[];
};

function readLines(value: unknown, most: number): Line[] {
  const lines = new Map<string, Line>();
  for (const entry of itemsOf(value)) {
    if (!hasFields(entry, ['id'], ['quantity'])) continue;
    const { id, quantity } = entry;
    if (!bakeById(id) || !Number.isInteger(quantity) || quantity < 1 || quantity > most) continue;
    lines.set(id, { id, quantity });
  }
  return [...lines.values()];
}

function readReservation(value: unknown): Reservation | null {
  const texts = ['code', 'day', 'name', 'phone', 'note'] as const;
  if (!hasFields(value, texts, ['slot', 'totalCents']) || !isDay(value.day)) return null;
  if (![value.slot, value.totalCents].every(Number.isInteger)) return null;
  const lines = readLines(value.lines, MOST_BY_BAKERY);
  return lines.length > 0 ? { ...value, lines, byBakery: value.byBakery === true } : null;
}

const isKey = (value: unknown) => typeof value === 'string';

const isSoldOut = (value: unknown): value is SoldOut =>
  hasFields(value, ['day', 'id']) && isDay(value.day);

const isMost = (value: unknown): value is Most =>
  isSoldOut(value) && hasFields(value, [], ['most']) && Number.isInteger(value.most);

/** The saved state, which another tab may have changed; unreadable parts are left out. */
export function load(shelf: Shelf): Saved {
  const list = (key: keyof Saved) => itemsOf(shelf.read(key));
  return {
    basket: readLines(list('basket'), MOST_OF_ONE),
    reservations: list('reservations').flatMap((each) => readReservation(each) ?? []),
    handed: list('handed').filter(isKey),
    cancelled: list('cancelled').filter(isKey),
    withdrawn: list('withdrawn').filter(isKey),
    soldOut: list('soldOut').filter(isSoldOut),
    mosts: list('mosts').filter(isMost),
  };
}

/** Writes what is given and nothing else, so that a basket never overwrites another tab's reservation. */
export function save(shelf: Shelf, change: Partial<Saved>): void {
  for (const [key, value] of Object.entries(change)) shelf.write(key, value);
}

/** The unfinished form. Saved for this tab only, because it contains a name and a phone number. */
export type Draft = Omit<WholeDraft, 'lines'>;

export function loadDraft(shelf: Shelf): Draft {
  const value = shelf.read('draft');
  const { day, slot } = recordOf(value);
  const { name, phone, note } = hasFields(value, ['name', 'phone', 'note'])
    ? value
    : { name: '', phone: '', note: '' };
  return {
    ...{ name, phone, note },
    day: typeof day === 'string' ? day : null,
    slot: typeof slot === 'number' ? slot : null,
  };
}

export function saveDraft(shelf: Shelf, { name, phone, note, day, slot }: Draft): void {
  shelf.write('draft', { name, phone, note, day, slot });
}
