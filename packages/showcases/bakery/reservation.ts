import { addDays, addMonths, type Day, type Moment } from '../browser/day.ts';
import { clock, slotWords } from './format.ts';
import { openDayFrom, openingOf, SLOT_MINUTES } from './hours.ts';
import { bakesOn } from './oven.ts';
import { BAKES, bakeById, madeOn } from './products.ts';
import { words } from './words.ts';

/** The evening before, in minutes from midnight: after it the dough is already made. */
const CUT_OFF = 20 * 60;
const LAST_SLOT_ENDS = 11 * 60;
/** Orders that the counter can hand over in one slot, whatever their size. */
export const SLOT_ORDERS = 8;
/** Of one product in one order, by a customer and by the bakery, who knows its oven. */
export const MOST_OF_ONE = 60;
export const MOST_BY_BAKERY = 500;
const MONTHS_AHEAD = 3;

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
  /** The bakery entered it, for somebody who telephoned or stood at the counter. */
  byBakery: boolean;
};

/** What a reservation is called in other lists: a code can come again on another day. */
export const keyOf = ({ day, code }: Pick<Reservation, 'day' | 'code'>): string => `${day} ${code}`;

export type SoldOut = { day: Day; id: string };

export type Most = SoldOut & { most: number };

/** What decides whether something can still be ordered. */
export type Book = {
  reservations: readonly Reservation[];
  /** Orders that the bakery has cancelled, by `keyOf`. */
  cancelled: readonly string[];
  /** Orders that the customer has cancelled. */
  withdrawn: readonly string[];
  soldOut: readonly SoldOut[];
  mosts: readonly Most[];
};

export function isOff(order: Pick<Reservation, 'day' | 'code'>, book: Book): boolean {
  return [...book.cancelled, ...book.withdrawn].includes(keyOf(order));
}

function isBeforeCutOff(day: Day, now: Moment): boolean {
  const eve = addDays(day, -1);
  return now.day < eve || (now.day === eve && now.minutes < CUT_OFF);
}

/** Why nothing can be ordered for that day, or null. */
export function dayRefusal(day: Day, now: Moment): 'shut' | 'late' | 'early' | null {
  if (openingOf(day) === null) return 'shut';
  if (!isBeforeCutOff(day, now)) return 'late';
  return day > lastDay(now) ? 'early' : null;
}

export const lastDay = (now: Moment): Day => addMonths(now.day, MONTHS_AHEAD);

export function isOrderable(day: Day, now: Moment): boolean {
  return dayRefusal(day, now) === null;
}

/** The bakery knows what it still can bake: neither the evening's limit nor the last day binds it. */
function isForBakery(day: Day, now: Moment): boolean {
  return day >= now.day && openingOf(day) !== null;
}

/** The next `count` open days that can still be reserved. */
export function pickupDays(now: Moment, count: number): Day[] {
  const days: Day[] = [];
  for (let day = addDays(now.day, 1); days.length < count; day = addDays(day, 1)) {
    if (isOrderable(day, now)) days.push(day);
  }
  return days;
}

/** Tomorrow, when the door opens then and it is too late to order for it. */
export function missedDay(now: Moment): Day | null {
  const day = addDays(now.day, 1);
  return dayRefusal(day, now) === 'late' ? day : null;
}

/** The day that the bakery works on: today until the door shuts, as orders may still be there, then the next open one. */
export function workingDay(now: Moment): Day {
  const isOpen = now.minutes < (openingOf(now.day)?.closes ?? 0);
  return openDayFrom(isOpen ? now.day : addDays(now.day, 1)).day;
}

/** The half hours of `day` in which bread is handed over, by their start. */
export function slotsOf(day: Day): number[] {
  const opens = openingOf(day)?.opens ?? LAST_SLOT_ENDS;
  const count = Math.floor((LAST_SLOT_ENDS - opens) / SLOT_MINUTES);
  return Array.from({ length: count }, (_, index) => opens + index * SLOT_MINUTES);
}

/**
 * A half hour that has begun.
 * @param byBakery - it still enters an order into the one that runs
 */
export function isOver(day: Day, slot: number, now: Moment, byBakery = false): boolean {
  return day === now.day && slot + (byBakery ? SLOT_MINUTES : 0) <= now.minutes;
}

/** FNV-1a: the same number for the same text at every visit. */
function numberFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

const NEIGHBOURS =
  'Abreu Brito Campos Dias Esteves Freitas Gomes Lemos Maia Neves Peixoto Reis'.split(' ');

