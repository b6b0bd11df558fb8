import { h } from '../browser/element.ts';
import { formatMoney } from '../browser/money.ts';
import type { DatedStay } from './app.ts';
import { type Booking, balanceCents } from './booking.ts';
import { formatNight, formatStay, spokenDay } from './dates.ts';
import type { Quote } from './quote.ts';
import { roomById } from './rooms.ts';
import { words } from './words.ts';

type Dated = Pick<DatedStay, 'arrival' | 'departure' | 'adults' | 'children'>;

export function stayLines({ arrival, departure, adults, children }: Dated): HTMLElement {
  const guests = [words.count.adults(adults)];
  if (children > 0) guests.push(words.count.children(children));
  const rows = [
    [words.dates.arrival, spokenDay(arrival)],
    [words.dates.departure, spokenDay(departure)],
    [words.price.guests, guests.join(', ')],
  ] as const;
  return h(
    'dl',
    { class: 'rows' },
    ...rows.map(([term, text]) => h('div', {}, h('dt', {}, term), h('dd', {}, text))),
  );
}

/** The nights one by one, the extras, the tourist tax, the total, and the VAT inside it. */
export function priceLines(quote: Quote): HTMLElement[] {
  const row = (label: string, cents: number, name?: string | undefined) =>
    h('div', { class: name }, h('dt', {}, label), h('dd', {}, formatMoney(cents)));
  const vat = quote.vat.map(({ percent, vatCents }) =>
    words.price.vatAt(formatMoney(vatCents), percent),
  );
  return [
    h(
      'dl',
      { class: 'rows' },
      ...quote.nights.map(({ night, cents, isWeekend }) =>
        row(formatNight(night), cents, isWeekend ? 'weekend' : undefined),
      ),
      ...quote.lines.slice(1).map(({ label, cents }) => row(label, cents)),
      row(words.price.tax, quote.touristTaxCents),
      row(words.price.total, quote.totalCents, 'sum'),
    ),
    h('p', { class: 'small' }, words.price.vat(vat.join(', '))),
  ];
}

/** What is still to be paid or given back, or that nothing is. */
export function owedWords(booking: Booking): string {
  const { pay, back, paid, nothing } = words.bookings.owed;
  const balance = balanceCents(booking);
  if (balance > 0) return pay(formatMoney(balance));
  if (balance < 0) return back(formatMoney(-balance));
  return booking.paidCents > 0 ? paid(formatMoney(booking.paidCents)) : nothing;
}

function inShort({ roomId, arrival, departure, adults, children, totalCents }: Booking): string {
  return [
    roomById(roomId).name,
    formatStay(arrival, departure),
    words.count.guests(adults + children),
    formatMoney(totalCents),
  ].join(', ');
}

/** What the hotel has changed of a booking, for its guest; null if nothing that the guest would see. */
export function changeWords(booking: Booking): string | null {
  if (booking.status !== 'confirmed') return null;
  for (let { before } = booking; before; { before } = before) {
    if (inShort(before) !== inShort(booking)) return words.bookings.changed(inShort(before));
  }
  return null;
}
