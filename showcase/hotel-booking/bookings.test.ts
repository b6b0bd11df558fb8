import { describe, expect, it } from 'vitest';
import {
  type Booking,
  cancellationFeeCents,
  createBookingStore,
  referenceFrom,
} from './bookings.ts';
import { calendarFile } from './ics.ts';

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
  status: 'confirmed',
};

function fakeStorage(first: Record<string, string> = {}, isFull = false): Storage {
  const items = new Map(Object.entries(first));
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    removeItem: (name) => void items.delete(name),
    setItem: (name, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      items.set(name, value);
    },
  };
}

describe('the booking store', () => {
  it('keeps bookings for the next visit and frees the room when one is cancelled', () => {
    const storage = fakeStorage();
    createBookingStore(storage).add(booking);
    const again = createBookingStore(storage);
    expect(again.find('RL-ABC23')).toEqual(booking);
    again.cancel('RL-ABC23');
    expect(again.active()).toEqual([]);
    expect(createBookingStore(storage).all()[0]?.status).toBe('cancelled');
  });

  it('works without storage and says so', () => {
    for (const storage of [null, fakeStorage({}, true)]) {
      const store = createBookingStore(storage);
      store.add(booking);
      expect(store.all()).toHaveLength(1);
      expect(store.isKept()).toBe(false);
    }
  });

  it('ignores what is not a booking', () => {
    for (const text of [
      'not json',
      '{}',
      '[{"reference":"X"}]',
      JSON.stringify([{ ...booking, roomId: 'garagem' }]),
    ]) {
      expect(createBookingStore(fakeStorage({ 'showcase-hotel-booking': text })).all()).toEqual([]);
    }
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