/**
 * The neighbourhood's orders of a half hour. There is no neighbourhood behind a demonstration, so they
 * follow from the day and the slot.
 */
function ordersOfOthers(day: Day, slot: number): readonly Reservation[] {
  let ofDay = neighbours.get(day);
  if (!ofDay) {
    const codes = new Set<string>();
    ofDay = new Map(slotsOf(day).map((each) => [each, inventOrders(day, each, codes)]));
    neighbours.set(day, ofDay);
  }
  return ofDay.get(slot) ?? [];
}

const neighbours = new Map<Day, ReadonlyMap<number, readonly Reservation[]>>();

/** A code that is not among those of the day, and is from now on. */
function inventCode(seed: number, codes: Set<string>): string {
  const code = codeFrom(Uint8Array.from([0, 8, 16, 24], (shift) => seed >>> shift));
  if (codes.has(code)) return inventCode(seed + 1, codes);
  codes.add(code);
  return code;
}

function inventOrders(day: Day, slot: number, codes: Set<string>): Reservation[] {
  const ready = BAKES.filter((bake) => bakesOn(bake, day).some((time) => time <= slot));
  const count = numberFrom(`${day}#${slot}`) % (SLOT_ORDERS + 1);
  return Array.from({ length: count }, (_, index) => {
    const seed = numberFrom(`${day} ${slot} ${index}`);
    const lines = [seed, seed + 1].flatMap((at, which) => {
      const bake = ready[at % ready.length];
      return bake ? [{ id: bake.id, quantity: 1 + ((seed >>> (8 + which)) % 5) }] : [];
    });
    return {
      code: inventCode(seed, codes),
      day,
      slot,
      lines,
      totalCents: totalCentsOf(lines),
      name: NEIGHBOURS[(seed >>> 4) % NEIGHBOURS.length] ?? '',
      // Portugal has no numbers that begin with 94: a call reaches nobody.
      phone: `+351940${String(seed % 1_000_000).padStart(6, '0')}`,
      note: '',
      byBakery: false,
    };
  });
}

/** Every order of a half hour, with those that the bakery has cancelled. */
export function ordersIn(day: Day, slot: number, { reservations }: Book): Reservation[] {
  return [
    ...reservations.filter((order) => order.day === day && order.slot === slot),
    ...ordersOfOthers(day, slot),
  ];
}

export function piecesOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

export function totalCentsOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + (bakeById(line.id)?.cents ?? 0) * line.quantity, 0);
}

export function roomIn(day: Day, slot: number, book: Book): number {
  const taken = ordersIn(day, slot, book).filter((order) => !isOff(order, book)).length;
  return Math.max(0, SLOT_ORDERS - taken);
}

/** What of the basket comes out of the oven last on `day`, and when it first does. */
const lastOut = (lines: readonly Line[], day: Day) =>
  lines
    .flatMap(({ id }) => {
      const bake = bakeById(id);
      const first = bake && bakesOn(bake, day)[0];
      return bake && first !== undefined ? [{ name: bake.name, first }] : [];
    })
    .sort((one, other) => other.first - one.first)[0];

/** Why the basket cannot be collected in a half hour, or null. What is not made that day is no reason. */
export function slotRefusal(
  day: Day,
  slot: number,
  lines: readonly Line[],
  book: Book,
): string | null {
  const last = lastOut(lines, day);
  if (last && slot < last.first) {
    return words.booking.notOut(last.name, words.time.at(clock(last.first)));
  }
  return roomIn(day, slot, book) === 0 ? words.booking.full : null;
}

/** Whether the whole basket can be made, and handed over in one half hour, on `day`. */
export function canServe(day: Day, lines: readonly Line[], book: Book): boolean {
  return (
    lineProblem(lines, day, book) === null &&
    slotsOf(day).some((slot) => slotRefusal(day, slot, lines, book) === null)
  );
}

/** Why a day that `canServe` refuses, or that has passed eight in the evening, cannot be, in the fewest words. */
export function dayProblem(day: Day, lines: readonly Line[], now: Moment, book: Book): string {
  if (!isBeforeCutOff(day, now)) return words.booking.late;
  const missing = missingOn(lines, day, book);
  if (missing) return missingWords(missing);
  // There is room before the last of it is baked.
  const last = lastOut(lines, day);
  return last && slotsOf(day).some((slot) => roomIn(day, slot, book) > 0)
    ? words.booking.fullAfter(last.name, words.time.at(clock(last.first)))
    : words.booking.full;
}

