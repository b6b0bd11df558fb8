import { addDays, type Day, type Moment } from '../browser/day.ts';
import { openingOf } from './hours.ts';
import { BAKES, bakeById, madeOn } from './products.ts';
import { words } from './words.ts';

/** The evening before, in minutes from midnight: after it the dough is already made. */
const CUT_OFF = 20 * 60;
export const SLOT_MINUTES = 30;
const LAST_SLOT_ENDS = 11 * 60;
/** Pieces that the counter can have ready in one slot. */
export const SLOT_CAPACITY = 36;
export const MOST_OF_ONE = 12;
/** How far ahead an order can be placed, in days. */
export const DAYS_AHEAD = 90;

export type Line = { id: string; quantity: number };

export type Reservation = {
  code: string;
  day: Day;
  /** Start of the half hour, in minutes from midnight. */
  slot: number;
  lines: Line[];
  totalCents: number;
  name: string;
  phone: string;
  /** From the customer, for the bakery. */
  note: string;
};

/** A product that the bakery has no more of on a day. */
export type SoldOut = { day: Day; id: string };

function isBeforeCutOff(day: Day, now: Moment): boolean {
  const eve = addDays(day, -1);
  return now.day < eve || (now.day === eve && now.minutes < CUT_OFF);
}

/** Whether bread can be ordered for that day: it is open, near enough, and its dough is not made yet. */
export function isOrderable(day: Day, now: Moment): boolean {
  return openingOf(day) !== null && isBeforeCutOff(day, now) && day <= addDays(now.day, DAYS_AHEAD);
}

/** The next `count` open days that can still be reserved. */
export function pickupDays(now: Moment, count: number): Day[] {
  const days: Day[] = [];
  for (let day = addDays(now.day, 1); days.length < count; day = addDays(day, 1)) {
    if (isOrderable(day, now)) days.push(day);
  }
  return days;
}

/** The half hours of `day` in which bread is handed over, by their start. */
export function slotsOf(day: Day): number[] {
  const span = openingOf(day);
  if (!span) return [];
  const slots: number[] = [];
  for (let slot = span.opens; slot + SLOT_MINUTES <= LAST_SLOT_ENDS; slot += SLOT_MINUTES) {
    slots.push(slot);
  }
  return slots;
}

/** FNV-1a: the same number for the same text at every visit. */
function numberFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * Pieces the neighbourhood has reserved already. There is no neighbourhood behind a demonstration,
 * so the number follows from the day and the slot.
 */
export function takenByOthers(day: Day, slot: number): number {
  return numberFrom(`${day}#${slot}`) % (SLOT_CAPACITY + 1);
}

const NEIGHBOURS =
  'Abreu Brito Campos Dias Esteves Freitas Gomes Lemos Maia Neves Peixoto Reis'.split(' ');

/** The neighbourhood's orders of a half hour. Their pieces add up to `takenByOthers`. */
export function ordersOfOthers(day: Day, slot: number): Reservation[] {
  const orders: Reservation[] = [];
  const made = BAKES.filter((bake) => madeOn(bake, day));
  for (let rest = takenByOthers(day, slot); rest > 0; ) {
    const seed = numberFrom(`${day} ${slot} ${orders.length}`);
    const quantity = Math.min(rest, 2 + (seed % 8));
    const half = Math.floor(quantity / 2);
    const [one, other] = [made[seed % made.length], made[(seed + 3) % made.length]];
    if (!one || !other) break;
    const lines = [
      { id: one.id, quantity: quantity - half },
      { id: other.id, quantity: half },
    ].filter((line) => line.quantity > 0);
    orders.push({
      code: codeFrom(Uint8Array.from([0, 8, 16, 24], (shift) => seed >>> shift)),
      day,
      slot,
      lines,
      totalCents: totalCentsOf(lines),
      name: NEIGHBOURS[(seed >>> 4) % NEIGHBOURS.length] ?? '',
      phone: '',
      note: '',
    });
    rest -= quantity;
  }
  return orders;
}

export function piecesOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

export function totalCentsOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + (bakeById(line.id)?.cents ?? 0) * line.quantity, 0);
}

