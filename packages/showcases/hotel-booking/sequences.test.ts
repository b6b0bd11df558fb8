/** Random sequences of what guests and the hotel do, in two tabs that may show what is old, while days pass. */
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addDays, type Day, daysBetween } from '../browser/day.ts';
import { forAll, step, storedShelf } from '../property.ts';
import { type Hold, type InventedStay, inventedStays, offers } from './availability.ts';
import {
  type Booking,
  balanceCents,
  cancellationFeeCents,
  morningsOf,
  partyFor,
  partyOn,
  quoteOf,
  type Wish,
} from './booking.ts';
import { type Answer, type BookingStore, createBookingStore } from './bookings.ts';
import { nightsOf } from './dates.ts';
import { readGuest } from './guest.ts';
import { deskOf, sampleBooking } from './owner/samples.ts';
import { type ExtraId, extras } from './quote.ts';
import { nightCents, setRateChanges } from './rates.ts';
import { type RoomId, roomById, rooms } from './rooms.ts';
import { changeWords } from './summary.ts';

// Without the Web Locks API a task runs at once. That tabs wait for each other is tested beside the store.
beforeAll(() => void vi.stubGlobal('navigator', {}));
afterAll(() => vi.unstubAllGlobals());

const firstDay = '2026-06-02';
/** The same on every visit, and slow to find out. */
const inventedOn = new Map<Day, InventedStay[]>();
function invented(night: Day): InventedStay[] {
  const stays = inventedOn.get(night) ?? inventedStays(night);
  inventedOn.set(night, stays);
  return stays;
}

const guest = readGuest({ name: '王伟', email: 'wei@example.com', phone: '+86 10 1234 5678' });

/** Rooms of which there are one, one and two. */
const roomIds = fc.constantFrom<RoomId>('mirante', 'barqueiro', 'adega');
const rarely = <Value>(usual: fc.Arbitrary<Value>, rare: Value) =>
  fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: fc.constant(rare) });

const wishes = fc.record({
  roomId: roomIds,
  // Few days, so that bookings meet, and mostly what can be had.
  from: rarely(fc.integer({ min: 0, max: 5 }), -1),
  nights: rarely(fc.integer({ min: 1, max: 5 }), 0),
  adults: rarely(fc.constantFrom(1, 2), 0),
  children: fc.integer({ min: 0, max: 1 }),
  extras: fc.subarray(extras.map(({ id }) => id)),
});
type RandomWish = typeof wishes extends fc.Arbitrary<infer Value> ? Value : never;

const tab = fc.boolean();
const which = fc.nat(9);
const steps = fc.oneof(
  step(4, 'book', { tab, wish: wishes }),
  step(1, 'enter', { tab, wish: wishes }),
  step(1, 'change', { tab, which, wish: wishes }),
  step(3, 'stretch', { tab, which, by: fc.constantFrom(-1, 0, 1) }),
  step(3, 'guests', {
    tab,
    which,
    adults: fc.constantFrom(1, 2),
    children: fc.integer({ min: 0, max: 1 }),
    anew: fc.subarray(['boat', 'picnic'] as const),
  }),
  step(3, 'extras', { tab, which, extras: fc.subarray(extras.map(({ id }) => id)) }),
  step(3, 'guestCancels', { tab, which }),
  step(1, ['hotelCancels', 'noShow'], { tab, which }),
  step(1, 'settle', { tab, which }),
  step(3, 'undo', { tab, which }),
  step(2, 'rate', {
    roomId: roomIds,
    from: fc.integer({ min: -2, max: 9 }),
    nights: rarely(fc.integer({ min: 0, max: 20 }), -1),
    euros: rarely(fc.constantFrom(1, 60, 300, 2000), 0),
  }),
  step(1, 'undoRate', { which }),
  // What a tab shows is as old as its last look.
  step(4, 'look', { tab }),
  step(2, 'days', { count: fc.integer({ min: 1, max: 3 }) }),
);
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

/** What one tab shows: bookings and the day as they were when it last looked. */
type Seen = { bookings: readonly Booking[]; today: Day };

class House {
  today: Day = firstDay;
  shelf = storedShelf();
  store: BookingStore = createBookingStore(this.shelf, () => ({ day: this.today, minutes: 0 }));
  /** What the model must remember of each booking, kept apart from it. */
  history = new Map<string, Booking[]>();
  slept = new Map<string, string>();
  tabs: Seen[] = [this.look(), this.look()];
  refusals = new Map<string, number>();