/** How many pieces of a product are ordered for a day, the neighbours' included. */
export function orderedOf(id: string, day: Day, book: Book): number {
  const orders = slotsOf(day).flatMap((slot) => ordersIn(day, slot, book));
  const due = orders.filter((order) => !isOff(order, book));
  return piecesOf(due.flatMap(({ lines }) => lines).filter((line) => line.id === id));
}

/** How many more can be ordered; `Infinity` where the bakery has set no most. */
export function leftOf(id: string, day: Day, book: Book): number {
  if (book.soldOut.some((each) => each.id === id && each.day === day)) return 0;
  const limit = book.mosts.find((each) => each.id === id && each.day === day);
  return limit ? Math.max(0, limit.most - orderedOf(id, day, book)) : Infinity;
}

/** `isMade` where it is, and sold out or all reserved. */
type Missing = { name: string; left: number; isMade: boolean };

export const missingWords = ({ name, left }: Missing): string =>
  words.booking[left > 0 ? 'left' : 'notMade'](name, left);

/** The first line of a basket that is not made on `day`, or not as often; and how many there still are. */
export function missingOn(lines: readonly Line[], day: Day, book: Book): Missing | null {
  for (const { id, quantity } of lines) {
    const bake = bakeById(id);
    const isMade = bake !== undefined && madeOn(bake, day);
    const left = isMade ? leftOf(id, day, book) : 0;
    if (left < quantity) return { name: bake?.name ?? id, left, isMade };
  }
  return null;
}

function lineProblem(lines: readonly Line[], day: Day, book: Book): string | null {
  const missing = missingOn(lines, day, book);
  if (!missing) return null;
  const { name, left, isMade } = missing;
  if (left > 0) return words.problems.left(name, left);
  return words.problems[isMade ? 'gone' : 'notMade'](name);
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
  note: string;
};

export type Field = 'lines' | 'day' | 'slot' | 'name' | 'phone';

/**
 * What is wrong with a draft, in the order of the form; empty when it can be confirmed.
 * @param byBakery - the evening's limit does not bind the bakery
 */
export function problemsOf(
  draft: Draft,
  now: Moment,
  book: Book,
  byBakery = false,
): Map<Field, string> {
  const isOpenFor = byBakery ? isForBakery : isOrderable;
  const most = byBakery ? MOST_BY_BAKERY : MOST_OF_ONE;
  const problems = new Map<Field, string>();
  const { day, slot, lines } = draft;
  const wrong = lines.find(
    ({ quantity }) => !Number.isInteger(quantity) || quantity < 1 || quantity > most,
  );
  if (wrong) problems.set('lines', words.shelf.most(most));
  if (piecesOf(lines) === 0) problems.set('lines', words.problems.lines);
  if (day === null || !isOpenFor(day, now)) {
    problems.set('day', words.problems.day);
  } else {
    const missing = lineProblem(lines, day, book);
    if (missing && piecesOf(lines) > 0) problems.set('lines', missing);
    if (slot === null || !slotsOf(day).includes(slot) || isOver(day, slot, now, byBakery)) {
      problems.set('slot', words.problems.slot);
    } else {
      const why = slotRefusal(day, slot, lines, book);
      if (why) problems.set('slot', words.booking.lost(slotWords(slot), why));
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

export function codeFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
}

export function newCode(day: Day, book: Book): string {
  const code = codeFrom(crypto.getRandomValues(new Uint8Array(4)));
  const isTaken = slotsOf(day).some((slot) =>
    ordersIn(day, slot, book).some((order) => order.code === code),
  );
  return isTaken ? newCode(day, book) : code;
}

/** The reservation of a draft in which nothing is wrong. */
export function reservationOf(
  { lines, day, slot, name, phone, note }: Draft,
  code: string,
  byBakery = false,
): Reservation {
  if (day === null || slot === null) throw new Error('A reservation has a day and an hour.');
  return {
    code,
    day,
    slot,
    lines: [...lines],
    totalCents: totalCentsOf(lines),
    name: name.trim(),
    phone: normalPhone(phone) ?? '',
    note: note.trim(),
    byBakery,
  };
}

export type Stage = 'waiting' | 'baking' | 'ready' | 'over' | 'past';

/** Where a reservation is: it can be cancelled only while `waiting`. */
export function stageOf(reservation: Reservation, now: Moment): Stage {
  if (isBeforeCutOff(reservation.day, now)) return 'waiting';
  if (now.day < reservation.day) return 'baking';
  if (now.day > reservation.day) return 'past';
  if (now.minutes < reservation.slot) return 'baking';
  return now.minutes < (openingOf(reservation.day)?.closes ?? 0) ? 'ready' : 'over';
}
