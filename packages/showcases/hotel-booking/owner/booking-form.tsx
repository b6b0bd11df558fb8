import { useState } from 'react';
import { addDays } from '../../browser/day.ts';
import { formatMoney } from '../../browser/money.ts';
import { QuietButton } from '../../browser/quiet-button.tsx';
import type { App } from '../app.ts';
import { type Booking, priced, type Refusal, refusalOf } from '../bookings.ts';
import { type Guest, validateGuest } from '../guest.ts';
import { extras } from '../quote.ts';
import { longestStay } from '../rates.ts';
import type { RoomId } from '../rooms.ts';
import { refusal } from '../rooms-view.ts';
import { words as guestWords } from '../words.ts';
import { RoomOptions } from './room-options.tsx';
import { words } from './words.ts';

type BookingFormProps = {
  app: App;
  /** What the form begins with. */
  booking: Booking;
  isNew?: boolean;
  onSave: (booking: Booking, seen?: Booking) => void;
  onClose: () => void;
};

const told = ['name', 'phone', 'email', 'note'] as const satisfies (keyof Guest)[];
const dates = ['arrival', 'departure'] as const;
const party = ['adults', 'children'] as const;

/** A booking that the hotel enters or changes; its price is shown before it is saved. */
export function BookingForm({ app, booking, isNew, onSave, onClose }: BookingFormProps) {
  const [draft, setDraft] = useState(booking);
  const set = (change: Partial<Booking>) => setDraft({ ...draft, ...change });
  const seen = isNew ? undefined : booking;
  const problem = problemOf(app, draft, seen);
  const next = problem ? draft : priced(draft, seen);
  const total = formatMoney(next.totalCents);
  return (
    <form
      className="desk-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave(next, seen);
      }}
    >
      <label className="field">
        {words.room}
        <select
          // biome-ignore lint/a11y/noAutofocus: the button that opened the form is gone.
          autoFocus
          value={draft.roomId}
          onChange={({ target }) => set({ roomId: target.value as RoomId })}
        >
          <RoomOptions />
        </select>
      </label>
      {dates.map((name) => (
        <label key={name} className="field">
          {guestWords.dates[name]}
          <input
            type="date"
            value={draft[name]}
            min={name === 'arrival' ? app.today : addDays(draft.arrival, 1)}
            onChange={({ target }) => set({ [name]: target.value || booking[name] })}
          />
        </label>
      ))}
      {party.map((name) => (
        <label key={name} className="field few">
          {guestWords.dates[name]}
          <input
            type="number"
            value={draft[name]}
            min={name === 'adults' ? 1 : 0}
            onChange={({ target }) => set({ [name]: Math.floor(target.valueAsNumber) || 0 })}
          />
        </label>
      ))}
      {told.map((name) => (
        <label key={name} className="field">
          {name === 'note' ? words.note : guestWords.details[name]}
          <input
            value={draft.guest[name]}
            autoComplete="off"
            onChange={({ target }) => set({ guest: { ...draft.guest, [name]: target.value } })}
          />
        </label>
      ))}
      <p className="desk-extras">
        {extras.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={draft.extras.includes(id)}
              onChange={({ target }) => {
                const others = draft.extras.filter((other) => other !== id);
                set({ extras: target.checked ? [...others, id] : others });
              }}
            />
            {name}
          </label>
        ))}
      </p>
      <p role="status">
        {problem ??
          (isNew || next.totalCents === booking.totalCents
            ? guestWords.details.total(total)
            : words.newTotal(total, formatMoney(booking.totalCents)))}
      </p>
      <p className="actions">
        <button type="submit" className="primary" disabled={problem !== null}>
          {words.save}
        </button>
        <QuietButton onClick={onClose}>{words.back}</QuietButton>
        {seen && (
          <QuietButton onClick={() => onSave({ ...seen, status: 'cancelledByHotel' }, seen)}>
            {guestWords.bookings.cancelOne(seen.reference)}
          </QuietButton>
        )}
      </p>
    </form>
  );
}

/** Why a booking cannot be saved; null if it can. */
function problemOf(app: App, draft: Booking, seen?: Booking): string | null {
  const { guest, adults, children, arrival } = draft;
  const refused = refusalOf(draft, app.store.all());
  if (refused) return refusalWords(refused);
  if (arrival < app.today && arrival !== seen?.arrival) return guestWords.picking.past;
  if (adults < 1 || children < 0) return words.nobody;
  const errors = validateGuest(guest, true);
  return !guest.name.trim() || (errors.phone && errors.email) ? words.unknownGuest : null;
}

export function refusalWords(refused: Refusal): string {
  if (refused === 'order') return words.wrongOrder;
  if (refused === 'long') return words.tooLong(guestWords.count.nights(longestStay));
  return refusal(refused);
}