  look(): Seen {
    const others = invented(addDays(this.today, 1)).map(sampleBooking);
    const stored = this.store.all();
    const isStored = new Set(stored.map(({ reference }) => reference));
    return {
      bookings: [...stored, ...others.filter(({ reference }) => !isStored.has(reference))],
      today: this.today,
    };
  }

  wish({ roomId, from, nights, ...wish }: RandomWish): Wish {
    const arrival = addDays(this.today, from);
    return { ...wish, roomId, arrival, departure: addDays(arrival, nights), guest };
  }

  async take(step: Step): Promise<void> {
    const before = JSON.stringify(this.shelf.snapshot());
    const { store } = this;
    const seen = 'tab' in step ? this.tabs[Number(step.tab)] : undefined;
    const chosen =
      'which' in step && seen ? seen.bookings[step.which % (seen.bookings.length || 1)] : undefined;
    const asItIs = chosen && (store.find(chosen.reference) ?? chosen);
    const isOld = !isDeepStrictEqual(asItIs, chosen);
    const must = (answer: Answer, check: (booking: Booking) => void) => {
      const { booking, refused } = answer;
      if (!booking) {
        // Nothing is done by halves.
        expect(JSON.stringify(this.shelf.snapshot())).toBe(before);
        const name = typeof refused === 'object' ? refused.status : refused;
        this.refusals.set(name, (this.refusals.get(name) ?? 0) + 1);
        return;
      }
      expect(isOld).toBe(false);
      expect(store.find(booking.reference)).toEqual(sorted(booking));
      check(booking);
      if (step.do !== 'undo')
        this.history.set(booking.reference, [
          ...(this.history.get(booking.reference) ?? (chosen ? [chosen] : [])),
          sorted(booking),
        ]);
      // The other bookings are as they were.
      for (const other of seen?.bookings ?? [])
        if (!isOld && other.reference !== booking.reference && !other.invented) {
          const last = this.history.get(other.reference)?.at(-1);
          if (last) expect(store.find(other.reference)).toEqual(last);
        }
    };

    switch (step.do) {
      case 'look':
        this.tabs[Number(step.tab)] = this.look();
        break;
      case 'days':
        this.today = addDays(this.today, step.count);
        break;
      case 'rate': {
        const from = addDays(firstDay, step.from);
        const to = addDays(from, step.nights);
        const { roomId, euros } = step;
        const isSet = await store.setRate({ roomId, from, to, cents: euros * 100 });
        expect(isSet).toBe(step.nights >= 0 && step.euros >= 1 && to >= this.today);
        break;
      }
      case 'undoRate': {
        const rates = store.rates();
        const rate = rates[step.which % (rates.length || 1)];
        if (!rate) break;
        await store.undoRate(rate);
        expect(store.rates()).toHaveLength(rates.length - 1);
        break;
      }
      case 'book': {
        const wish = this.wish(step.wish);
        // What the guest saw, maybe before the prices changed.
        setRateChanges(step.tab ? store.rates() : []);
        const offer = offers(wish, []).find(({ room }) => room.id === wish.roomId);
        const nights = nightsOf(wish).length;
        const shown = extras
          .filter(({ id }) => wish.extras.includes(id))
          .reduce(
            (sum, extra) => sum + extra.cents(wish, nights),
            offer?.status === 'free' ? offer.totalCents : 0,
          );
        must(await store.book(wish, shown), (booking) => {
          expect(booking.totalCents).toBe(shown);
          expect(booking.arrival >= this.today).toBe(true);
          expect(daysBetween(booking.arrival, booking.departure)).toBeGreaterThanOrEqual(2);
        });
        break;
      }
      case 'enter': {
        const wish = this.wish(step.wish);
        const { booking } = store.consider(wish);
        must(await store.save(wish, booking?.totalCents ?? 0), (made) =>
          expect(made.arrival >= this.today).toBe(true),
        );
        break;
      }
      case 'change':
      case 'guests':
      case 'extras':
      case 'stretch': {
        if (!chosen) break;
        const { roomId, arrival, departure, adults, children, extras: had } = chosen;
        const same = { roomId, arrival, departure, adults, children, extras: had, guest };
        const wish =
          step.do === 'stretch'
            ? { ...same, departure: addDays(departure, step.by) }
            : step.do === 'guests'
              ? { ...same, adults: step.adults, children: step.children, anew: [...step.anew] }
              : step.do === 'extras'
                ? { ...same, extras: step.extras }
                : this.wish(step.wish);
        const considered = store.consider(wish, chosen);
        must(await store.save(wish, considered.booking?.totalCents ?? 0, chosen), (booking) => {
          expect(chosen.status).toBe('confirmed');
          expectAgreed(chosen, booking);
          const isOver = (morning: Day) => morning < this.today;
          expect(morningsOf(booking).filter(isOver)).toEqual(morningsOf(chosen).filter(isOver));
          expect(quoteOf(booking).totalCents).toBe(booking.totalCents);
          if (step.do === 'stretch' && step.by < 1)
            expect(booking.totalCents).toBeLessThanOrEqual(chosen.totalCents);
          if (step.do === 'guests') {
            expect(booking.totalCents - chosen.totalCents).toBe(
              guestsCents(booking, this.today) -
                guestsCents(chosen, this.today) +
                anewCents(chosen, booking, step.anew, this.today),
            );
            if (booking.departure <= this.today) expect(visible(booking)).toEqual(visible(chosen));
          }
          expect(linesCents(booking)).toBe(booking.totalCents);
          if (changeWords(booking) === null) expect(visible(booking)).toEqual(visible(chosen));
        });
        break;
      }
      case 'guestCancels':
      case 'hotelCancels': {
        if (!chosen || !seen) break;
        const by = step.do === 'guestCancels' ? 'guest' : 'hotel';
        // As promised on the day on which the dialog was opened.
        const promised = by === 'guest' ? cancellationFeeCents(chosen, seen.today) : 0;
        must(await store.cancel(chosen, by, promised), (booking) => {
          expect(chosen.status).toBe('confirmed');
          expect(booking.arrival >= this.today).toBe(true);
          expect(booking.feeCents).toBeLessThanOrEqual(promised);
          if (daysBetween(this.today, booking.arrival) >= 3) expect(booking.feeCents).toBe(0);
          else if (by === 'guest') expect(booking.feeCents).toBe(chosen.nightCents[0]);
          expect(balanceCents(booking)).toBe(booking.feeCents - chosen.paidCents);
        });
        break;
      }
      case 'noShow':
        if (!chosen) break;
        must(await store.markNoShow(chosen), (booking) => {
          expect([0, 1]).toContain(daysBetween(booking.arrival, this.today));
          expect(booking.feeCents).toBe(chosen.nightCents[0]);
        });
        break;
      case 'settle':
        if (!chosen) break;
        must(await store.settle(chosen, balanceCents(chosen)), (booking) =>
          expect(balanceCents(booking)).toBe(0),
        );
        break;
      case 'undo': {
        if (!chosen) break;
        const past = this.history.get(chosen.reference) ?? [];
        const served = chosen.status === 'confirmed' && this.servedOf(chosen);
        must(await store.undo(chosen), (booking) => {
          expect(sorted(booking)).toEqual(past.at(-2));
          if (served && booking.status === 'confirmed')
            expect(this.servedOf(booking)).toEqual(served);
          this.history.set(chosen.reference, past.slice(0, -1));
        });
        break;
      }
    }
    this.check();
  }

