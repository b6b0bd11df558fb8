import { describe, expect, it } from 'vitest';
import { browserShelf } from '../browser/kept.ts';
import { inventedStays, unitsLeft } from './availability.ts';
import {
  type Booking,
  balanceCents,
  cancellationFeeCents,
  lastStep,
  orderedForOthers,
  quoteOf,
  referenceFrom,
  type Wish,
} from './booking.ts';
import { type Answer, createBookingStore } from './bookings.ts';
import { arrivalTimes } from './guest.ts';
import { calendarFile } from './ics.ts';
import { bookingsAround, breakfastsAfter, deskOf, sampleBooking } from './owner/samples.ts';
import { childNightCents, type ExtraId, extras, quoteFor, touristTaxNightCents } from './quote.ts';
import { nightCents, setRateChanges } from './rates.ts';
import { type Party, roomById } from './rooms.ts';
import { changeWords } from './summary.ts';

const wish: Wish = {
  roomId: 'rio',
  arrival: '2026-06-11',
  departure: '2026-06-14',
  adults: 2,
  children: 0,
  extras: [],
  guest: {
    name: 'Marta Valadares',
    email: 'marta@exemplo.pt',
    phone: '912345678',
    taxNumber: '',
    arrivalTime: '',
    note: '',
  },
};
const priced = (wanted: Wish) => quoteFor(roomById(wanted.roomId), wanted, wanted.extras);
const nightsOf = (wanted: Wish) => priced(wanted).nights.map(({ cents }) => cents);
const centsOf = (wanted: Wish) => priced(wanted).totalCents;
/** Thursday to Sunday in the room above the river; what a night costs is held in availability.test.ts. */
const wishCents = centsOf(wish);
const [firstNight = 0] = nightsOf(wish);
/** Until Saturday. */
const shorter: Wish = { ...wish, departure: '2026-06-13' };
const shorterCents = centsOf(shorter);
const extraCents = (extra: ExtraId, party: Party = wish) =>
  extras.find(({ id }) => id === extra)?.cents(party, 1) ?? 0;
/** One morning of two. */
const morningCents = extraCents('breakfast');
const rate = { roomId: 'rio' as const, from: '2026-06-11', to: '2026-06-12', cents: 30000 };
const booking: Booking = {
  reference: 'RL-ABC23',
  ...wish,
  totalCents: wishCents,
  nightCents: nightsOf(wish),
  status: 'confirmed',
  feeCents: 0,
  paidCents: 0,
};

/** Stored by another tab. */
function stored(...bookings: Booking[]): Map<string, string> {
  return new Map([['hotel-bookings', JSON.stringify(bookings)]]);
}

const tower: Wish = { ...wish, roomId: 'mirante' };
const towerCents = centsOf(tower);

function tab(storage: Map<string, string>, today = '2026-06-02', minutes = 0) {
  return createBookingStore(
    browserShelf('hotel-', () => ({
      getItem: (name) => storage.get(name) ?? null,
      setItem: (name, value) => void storage.set(name, value),
      removeItem: (name) => void storage.delete(name),
    })),
    () => ({ day: today, minutes }),
  );
}

/** What was done, where it is not refused. */
async function done(answer: Answer | Promise<Answer>): Promise<Booking> {
  const { booking, refused } = await answer;
  if (!booking) throw new Error(`refused: ${JSON.stringify(refused)}`);
  return booking;
}

