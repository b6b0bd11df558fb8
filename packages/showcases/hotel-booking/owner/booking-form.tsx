import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { addDays, daysBetween, isDay } from '../../browser/day.ts';
import { formatMoney } from '../../browser/money.ts';
import { Choice } from '../../kit/choice.tsx';
import { Field } from '../../kit/field.tsx';
import { Form } from '../../kit/form.tsx';
import { QuietButton } from '../../kit/quiet-button.tsx';
import {
  type Booking,
  canBeNoShow,
  canCancel,
  cancellationFeeCents,
  orderedForOthers,
  type Wish,
} from '../booking.ts';
import type { Answer, Refusal } from '../bookings.ts';
import { arrivalTimes, type Guest, readGuest } from '../guest.ts';
import { extras, withExtra } from '../quote.ts';
import { longestStay } from '../rates.ts';
import { partyWords, roomChoice } from '../rooms.ts';
import { refusal } from '../rooms-view.tsx';
import { words as guestWords } from '../words.ts';
import { type Desk, SettleButton } from './settle-button.tsx';
import { words } from './words.ts';

type BookingFormProps = {
  desk: Desk;
  /** What the form begins with: a booking to change, or what a new one begins with. */
  from: Wish | Booking;
};

const somebody = readGuest({ name: 'A', phone: '+351 253 000 000' });

const told = ['name', 'phone', 'email', 'taxNumber'] as const satisfies (keyof Guest)[];
const dates = ['arrival', 'departure'] as const;
const party = ['adults', 'children'] as const;

