import { describe, expect, it } from 'vitest';
import { browserShelf } from '../browser/kept.ts';
import { inventedStays, unitsLeft } from './availability.ts';
import {
  type Booking,
  cancellationFeeCents,
  createBookingStore,
  priced,
  referenceFrom,
  refusalOf,
} from './bookings.ts';
import { calendarFile } from './ics.ts';
import { bookingsAround, breakfastsAfter, sampleBooking } from './owner/samples.ts';
import { nightCents, setRateChanges } from './rates.ts';
import { roomById } from './rooms.ts';

const booking: Booking = {
  reference: 'RL-ABC23',
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
  totalCents: 44200,
  nightCents: [12800, 15100, 15100],
  status: 'confirmed',
};

function tab(storage: Map<string, string>, today = '2026-06-02') {
  return createBookingStore(
    browserShelf('hotel-', () => ({
      getItem: (name) => storage.get(name) ?? null,
      setItem: (name, value) => void storage.set(name, value),
      removeItem: (name) => void storage.delete(name),
    })),
    () => today,
  );
}

describe('the booking store', () => {
  it('keeps bookings for the next visit and frees the room when one is cancelled', async () => {
    const storage = new Map<string, string>();
    await tab(storage).add(booking);
    const again = tab(storage);
    expect(again.find('RL-ABC23')).toEqual(booking);
    await again.cancel('RL-ABC23');
    expect(again.holds()).toEqual([]);
    expect(tab(storage).all()[0]?.status).toBe('cancelled');
  });

  it('gives the last room to the first of two tabs and loses neither’s bookings', async () => {
    const storage = new Map<string, string>();
    const [one, other] = [tab(storage), tab(storage)];
    const tower: Booking = { ...booking, roomId: 'mirante' };
    expect(await one.add({ ...tower, reference: 'RL-ONE22' })).toBe(true);
    expect(await other.add({ ...tower, reference: 'RL-TWO22' })).toBe(false);
    expect(await other.add({ ...booking, reference: 'RL-TWO33' })).toBe(true);
    await one.cancel('RL-TWO33');
    expect(other.all().map(({ reference, status }) => [reference, status])).toEqual([
      ['RL-TWO33', 'cancelled'],
      ['RL-ONE22', 'confirmed'],
    ]);
  });

  it('looks for a free room only when no other tab is booking', async () => {
    const storage = new Map<string, string>();
    const tower: Booking = { ...booking, roomId: 'mirante', reference: 'RL-ONE22' };
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    const first = navigator.locks.request('bookings', async () => {
      await held;
      storage.set('hotel-bookings', JSON.stringify([tower]));
    });
    const second = tab(storage).add({ ...tower, reference: 'RL-TWO22' });
    release();
    await first;
    expect(await second).toBe(false);
    expect(tab(storage).all()).toEqual([tower]);
  });

  it('takes no booking for a day that is past', async () => {
    const storage = new Map<string, string>();
    expect(await tab(storage, '2026-06-12').add(booking)).toBe(false);
    expect(tab(storage).all()).toEqual([]);
  });

  it('moves a booking to free nights at their price, and to no others', async () => {
    const store = tab(new Map());
    await store.add(booking);
    const to = { roomId: 'mirante' as const, arrival: '2026-06-11', departure: '2026-06-13' };
    const moved = priced({ ...booking, ...to }, booking);
    expect(await store.save(moved, booking)).toBe(true);
    // 228 and 269 for the nights, 8 of tourist tax.
    expect(store.find('RL-ABC23')).toMatchObject({ nightCents: [22800, 26900], totalCents: 50500 });
    const guest = { ...booking, reference: 'RL-DEF23', roomId: 'mirante' as const };
    expect(await store.save({ ...moved, departure: to.arrival }, moved)).toBe(false);
    expect(await store.save(guest)).toBe(false);
    expect(store.all()).toEqual([moved]);
    // One that the guest has cancelled meanwhile stays cancelled.
    await store.cancel('RL-ABC23');
    expect(await store.save(moved, moved)).toBe(false);
  });

  it('says why a room cannot be had', () => {
    const tower = { ...booking, roomId: 'mirante' as const };
    const why = (change: Partial<Booking>) => refusalOf({ ...tower, ...change }, [booking, tower]);
    expect(why({})).toBeNull();
    expect(why({ departure: '2026-06-10' })).toBe('order');
    expect(why({ departure: '2026-08-10' })).toBe('long');
    expect(why({ adults: 3 })).toMatchObject({ status: 'too-small' });
    expect(why({ departure: '2026-06-25' })).toMatchObject({ status: 'sold-out' });
  });

  it('lets the hotel cancel an invented booking, move it and bring it back', async () => {
    const store = tab(new Map());
    const [stay] = inventedStays('2026-06-12').filter(({ roomId }) => roomId === 'adega');
    if (!stay) throw new Error('nobody there');
    const sample = sampleBooking(stay);
    const left = () => unitsLeft(roomById('adega'), '2026-06-12', store.holds());
    const before = left();
    const off = { ...sample, status: 'cancelledByHotel' as const };
    expect(await store.save(off, sample)).toBe(true);
    expect(left()).toBe(before + 1);
    expect(store.own()).toEqual([]);
    expect(await store.save(sample, off)).toBe(true);
    expect(left()).toBe(before);
    expect(await store.save({ ...sample, roomId: 'rio' }, sample)).toBe(true);
    expect(left()).toBe(before + 1);
  });

  it('keeps the owner’s prices, and a booking keeps the one it was made at', async () => {
    const storage = new Map<string, string>();
    const store = tab(storage);
    await store.add(booking);
    const rate = { roomId: 'rio' as const, from: '2026-06-11', to: '2026-06-12', cents: 30000 };
    await store.changeRates((rates) => [rate, ...rates]);
    setRateChanges(tab(storage).rates());
    expect(nightCents(roomById('rio'), '2026-06-11')).toBe(30000);
    expect(nightCents(roomById('rio'), '2026-06-13')).toBe(15100);
    expect(cancellationFeeCents(booking, '2026-06-09')).toBe(12800);
    setRateChanges([]);
  });

  it('works without storage and says so', async () => {
    const store = createBookingStore(
      browserShelf('hotel-', () => {
        throw new DOMException('blocked', 'SecurityError');
      }),
      () => '2026-06-02',
    );
    await store.add(booking);
    expect(store.all()).toHaveLength(1);
    expect(store.isKept()).toBe(false);
  });

  it('ignores what is not a booking', () => {
    for (const text of [
      'not json',
      '{}',
      '[{"reference":"X"}]',
      JSON.stringify([{ ...booking, roomId: 'garagem' }]),
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

  it('sees who is in the house and who comes within a week, each once and as it was changed', () => {
    const samples = bookingsAround('2026-06-12', []);
    expect(new Set(samples.map(({ reference }) => reference)).size).toBe(samples.length);
    const [first] = samples;
    if (!first) throw new Error('nobody there');
    const changed = { ...first, status: 'cancelled' as const };
    const seen = bookingsAround('2026-06-12', [booking, changed]);
    expect(seen).toHaveLength(samples.length + 1);
    expect(seen[0]).toBe(booking);
    expect(seen).toContain(changed);
    for (const { arrival, departure } of samples)
      expect(arrival <= '2026-06-19' && departure >= '2026-06-12').toBe(true);
  });
});

describe('cancelling', () => {
  it('is free until three days before arrival and costs the first night after', () => {
    expect(cancellationFeeCents(booking, '2026-06-08')).toBe(0);
    expect(cancellationFeeCents(booking, '2026-06-09')).toBe(12800);
  });
});

describe('a reference', () => {
  it('has five characters that cannot be misheard', () => {
    for (let byte = 0; byte < 256; byte += 1) {
      expect(referenceFrom(new Uint8Array(5).fill(byte))).toMatch(/^RL-[2-9A-HJKMNP-Z]{5}$/);
    }
  });
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
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });
});