describe('the booking store', () => {
  it('keeps bookings for the next visit and frees the room when one is cancelled', async () => {
    const storage = new Map<string, string>();
    const made = await done(tab(storage).book(wish, wishCents));
    const again = tab(storage);
    expect(again.find(made.reference)).toEqual({ ...booking, reference: made.reference });
    await again.cancel(made, 'guest', 0);
    expect(again.holds()).toEqual([]);
    expect(tab(storage).all()[0]?.status).toBe('cancelled');
  });

  it('looks for a free room only when no other tab is booking', async () => {
    const storage = new Map<string, string>();
    const first: Booking = { ...booking, roomId: 'mirante', reference: 'RL-ONE22' };
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const other = navigator.locks.request('bookings', async () => {
      await held;
      storage.set('hotel-bookings', JSON.stringify([first]));
    });
    const second = tab(storage).book(tower, towerCents);
    release();
    await other;
    expect((await second).refused).toMatchObject({ status: 'sold-out' });
    expect(tab(storage).all()).toEqual([first]);
  });

  it('takes no booking for a day that is past, below the minimum, or at another price', async () => {
    const storage = new Map<string, string>();
    const refusalOn = async (day: string, change: Partial<Wish>, cents = wishCents) =>
      (await tab(storage, day).book({ ...wish, ...change }, cents)).refused;
    expect(await refusalOn('2026-06-12', {})).toBe('past');
    expect(await refusalOn('2026-06-02', { departure: '2026-06-12' })).toBe('dates');
    expect(await refusalOn('2026-06-02', {}, wishCents - 100)).toBe('price');
    expect(await refusalOn('2026-06-02', { guest: { ...wish.guest, phone: '1' } })).toBe('guest');
    expect(tab(storage).all()).toEqual([]);
  });

  it('asks for confirmation again where the owner has changed the price meanwhile', async () => {
    const storage = new Map<string, string>();
    await tab(storage).setRate({ ...rate, to: '2026-06-11', cents: 20000 });
    const guest = tab(storage);
    expect((await guest.book(wish, wishCents)).refused).toBe('price');
    const booked = await done(guest.book(wish, wishCents + 20000 - firstNight));
    expect(booked.nightCents[0]).toBe(20000);
    setRateChanges([]);
  });

  it('moves a booking to free nights at their price, and to no others', async () => {
    const store = tab(stored(booking));
    const to = { roomId: 'mirante' as const, departure: '2026-06-13' };
    const there = { ...wish, ...to };
    const totalCents = centsOf(there);
    const moved = await done(store.save(there, totalCents, booking));
    expect(store.find('RL-ABC23')).toMatchObject({ nightCents: nightsOf(there), totalCents });
    const why = (change: Partial<Wish>, seen?: Booking) =>
      store.consider({ ...tower, ...change }, seen).refused;
    expect(why({}, moved)).toBeUndefined();
    expect(why({})).toMatchObject({ status: 'sold-out' });
    expect(why({ departure: '2026-06-10' }, moved)).toBe('order');
    expect(why({ departure: '2026-08-10' }, moved)).toBe('long');
    expect(why({ adults: 3 }, moved)).toMatchObject({ status: 'too-small' });
    expect(why({ adults: 0 }, moved)).toBe('nobody');
    expect(why({ adults: 1.5 }, moved)).toBe('nobody');
    expect(why({ arrival: '2026-06-01', departure: '2026-06-03' }, moved)).toBe('past');
    expect(why({ guest: { ...wish.guest, name: ' ' } }, moved)).toBe('guest');
    expect(why({ guest: { ...wish.guest, taxNumber: '123 456 780' } }, moved)).toBe('taxNumber');
    expect(why({ guest: { ...wish.guest, taxNumber: '123 456 789' } }, moved)).toBeUndefined();
    // One that the guest has cancelled meanwhile stays cancelled.
    await store.cancel(moved, 'guest', 0);
    expect((await store.save(tower, towerCents, moved)).refused).toBe('changed');
  });

  it('cancels no night that was slept, and lets the hotel shorten the stay from today on', async () => {
    const store = tab(stored(booking), '2026-06-13');
    expect((await store.cancel(booking, 'guest', firstNight)).refused).toBe('begun');
    expect((await store.cancel(booking, 'hotel', 0)).refused).toBe('begun');
    expect((await store.markNoShow(booking)).refused).toBe('noShow');
    const until = (departure: string) => store.consider({ ...wish, departure }, booking).refused;
    expect(until('2026-06-12')).toBe('begun');
    expect(store.consider(tower, booking).refused).toBe('begun');
    expect(until('2026-06-13')).toBeUndefined();
    // On the days after, what is refused says that all of it is over.
    const later = tab(stored(booking), '2026-06-20');
    const why = (change: Partial<Wish>) => later.consider({ ...wish, ...change }, booking).refused;
    for (const departure of ['2026-06-12', '2026-06-13', '2026-06-15', '2026-06-21'])
      expect(why({ departure }), departure).toBe('over');
    expect(why({ adults: 1 })).toBe('over');
    expect(why({ guest: { ...wish.guest, taxNumber: '123 456 789' } })).toBeUndefined();
  });

  it('cancels at the fee that was shown, and asks again where the day has changed it', async () => {
    const storage = stored(booking);
    // The dialog was opened on the last free day, before midnight.
    expect(cancellationFeeCents(booking, '2026-06-08')).toBe(0);
    const store = tab(storage, '2026-06-09');
    expect((await store.cancel(booking, 'guest', 0)).refused).toBe('fee');
    const off = await done(store.cancel(booking, 'guest', firstNight));
    expect(off).toMatchObject({ status: 'cancelled', feeCents: firstNight });
    expect(balanceCents(off)).toBe(firstNight);
  });

  it('knows what is owed: all of a stay, the fee of one that is off, or what is to be given back', async () => {
    const store = tab(stored(booking), '2026-06-11');
    const paid = await done(store.settle(booking, wishCents));
    expect(balanceCents(paid)).toBe(0);
    const short = await done(store.save(shorter, shorterCents, paid));
    expect(balanceCents(short)).toBe(shorterCents - wishCents);
    const nobody = await done(store.markNoShow(short));
    expect(nobody).toMatchObject({ status: 'noShow', feeCents: firstNight });
    expect(balanceCents(nobody)).toBe(firstNight - wishCents);
    expect(store.holds()).toEqual([]);
  });

  it('brings back exactly what was, step by step, unless the room is gone', async () => {
    const storage = stored(booking);
    const store = tab(storage);
    const paid = await done(store.settle(booking, wishCents));
    const off = await done(store.cancel(paid, 'hotel', 0));
    expect((await store.undo(off)).booking).toEqual(paid);
    expect((await store.undo(off)).refused).toBe('changed');
    expect((await store.undo(paid)).booking).toEqual(booking);
    expect((await store.undo(booking)).refused).toBe('changed');

    const suite: Booking = { ...booking, roomId: 'mirante', reference: 'RL-ONE22' };
    const house = tab(stored(suite));
    const gone = await done(house.cancel(suite, 'guest', 0));
    await house.book(tower, towerCents);
    expect((await house.undo(gone)).refused).toMatchObject({ status: 'sold-out' });
  });

  it('lets the hotel cancel an invented booking, move it and bring it back', async () => {
    const store = tab(new Map());
    const [stay] = inventedStays('2026-06-12').filter(({ roomId }) => roomId === 'adega');
    if (!stay) throw new Error('nobody there');
    const sample = sampleBooking(stay);
    const left = () => unitsLeft(roomById('adega'), '2026-06-12', store.holds());
    const before = left();
    const off = await done(store.cancel(sample, 'hotel', 0));
    expect(left()).toBe(before + 1);
    expect(store.own()).toEqual([]);
    expect(await done(store.undo(off))).toEqual(sample);
    expect(left()).toBe(before);
    const there: Wish = { ...sample, roomId: 'rio' };
    await done(store.save(there, store.consider(there, sample).booking?.totalCents ?? 0, sample));
    expect(left()).toBe(before + 1);
  });

  it('keeps the owner’s prices, and undoes one of them alone', async () => {
    const storage = stored(booking);
    const store = tab(storage);
    for (const wrong of [
      { ...rate, to: '2026-06-10' },
      { ...rate, to: '2026-06-31' },
      { ...rate, cents: 0 },
      { ...rate, cents: 1250 },
      { ...rate, cents: 200_100 },
    ])
      expect(await store.setRate(wrong)).toBe(false);
    for (const cents of [25000, 30000, 30000]) await store.setRate({ ...rate, cents });
    setRateChanges(tab(storage).rates());
    expect(nightCents(roomById('rio'), '2026-06-11')).toBe(30000);
    expect(nightCents(roomById('rio'), '2026-06-13')).toBe(booking.nightCents[2]);
    await store.undoRate(rate);
    expect(store.rates().map(({ cents }) => cents)).toEqual([30000, 25000]);
    expect(store.all()).toEqual([booking]);
    setRateChanges([]);
  });

  it('orders no breakfast for a morning that has passed, and pays for none twice', async () => {
    // On the second morning of three.
    const at = (minutes: number) => tab(stored(booking), '2026-06-13', minutes);
    const wanted: Wish = { ...wish, extras: ['breakfast'] };
    const totals = [10 * 60, 11 * 60].map(
      (minutes) => at(minutes).consider(wanted, booking).booking?.totalCents,
    );
    expect(totals).toEqual([wishCents + 2 * morningCents, wishCents + morningCents]);
    const store = at(11 * 60);
    const made = await done(store.save(wanted, wishCents + morningCents, booking));
    expect(quoteOf(made).totalCents).toBe(made.totalCents);
    expect(breakfastsAfter('2026-06-12', [made]).adults).toBe(0);
    expect(breakfastsAfter('2026-06-13', [made]).adults).toBe(2);
    expect((await store.undo(made)).booking?.totalCents).toBe(wishCents);
  });

  it('gives no money back for a breakfast that was served', async () => {
    const eaten: Booking = {
      ...booking,
      extras: ['breakfast'],
      totalCents: wishCents + 3 * morningCents,
    };
    const store = tab(stored(eaten), '2026-06-13', 12 * 60);
    const left = store.consider({ ...wish, extras: [] }, eaten).booking;
    expect(left?.totalCents).toBe(wishCents + 2 * morningCents);
    if (left) expect(quoteOf(left).totalCents).toBe(left.totalCents);
  });

  it('takes back no breakfast that was served when its order is undone', async () => {
    const storage = stored(booking);
    const wanted: Wish = { ...wish, extras: ['breakfast'] };
    const first = tab(storage, '2026-06-11');
    const made = await done(first.save(wanted, wishCents + 3 * morningCents, booking));
    const undoAt = (minutes: number) => tab(storage, '2026-06-12', minutes).considerUndo(made);
    expect(undoAt(10 * 60).booking).toEqual(booking);
    expect(undoAt(11 * 60).refused).toBe('begun');
    const store = tab(storage, '2026-06-13');
    expect((await store.undo(made)).refused).toBe('begun');
    // What was done since can still be undone.
    const paid = await done(store.settle(made, made.totalCents));
    expect((await store.undo(paid)).booking).toEqual(made);
  });

  it('says what undoing would take back', async () => {
    const store = tab(stored(booking));
    expect(lastStep(booking)).toBeNull();
    const paid = await done(store.settle(booking, wishCents));
    expect(lastStep(paid)).toBe('payment');
    const short = await done(store.save(shorter, shorterCents, paid));
    expect(lastStep(short)).toBe('change');
    const back = await done(store.settle(short, balanceCents(short)));
    expect(lastStep(back)).toBe('refund');
    const off = await done(store.cancel(back, 'guest', 0));
    expect(lastStep(off)).toBe('end');
    const returned = await done(store.settle(off, balanceCents(off)));
    expect(lastStep(returned)).toBe('refund');
  });

  it('keeps cancelling free where the hotel has brought the arrival forward', async () => {
    const store = tab(stored(booking), '2026-06-07');
    const earlier: Wish = { ...wish, arrival: '2026-06-08', departure: '2026-06-10' };
    const cents = store.consider(earlier, booking).booking?.totalCents ?? 0;
    const moved = await done(store.save(earlier, cents, booking));
    expect(cancellationFeeCents(moved, '2026-06-07')).toBe(0);
    // Three days before the day that the guest has chosen, it ends as it would have.
    expect(cancellationFeeCents(moved, '2026-06-09')).toBe(moved.nightCents[0]);
    expect((await store.cancel(moved, 'guest', 0)).booking?.feeCents).toBe(0);
    // Nobody who was moved to an earlier day pays for not coming: the desk's button says so, too.
    const early: Booking = { ...moved, arrival: '2026-06-07', departure: '2026-06-09' };
    const gone = await done(tab(stored(early), early.arrival).markNoShow(early));
    expect([gone.feeCents, cancellationFeeCents(early, early.arrival)]).toEqual([0, 0]);
  });

  it('orders an extra without a date for the new guests of a stay only where the hotel says so', async () => {
    const shared: Wish = { ...wish, roomId: 'lagar', extras: ['boat', 'picnic', 'late'] };
    const first = await done(tab(new Map()).consider(shared));
    const store = tab(stored(first), '2026-06-12');
    // A child's bed for two nights, as two adults have the beds; the boat and the basket as they were ordered.
    const family = { ...shared, children: 1 };
    const added = store.consider(family, first).booking;
    const more = first.totalCents + 2 * childNightCents;
    expect(added?.totalCents).toBe(more);
    const asked = orderedForOthers(family, first, '2026-06-12').map(([id]) => id);
    expect(asked).toEqual(['boat', 'picnic']);
    const anew: Wish = { ...family, anew: ['boat', 'picnic'] };
    const child = { adults: 0, children: 1 };
    const forChild = extraCents('boat', child) + extraCents('picnic', child);
    const made = await done(store.save(anew, more + forChild, first));
    const labels = quoteOf(made).lines.map(({ label }) => label);
    expect(labels).toContain('Cesto para a vinha (2 cestos)');
    expect(store.find(made.reference)).not.toHaveProperty('anew');
    // One of them leaves: again nothing changes unless it is said.
    const alone = { ...shared, adults: 1 };
    expect(store.consider(alone, made).booking?.totalCents).toBe(
      made.totalCents - 2 * (childNightCents + touristTaxNightCents),
    );
  });

  it('changes the guests of no stay that has no night left', () => {
    const store = tab(stored(booking), '2026-06-14');
    expect(store.consider({ ...wish, adults: 1 }, booking).refused).toBe('begun');
    const noted = { ...wish, guest: { ...wish.guest, note: 'Um guarda-chuva' } };
    expect(store.consider(noted, booking).booking?.totalCents).toBe(wishCents);
  });

  it('prices other guests for the nights to come, and leaves those that are over as they were', async () => {
    const shared: Wish = { ...wish, extras: ['breakfast', 'picnic'] };
    const eaten: Booking = {
      ...booking,
      ...shared,
      totalCents: wishCents + 3 * morningCents + extraCents('picnic'),
    };
    // After the first of three nights, and before the other two.
    const alone = { ...shared, adults: 1 };
    const left = await done(tab(stored(eaten), '2026-06-12').consider(alone, eaten));
    expect(left.totalCents).toBe(eaten.totalCents - 2 * (touristTaxNightCents + morningCents / 2));
    expect(tab(stored(eaten), '2026-06-11').consider(alone, eaten).booking?.totalCents).toBe(
      eaten.totalCents - 3 * (touristTaxNightCents + morningCents / 2),
    );
    expect(breakfastsAfter('2026-06-11', [left]).adults).toBe(2);
    expect(breakfastsAfter('2026-06-12', [left]).adults).toBe(1);
  });

  it('orders nothing for a stay whose hour has passed', () => {
    const refusedAt = (day: string, minutes: number) =>
      extras.flatMap(({ id }) => {
        const store = tab(stored(booking), day, minutes);
        return store.consider({ ...wish, extras: [id] }, booking).refused === 'late' ? [id] : [];
      });
    expect(refusedAt('2026-06-14', 10 * 60)).toEqual([]);
    expect(refusedAt('2026-06-14', 11 * 60)).toEqual(['breakfast']);
    expect(refusedAt('2026-06-14', 14 * 60)).toEqual(['breakfast', 'late']);
    expect(refusedAt('2026-06-15', 0)).toEqual(['breakfast', 'late', 'boat', 'picnic']);
  });

  it('takes no time of arrival that has passed', async () => {
    for (const [minutes, taken] of [
      [0, ['15-17', '17-19', '19-21', 'late', 'unknown']],
      [17 * 60, ['17-19', '19-21', 'late', 'unknown']],
      [23 * 60, ['late', 'unknown']],
    ] as const)
      for (const arrivalTime of arrivalTimes) {
        const guest = { ...wish.guest, arrivalTime };
        const house = tab(new Map(), wish.arrival, minutes);
        const { refused } = await house.book({ ...wish, guest }, wishCents);
        const isTaken = taken.some((time) => time === arrivalTime);
        expect(refused, `${arrivalTime} ${minutes}`).toBe(isTaken ? undefined : 'arrivalTime');
      }
  });

  it('works without storage and says so', async () => {
    const store = createBookingStore(
      browserShelf('hotel-', () => {
        throw new DOMException('blocked', 'SecurityError');
      }),
      () => ({ day: '2026-06-02', minutes: 0 }),
    );
    await store.book(wish, wishCents);
    expect(store.all()).toHaveLength(1);
    expect(store.isKept()).toBe(false);
  });

  it('reads what an earlier version has stored', () => {
    const { feeCents, paidCents, ...old } = booking;
    expect([feeCents, paidCents]).toEqual([0, 0]);
    expect(tab(stored(old as Booking)).all()).toEqual([booking]);
  });

  it('ignores what is not a booking', () => {
    for (const text of [
      'not json',
      '{}',
      '[{"reference":"X"}]',
      JSON.stringify([{ ...booking, roomId: 'garagem' }]),
      JSON.stringify([{ ...booking, nightCents: [firstNight] }]),
      JSON.stringify([{ ...booking, adults: '2' }]),
    ]) {
      expect(tab(new Map([['hotel-bookings', text]])).all()).toEqual([]);
    }
  });
});

