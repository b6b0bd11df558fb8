import { formatMoney } from '../browser/money.ts';
import { type Booking, balanceCents } from './booking.ts';
import { formatStay } from './dates.ts';
import { roomById } from './rooms.ts';
import { words } from './words.ts';

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