/** A booking that the hotel enters or changes; its price is shown before it is saved. */
export function BookingForm({ desk, from }: BookingFormProps) {
  const { store, today } = desk.app;
  const name = 'reference' in from ? from.reference : 'new';
  const kept = desk.drafts.read(name);
  // What the form was opened with: a change from elsewhere is not overwritten.
  const [first] = useState<Wish | Booking>(kept?.first ?? from);
  const seen = 'reference' in first ? first : undefined;
  const [draft, setDraft] = useState(kept?.wish ?? wishOf(first));
  const set = (change: Partial<Wish>) => {
    const wish = { ...draft, ...change };
    desk.drafts.write(name, { first, wish });
    setDraft(wish);
  };
  const setGuest = (change: Partial<Guest>) => set({ guest: { ...draft.guest, ...change } });
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(wishOf(first));
  const answer = store.consider(draft, seen);
  const next = answer.booking;
  // The price is asked for before the name is.
  const priced = next ?? store.consider({ ...draft, guest: somebody }, seen).booking;
  const total = formatMoney(priced?.totalCents ?? 0);
  const fee = seen ? cancellationFeeCents(seen, today) : 0;
  const cost = fee > 0 ? formatMoney(fee) : words.noCost;
  const beginning = useRef<HTMLSelectElement>(null);
  /** A button that ends the booking as it was seen. */
  const end = (
    act: (booking: Booking) => Promise<Answer>,
    done: (reference: string) => string,
    label: string,
  ) => seen && <QuietButton onClick={() => desk.onAct(name, act(seen), done)}>{label}</QuietButton>;
  const { done } = guestWords.bookings;
  // The button that opened the form is gone.
  useLayoutEffect(() => {
    beginning.current?.focus({ preventScroll: true });
    // With the name of its guest, which stands above it.
    for (const part of [beginning.current, beginning.current?.closest('li')?.firstElementChild])
      part?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Form
      class="desk-form"
      noValidate
      onSubmit={() => {
        if (next) desk.onAct(name, store.save(draft, next.totalCents, seen), words.saved);
      }}
    >
      <label class="field">
        {words.room}
        <Choice
          ref={beginning}
          {...roomChoice}
          value={draft.roomId}
          onPick={(roomId) => set({ roomId })}
        />
      </label>
      {dates.map((name) => (
        <Field
          label={guestWords.dates[name]}
          key={name}
          type="date"
          value={draft[name]}
          min={name === 'arrival' ? today : addDays(draft.arrival, 1)}
          onInput={({ currentTarget }) => {
            const day = currentTarget.value || first[name];
            // A new booking keeps its nights when its arrival moves.
            const isMoved = name === 'arrival' && !seen && isDay(day);
            const nights = daysBetween(draft.arrival, draft.departure);
            set({ [name]: day, ...(isMoved && { departure: addDays(day, nights) }) });
          }}
        />
      ))}
      {party.map((name) => (
        <label key={name} class="field few">
          {guestWords.dates[name]}
          <input
            type="number"
            value={draft[name]}
            min={name === 'adults' ? 1 : 0}
            onInput={({ currentTarget }) =>
              set({ [name]: Math.floor(currentTarget.valueAsNumber) || 0 })
            }
          />
        </label>
      ))}
      {told.map((name) => (
        <Field
          label={guestWords.details[name]}
          key={name}
          value={draft.guest[name]}
          autoComplete="off"
          onInput={({ currentTarget }) => setGuest({ [name]: currentTarget.value })}
        />
      ))}
      <label class="field">
        {words.note}
        <textarea
          rows={2}
          value={draft.guest.note}
          onInput={({ currentTarget }) => setGuest({ note: currentTarget.value })}
        />
      </label>
      <label class="field">
        {guestWords.details.arrivalTime}
        <Choice
          of={arrivalTimes}
          say={(time) => guestWords.details.times[time]}
          value={draft.guest.arrivalTime}
          onPick={(arrivalTime) => setGuest({ arrivalTime })}
        />
      </label>
      <p class="desk-extras">
        {extras.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={draft.extras.includes(id)}
              onInput={({ currentTarget: { checked } }) =>
                set({ extras: withExtra(draft.extras, id, checked) })
              }
            />
            {name}
          </label>
        ))}
      </p>
      {orderedForOthers(draft, seen, today).map(([id, ordered]) => (
        <label key={id} class="field">
          {extras.find((extra) => extra.id === id)?.name}
          <Choice
            of={['', 'anew']}
            say={(anew) =>
              anew ? words.orderedAnew(partyWords(draft)) : words.asOrdered(partyWords(ordered))
            }
            value={draft.anew?.includes(id) ? 'anew' : ''}
            onPick={(anew) => set({ anew: withExtra(draft.anew ?? [], id, anew !== '') })}
          />
        </label>
      ))}
      <p role="status">
        {priced &&
          (seen && priced.totalCents !== seen.totalCents
            ? words.newTotal(total, formatMoney(seen.totalCents))
            : guestWords.details.total(total))}{' '}
        {!next && refusalWords(answer.refused)}
      </p>
      <p class="actions">
        <button type="submit" class="primary" disabled={!next}>
          {words.save}
        </button>
        <QuietButton onClick={() => desk.onOpen(null)}>{words.back}</QuietButton>
        {/* What is typed comes first: it may change what is owed. */}
        {seen && !isUnsaved && <SettleButton desk={desk} booking={seen} />}
        {seen &&
          canBeNoShow(seen, today) &&
          end(store.markNoShow, words.nobodyCameSaid, words.nobodyCame(cost))}
        {seen && canCancel(seen, today) && (
          <>
            {end((one) => store.cancel(one, 'guest', fee), done, words.guestCancels(cost))}
            {end((one) => store.cancel(one, 'hotel', 0), done, words.hotelCancels)}
          </>
        )}
      </p>
    </Form>
  );
}

/** What a booking asks for, without what has become of it. */
function wishOf(booking: Wish): Wish {
  const { roomId, arrival, departure, adults, children, guest } = booking;
  return { roomId, arrival, departure, adults, children, extras: booking.extras, guest };
}

export function refusalWords(refused: Refusal): string {
  if (typeof refused === 'object') return refusal(refused);
  return {
    ...words.refused,
    order: words.wrongOrder,
    long: words.tooLong(guestWords.count.nights(longestStay)),
    nobody: words.nobody,
    guest: words.unknownGuest,
    taxNumber: guestWords.details.errors.taxNumber,
    dates: guestWords.dates.noRoomForParty,
  }[refused];
}