describe('the desk', () => {
  it('counts the breakfasts of the next morning', () => {
    const fed: Booking = { ...booking, children: 1, extras: ['breakfast'] };
    const all = [fed, { ...fed, status: 'cancelled' as const }, booking];
    expect(breakfastsAfter('2026-06-10', all)).toEqual({ adults: 0, children: 0 });
    expect(breakfastsAfter('2026-06-13', all)).toEqual({ adults: 2, children: 1 });
    expect(breakfastsAfter('2026-06-14', all)).toEqual({ adults: 0, children: 0 });
  });

  it('keeps what is owed in sight when the day is over', () => {
    const paid: Booking = { ...booking, reference: 'RL-PAYED', paidCents: wishCents };
    const off: Booking = {
      ...booking,
      reference: 'RL-FEE22',
      status: 'noShow',
      feeCents: firstNight,
    };
    const back: Booking = { ...off, reference: 'RL-BACK2', feeCents: 0, paidCents: 5000 };
    const after = deskOf('2026-06-15', [booking, paid, off, back]);
    expect(after.unsettled).toEqual([booking, off, back]);
    expect(deskOf('2026-06-14', [booking, off]).unsettled).toEqual([]);
  });

  it('sees who is in the house and who comes within a week, each once and as it was changed', () => {
    const samples = bookingsAround('2026-06-12', []);
    expect(new Set(samples.map(({ reference }) => reference)).size).toBe(samples.length);
    const [first] = samples;
    if (!first) throw new Error('nobody there');
    const changed = { ...first, status: 'cancelled' as const };
    const seen = bookingsAround('2026-06-12', [booking, changed]);
    expect(seen).toHaveLength(samples.length + 1);
    expect(seen).toContain(booking);
    // By day, and on each day those first that were made here.
    const order = seen.map(({ arrival, invented }) => `${arrival} ${invented ? 1 : 0}`);
    expect(order).toEqual([...order].sort());
    expect(seen).toContain(changed);
    for (const { arrival, departure } of samples)
      expect(arrival <= '2026-06-19' && departure >= '2026-06-12').toBe(true);
  });
});