/** Pieces still free in a slot, this visitor's own reservations taken off. Never negative. */
export function roomIn(day: Day, slot: number, own: readonly Reservation[]): number {
  const mine = own
    .filter((reservation) => reservation.day === day && reservation.slot === slot)
    .reduce((sum, reservation) => sum + piecesOf(reservation.lines), 0);
  return Math.max(0, SLOT_CAPACITY - takenByOthers(day, slot) - mine);
}

/** The most pieces that any half hour of `day` can still take. */
export function mostRoomOn(day: Day, own: readonly Reservation[]): number {
  return Math.max(0, ...slotsOf(day).map((slot) => roomIn(day, slot, own)));
}

/** Whether the whole basket can be made, and handed over in one half hour, on `day`. */
export function canServe(
  day: Day,
  lines: readonly Line[],
  own: readonly Reservation[],
  soldOut: readonly SoldOut[] = [],
): boolean {
  return notMadeOn(lines, day, soldOut).length === 0 && piecesOf(lines) <= mostRoomOn(day, own);
}

export function isSoldOut(id: string, day: Day, soldOut: readonly SoldOut[]): boolean {
  return soldOut.some((each) => each.id === id && each.day === day);
}

/** The lines of a basket that are not made on `day`, or that there is no more of. */
export function notMadeOn(
  lines: readonly Line[],
  day: Day,
  soldOut: readonly SoldOut[] = [],
): Line[] {
  return lines.filter(({ id }) => {
    const bake = bakeById(id);
    return !bake || !madeOn(bake, day) || isSoldOut(id, day, soldOut);
  });
}

/** The number in its international form, or null when it cannot be one. */
export function normalPhone(text: string): string | null {
  const bare = text.replace(/[\s().-]/g, '').replace(/^00/, '+');
  const national = bare.replace(/^\+351/, '');
  if (/^(9[1236]\d{7}|2\d{8})$/.test(national)) return `+351${national}`;
  return /^\+(?!351)[1-9]\d{7,14}$/.test(bare) ? bare : null;
}

export function isName(text: string): boolean {
  const name = text.trim();
  return name.length <= 60 && (name.match(/\p{L}/gu) ?? []).length >= 2;
}

export type Draft = {
  lines: readonly Line[];
  day: Day | null;
  slot: number | null;
  name: string;
  phone: string;
};

export type Field = 'lines' | 'day' | 'slot' | 'name' | 'phone';

/** What is wrong with a draft, in the order of the form; empty when it can be confirmed. */
export function problemsOf(
  draft: Draft,
  now: Moment,
  own: readonly Reservation[],
  soldOut: readonly SoldOut[] = [],
): Map<Field, string> {
  const problems = new Map<Field, string>();
  const { day, slot, lines } = draft;
  if (piecesOf(lines) === 0) problems.set('lines', words.problems.lines);
  if (day === null || !isOrderable(day, now)) {
    problems.set('day', words.problems.day);
  } else {
    const missing = notMadeOn(lines, day, soldOut)[0];
    if (missing) {
      const name = bakeById(missing.id)?.name ?? missing.id;
      problems.set('lines', words.problems.notMade(name));
    }
    if (slot === null || !slotsOf(day).includes(slot)) {
      problems.set('slot', words.problems.slot);
    } else {
      const room = roomIn(day, slot, own);
      if (piecesOf(lines) > room) {
        problems.set(
          'slot',
          room === 0 ? words.problems.slotFull : words.problems.slotLeft(words.pieces(room)),
        );
      }
    }
  }
  if (!isName(draft.name)) problems.set('name', words.problems.name);
  if (normalPhone(draft.phone) === null) {
    problems.set('phone', words.problems.phone);
  }
  return problems;
}

/** Without characters that sound or look alike. */
const CODE_LETTERS = 'ACDEFHJKMNPRTUXY34679';

/** A code of four characters from as many random bytes. */
export function codeFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
}

export type Stage = 'waiting' | 'baking' | 'ready' | 'past';

/** Where a reservation is: it can be cancelled only while `waiting`. */
export function stageOf(reservation: Reservation, now: Moment): Stage {
  if (isBeforeCutOff(reservation.day, now)) return 'waiting';
  if (now.day < reservation.day) return 'baking';
  if (now.day > reservation.day) return 'past';
  return now.minutes < reservation.slot ? 'baking' : 'ready';
}
