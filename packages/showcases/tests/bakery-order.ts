import type { Book, Draft, Reservation } from '../bakery/reservation.ts';

/** An order as the tests begin with it: two loaves for a Saturday at eight. */
export const sampleOrder = (more: Partial<Reservation> = {}): Reservation => ({
  code: 'ACDE',
  day: '2026-05-16',
  slot: 480,
  lines: [{ id: 'massa-mae', quantity: 2 }],
  totalCents: 920,
  name: 'Rita Lopes',
  phone: '+351912345678',
  note: '',
  byBakery: false,
  ...more,
});

/** The same while it is being written. */
export const sampleDraft = (more: Partial<Draft> = {}): Draft => {
  const { lines, day, slot, name, note } = sampleOrder();
  return { lines, day, slot, name, phone: '912 345 678', note, ...more };
};

/** What has been ordered, cancelled and sold out: nothing. */
export const emptyBook = (more: Partial<Book> = {}): Book => ({
  reservations: [],
  cancelled: [],
  withdrawn: [],
  soldOut: [],
  mosts: [],
  ...more,
});
