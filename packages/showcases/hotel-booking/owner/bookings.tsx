import { useRef, useState } from 'react';
import { addDays } from '../../browser/day.ts';
import { formatMoney } from '../../browser/money.ts';
import { QuietButton } from '../../browser/quiet-button.tsx';
import type { App } from '../app.ts';
import type { Hold } from '../availability.ts';
import { type Booking, movedTo } from '../bookings.ts';
import { formatStay } from '../dates.ts';
import { type RoomId, roomById } from '../rooms.ts';
import { words as guestWords } from '../words.ts';
import { RoomOptions } from './room-options.tsx';
import { words } from './words.ts';

type BookingsProps = { app: App };

/** The bookings of guests in this browser, which the house can change and cancel. */
export function Bookings({ app }: BookingsProps) {
  const [open, setOpen] = useState<{ reference: string; for: 'change' | 'cancel' } | null>(null);
  const [message, setMessage] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const bookings = app.store.active().filter(({ departure }) => departure > app.today);

  // The button that was pressed is gone, so the focus goes to the heading.
  function handleDone(text = '') {
    setOpen(null);
    setMessage(text);
    app.refresh();
    heading.current?.focus();
  }

  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        {words.bookings}
      </h3>
      {bookings.length === 0 && <p>{words.noBookings}</p>}
      <ul className="desk-bookings">
        {bookings.map((booking) => {
          const { reference, guest, roomId, arrival, departure, totalCents } = booking;
          const isOpen = open?.reference === reference ? open.for : null;
          return (
            <li key={reference}>
              <p>
                <strong>{guest.name}</strong> {reference}
                <br />
                {roomById(roomId).name}, {formatStay(arrival, departure)}, {formatMoney(totalCents)}
                <br />
                <a href={`tel:${guest.phone}`}>{guest.phone}</a>
              </p>
              {isOpen === 'change' && (
                <BookingChange app={app} booking={booking} onDone={handleDone} />
              )}
              {isOpen === 'cancel' && (
                <p className="actions">
                  {guestWords.bookings.cancelAsk(reference)}
                  <button
                    type="button"
                    className="primary"
                    onClick={async () => {
                      await app.store.cancel(reference);
                      handleDone(guestWords.bookings.done(reference));
                    }}
                  >
                    {guestWords.bookings.yes}
                  </button>
                  <QuietButton autoFocus onClick={() => handleDone()}>
                    {guestWords.bookings.no}
                  </QuietButton>
                </p>
              )}
              {!isOpen && (
                <p className="actions">
                  <QuietButton
                    aria-label={words.changeOne(reference)}
                    onClick={() => setOpen({ reference, for: 'change' })}
                  >
                    {words.change}
                  </QuietButton>
                  <QuietButton
                    aria-label={guestWords.bookings.cancelOne(reference)}
                    onClick={() => setOpen({ reference, for: 'cancel' })}
                  >
                    {guestWords.bookings.cancel}
                  </QuietButton>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status">{message}</p>
    </section>
  );
}

type BookingChangeProps = {
  app: App;
  booking: Booking;
  onDone: (message?: string) => void;
};

/** Another room or other nights; the new price is shown before it is saved. */
function BookingChange({ app, booking, onDone }: BookingChangeProps) {
  const { reference, roomId, arrival, departure } = booking;
  const [to, setTo] = useState<Hold>({ roomId, arrival, departure });
  const moved = movedTo(booking, to, app.store.active());
  return (
    <form
      className="desk-form"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        if (await app.store.move(reference, to)) onDone(words.changed(reference));
        else app.refresh();
      }}
    >
      <label className="field">
        {words.room}
        <select
          // biome-ignore lint/a11y/noAutofocus: the button that opened the form is gone.
          autoFocus
          value={to.roomId}
          onChange={({ target }) => setTo({ ...to, roomId: target.value as RoomId })}
        >
          <RoomOptions />
        </select>
      </label>
      <label className="field">
        {guestWords.dates.arrival}
        <input
          type="date"
          value={to.arrival}
          min={app.today}
          onChange={({ target }) => setTo({ ...to, arrival: target.value || arrival })}
        />
      </label>
      <label className="field">
        {guestWords.dates.departure}
        <input
          type="date"
          value={to.departure}
          min={addDays(to.arrival, 1)}
          onChange={({ target }) => setTo({ ...to, departure: target.value || departure })}
        />
      </label>
      <p role="status">
        {moved
          ? words.newTotal(formatMoney(moved.totalCents), formatMoney(booking.totalCents))
          : words.notFree}
      </p>
      <p className="actions">
        <button type="submit" className="primary" disabled={!moved}>
          {words.save}
        </button>
        <QuietButton onClick={() => onDone()}>{words.back}</QuietButton>
      </p>
    </form>
  );
}
