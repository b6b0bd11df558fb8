import { useState } from 'react';
import { addDays } from '../../browser/day.ts';
import { formatMoney } from '../../browser/money.ts';
import { QuietButton } from '../../browser/quiet-button.tsx';
import {
  type Booking,
  canBeNoShow,
  canCancel,
  cancellationFeeCents,
  type Wish,
} from '../booking.ts';
import type { Refusal } from '../bookings.ts';
import type { Guest } from '../guest.ts';
import { extras } from '../quote.ts';
import { longestStay } from '../rates.ts';
import type { RoomId } from '../rooms.ts';
import { refusal } from '../rooms-view.ts';
import { words as guestWords } from '../words.ts';
import { RoomOptions } from './room-options.tsx';
import { type Desk, SettleButton } from './settle-button.tsx';
import { words } from './words.ts';

type BookingFormProps = {
  desk: Desk;
  /** What the form begins with: a booking to change, or what a new one begins with. */
  from: Wish | Booking;
};

const told = ['name', 'phone', 'email', 'note'] as const satisfies (keyof Guest)[];
const dates = ['arrival', 'departure'] as const;
const party = ['adults', 'children'] as const;

/** A booking that the hotel enters or changes; its price is shown before it is saved. */
export function BookingForm({ desk, from }: BookingFormProps) {
  const { store, today } = desk.app;
  const name = 'reference' in from ? from.reference : 'new';
  const kept = desk.drafts.get(name);
  // What the form was opened with: a change from elsewhere is not overwritten.
  const [first] = useState<Wish | Booking>(kept?.first ?? from);
  const seen = 'reference' in first ? first : undefined;
  const [draft, setDraft] = useState(kept?.wish ?? wishOf(first));
  const set = (change: Partial<Wish>) => {
    const wish = { ...draft, ...change };
    desk.drafts.set(name, { first, wish });
    setDraft(wish);
  };
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(wishOf(first));
  const answer = store.consider(draft, seen);
  const next = answer.booking;
  const total = formatMoney(next?.totalCents ?? 0);
  const fee = seen ? cancellationFeeCents(seen, today) : 0;
  const cost = fee > 0 ? formatMoney(fee) : words.noCost;
  return (
    <form
      className="desk-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (next) desk.onAct(name, store.save(draft, next.totalCents, seen), words.saved);
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
            min={name === 'arrival' ? today : addDays(draft.arrival, 1)}
            onChange={({ target }) => set({ [name]: target.value || first[name] })}
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
        {next
          ? seen && next.totalCents !== seen.totalCents
            ? words.newTotal(total, formatMoney(seen.totalCents))
            : guestWords.details.total(total)
          : refusalWords(answer.refused)}
      </p>
      <p className="actions">
        <button type="submit" className="primary" disabled={!next}>
          {words.save}
        </button>
        <QuietButton onClick={() => desk.onOpen(null)}>{words.back}</QuietButton>
        {/* What is typed comes first: it may change what is owed. */}
        {seen && !isUnsaved && <SettleButton desk={desk} booking={seen} />}
        {seen && canBeNoShow(seen, today) && (
          <QuietButton onClick={() => desk.onAct(name, store.markNoShow(seen), words.settled)}>
            {words.nobodyCame(cost)}
          </QuietButton>
        )}
        {seen && canCancel(seen, today) && (
          <>
            <QuietButton
              onClick={() =>
                desk.onAct(name, store.cancel(seen, 'guest', fee), guestWords.bookings.done)
              }
            >
              {words.guestCancels(cost)}
            </QuietButton>
            <QuietButton
              onClick={() =>
                desk.onAct(name, store.cancel(seen, 'hotel', 0), guestWords.bookings.done)
              }
            >
              {words.hotelCancels}
            </QuietButton>
          </>
        )}
      </p>
    </form>
  );
}

/** What a booking asks for, without what has become of it. */
function wishOf({
  roomId,
  arrival,
  departure,
  adults,
  children,
  extras: chosen,
  guest,
}: Wish): Wish {
  return { roomId, arrival, departure, adults, children, extras: chosen, guest };
}

export function refusalWords(refused: Refusal): string {
  if (typeof refused === 'object') return refusal(refused);
  return {
    ...words.refused,
    order: words.wrongOrder,
    long: words.tooLong(guestWords.count.nights(longestStay)),
    nobody: words.nobody,
    guest: words.unknownGuest,
    dates: guestWords.dates.noRoomForParty,
  }[refused];
}