  servedOf = (booking: Booking) => morningsOf(booking).filter((morning) => morning < this.today);

  check(): void {
    const bookings = this.store.all();
    for (const booking of bookings) {
      // Nothing changes by itself.
      expect(booking).toEqual(this.history.get(booking.reference)?.at(-1));
      expect(booking.nightCents).toHaveLength(nightsOf(booking).length);
    }
    const all = { arrival: addDays(firstDay, -8), departure: addDays(this.today, 18) };
    for (const night of nightsOf(all))
      for (const { id, units } of rooms)
        expect(takenOn(id, night, bookings), `${id} on ${night}`).toBeLessThanOrEqual(units);
    this.checkSlept(bookings);
    this.checkDesk(bookings);
  }

  /** On the desk of any day each stored booking has one place, unless it is over and settled. */
  checkDesk(bookings: readonly Booking[]): void {
    for (const day of [addDays(this.today, -4), this.today, addDays(this.today, 4)]) {
      const { bookings: _, ...lists } = deskOf(day, bookings);
      const shown = Object.values(lists).flat();
      const references = shown.map(({ reference }) => reference);
      expect(new Set(references).size).toBe(references.length);
      for (const booking of bookings)
        if (booking.departure >= day || balanceCents(booking) !== 0)
          expect(shown).toContain(booking);
    }
  }

