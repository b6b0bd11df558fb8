import { useLayoutEffect, useState } from 'preact/hooks';
import { formatMoney } from '../browser/money.ts';
import { QuietButton } from '../kit/quiet-button.tsx';
import { Sheet } from '../kit/sheet.tsx';
import type { Shown } from './app.ts';
import { type Booking, cancellationFeeCents, isEarly } from './booking.ts';
import { formatStay } from './dates.ts';
import { roomById } from './rooms.ts';
import { words } from './words.ts';

export const Leaving = (shown: Shown) =>
  shown.leaving && (
    <CancelDialog key={shown.leaving.reference} {...shown} booking={shown.leaving} />
  );

/**
 * The price of cancelling is the one that the dialog shows: where the day has changed meanwhile, the new price is
 * shown first, and where the booking has, the booking.
 */
function CancelDialog({ app, now, booking }: Shown & { booking: Booking }) {
  const { reference, roomId, arrival, departure, paidCents } = booking;
  const fee = cancellationFeeCents(booking, now.day);
  const [asked] = useState(fee);
  const free = words.bookings[isEarly(booking, now.day) ? 'noFee' : 'noFeeMoved'];
  const newFee = fee === asked ? null : words.bookings.newFee(formatMoney(fee));
  useLayoutEffect(() => {
    if (newFee) app.announce(newFee);
  }, [app, newFee]);

  async function handleYes() {
    const { refused } = await app.store.cancel(booking, 'guest', fee);
    if (refused === 'fee') {
      app.refresh();
      return;
    }
    // Where the question was asked, what is left is shown.
    app.go(location.hash);
    if (refused === 'begun') app.announce(words.bookings.begun);
    else app.announce(refused ? words.bookings.justChanged : words.bookings.done(reference));
  }

  return (
    <Sheet aria-labelledby="cancel-title" onClose={() => app.ask(null)}>
      <h3 id="cancel-title">{words.bookings.cancelAsk(reference)}</h3>
      <p>{`${roomById(roomId).name}, ${formatStay(arrival, departure)}.`}</p>
      <p>
        {newFee ?? (fee > 0 ? words.bookings.fee(formatMoney(fee)) : free)}
        {paidCents > fee && ` ${words.bookings.owed.back(formatMoney(paidCents - fee))}`}
      </p>
      <p class="actions">
        <button type="button" class="primary" onClick={handleYes}>
          {words.bookings.yes}
        </button>
        <QuietButton onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
          {words.bookings.no}
        </QuietButton>
      </p>
    </Sheet>
  );
}