it('cancelling is free until three days before arrival and costs the first night after', () => {
  expect(cancellationFeeCents(booking, '2026-06-08')).toBe(0);
  expect(cancellationFeeCents(booking, '2026-06-09')).toBe(firstNight);
});

it('a reference has five characters that cannot be misheard', () => {
  for (let byte = 0; byte < 256; byte += 1)
    expect(referenceFrom(new Uint8Array(5).fill(byte))).toMatch(/^RL-[2-9A-HJKMNP-Z]{5}$/);
});

it('says what the hotel has changed of a booking that stands, and of none that is cancelled', () => {
  const changed = { ...booking, totalCents: booking.totalCents + 100, before: booking };
  expect(changeWords(changed)).toContain('Quarto do Rio');
  expect(changeWords({ ...changed, status: 'cancelled' })).toBeNull();
  // What it has changed since and the guest does not see hides none of it.
  expect(changeWords({ ...changed, paidCents: 100, before: changed })).toContain('Quarto do Rio');
});

describe('the calendar file', () => {
  const file = calendarFile(booking, new Date('2026-06-02T09:30:00Z'));
  it('is an all-day event from arrival to departure', () => {
    expect(file).toContain('\r\nDTSTART;VALUE=DATE:20260611\r\nDTEND;VALUE=DATE:20260614\r\n');
    expect(file).toContain('\r\nDTSTAMP:20260602T093000Z\r\n');
    expect(file).toContain('SUMMARY:Casa Rio Lento\\, Quarto do Rio\r\n');
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('has no line above 75 octets', () => {
    const long = calendarFile({ ...booking, reference: 'A'.repeat(150) }, new Date(0));
    for (const line of long.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });
});