  /** A night that was slept stays in its booking, with its guests and at its price. */
  checkSlept(bookings: readonly Booking[]): void {
    for (const booking of bookings) {
      // Until the morning after the arrival the hotel may find that nobody came.
      if (addDays(booking.arrival, 1) >= this.today) continue;
      const nights = nightsOf(booking);
      const slept = nights
        .map(
          (night, index) =>
            `${booking.status} ${booking.roomId} ${night} ${booking.nightCents[index]} ${JSON.stringify(partyOn(booking, night))}`,
        )
        .filter((_, index) => (nights[index] ?? '') < addDays(this.today, -1));
      const known = this.slept.get(booking.reference) ?? '';
      expect(slept.join().startsWith(known)).toBe(true);
      this.slept.set(booking.reference, slept.join());
    }
  }
}

const sorted = (booking: Booking): Booking => ({
  ...booking,
  extras: extras.map(({ id }) => id).filter((id) => booking.extras.includes(id)),
});

const visible = ({ roomId, arrival, departure, adults, children, totalCents }: Booking) =>
  [roomId, arrival, departure, adults + children, totalCents].join();

/** Kept nights in the same room cost what was agreed; new ones what they cost today. */
function expectAgreed(before: Booking, after: Booking): void {
  nightsOf(after).forEach((night, index) => {
    const was = nightsOf(before).indexOf(night);
    const agreed = before.roomId === after.roomId ? before.nightCents[was] : undefined;
    expect(after.nightCents[index]).toBe(agreed ?? nightCents(roomById(after.roomId), night));
  });
}

/** What depends on the guests, counted anew: of a stay that has begun, only what is still to come. */
function guestsCents(booking: Booking, today: Day): number {
  const { adults, children, roomId, arrival, extras: chosen } = booking;
  const nights = nightsOf(booking);
  const nightly = nights.map((night, index) => {
    if (night < today) return 0;
    const bed = Math.max(0, adults + children - (roomId === 'barqueiro' ? 6 : 2)) * 1800;
    const tax = index < 7 ? adults * 200 : 0;
    return bed + tax + (chosen.includes('breakfast') ? adults * 1400 + children * 700 : 0);
  });
  const once = extras
    .filter(({ id }) => id !== 'breakfast' && chosen.includes(id) && arrival >= today)
    .map(({ cents }) => cents({ adults, children }, nights.length));
  return [...nightly, ...once].reduce((sum, cents) => sum + cents, 0);
}

/** What extras without a date cost more or less, those ordered anew for the guests as they are now. */
function anewCents(
  before: Booking,
  { adults, children }: Booking,
  anew: readonly ExtraId[],
  today: Day,
): number {
  if (before.arrival >= today) return 0;
  return extras
    .filter(({ id }) => anew.includes(id) && before.extras.includes(id))
    .map(({ id, cents }) => cents({ adults, children }, 1) - cents(partyFor(before, id), 1))
    .reduce((sum, cents) => sum + cents, 0);
}

/** What the lines of the bill come to. */
function linesCents(booking: Booking): number {
  const { lines, touristTaxCents } = quoteOf(booking);
  return lines.reduce((sum, { cents }) => sum + cents, touristTaxCents);
}

/** Counted anew: those that the store has, and the invented ones that it has not changed. */
function takenOn(roomId: RoomId, night: Day, bookings: readonly Booking[]): number {
  const isOn = (hold: Hold) =>
    hold.roomId === roomId && hold.arrival <= night && night < hold.departure;
  const moved = bookings.flatMap((booking) => booking.invented ?? []).filter(isOn);
  const others = invented(night).filter((stay) => stay.roomId === roomId);
  const own = bookings.filter((booking) => booking.status === 'confirmed' && isOn(booking));
  return others.length - moved.length + own.length;
}

it('holds its rules whatever guests and the hotel do, and however old what they see is', async () => {
  const met = new Map<string, number>();
  await forAll(200, fc.array(steps, { minLength: 10, maxLength: 40 }), async (sequence) => {
    const house = new House();
    for (const step of sequence) await house.take(step);
    for (const [name, count] of house.refusals) met.set(name, (met.get(name) ?? 0) + count);
  });
  setRateChanges([]);
  // The sequences have met the rules: each of these has refused something.
  const rules = 'order nobody past begun dates changed noShow sold-out too-small'.split(' ');
  expect([...met.keys()]).toEqual(expect.arrayContaining(rules));
});
