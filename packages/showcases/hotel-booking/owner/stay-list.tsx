import { QuietButton } from '../../kit/quiet-button.tsx';
import { type Booking, lastStep, partyFor } from '../booking.ts';
import { formatNight, formatStay } from '../dates.ts';
import { arrivalTimeWords } from '../guest.ts';
import { extras, labelOf } from '../quote.ts';
import { roomById } from '../rooms.ts';
import { owedWords } from '../summary.ts';
import { BookingForm } from './booking-form.tsx';
import { partyWords } from './party-words.ts';
import { type Desk, SettleButton } from './settle-button.tsx';
import { words } from './words.ts';

type StayListProps = {
  desk: Desk;
  title: string;
  none: string;
  bookings: readonly Booking[];
  /** Stands above the list. */
  lead?: string;
};

export function StayList({ desk, title, none, bookings, lead }: StayListProps) {
  return (
    <section>
      <h3>
        {title}{' '}
        <span class="badge">{bookings.filter(({ status }) => status === 'confirmed').length}</span>
      </h3>
      {lead && <p class="desk-lead">{lead}</p>}
      {bookings.length === 0 && <p>{none}</p>}
      <ul class="desk-stays">
        {bookings.map((booking) => (
          <Stay key={booking.reference} desk={desk} booking={booking} />
        ))}
      </ul>
    </section>
  );
}

type StayProps = { desk: Desk; booking: Booking };

function Stay({ desk, booking }: StayProps) {
  const { reference, roomId, guest, status, invented } = booking;
  const { store } = desk.app;
  const isOn = status === 'confirmed';
  const isOpen = isOn && desk.open === reference;
  const step = lastStep(booking);
  // What can never be undone again is not offered. That a room is taken may change.
  const canUndo = typeof store.considerUndo(booking).refused !== 'string';
  return (
    <li
      id={reference}
      tabIndex={-1}
      data-own={invented ? undefined : ''}
      data-off={isOn ? undefined : ''}
    >
      <div>
        <p>
          <strong>{guest.name}</strong> {roomById(roomId).name}
          <br />
          {stayWords(booking, desk)}
        </p>
        <p>
          <i>
            {isOn
              ? moreOf(booking)
              : `${reference}. ${words.cancelled[status]} ${owedWords(booking)}`}
          </i>{' '}
          {status === 'cancelledByHotel' && `${words.tellGuest} `}
          {guest.phone && <a href={`tel:${guest.phone}`}>{guest.phone}</a>}{' '}
          {guest.email && <a href={`mailto:${guest.email}`}>{guest.email}</a>}
        </p>
      </div>
      {desk.refused?.reference === reference && <p class="refused">{desk.refused.said}</p>}
      {isOpen && <BookingForm desk={desk} from={booking} />}
      {!isOpen && (
        <p class="actions">
          {!isOn && <SettleButton desk={desk} booking={booking} />}
          {step && canUndo && (
            <QuietButton
              aria-label={words.undoOne(words.undo[step], reference)}
              onClick={() => desk.onAct(reference, store.undo(booking), words.undone)}
            >
              {words.undo[step]}
            </QuietButton>
          )}
          {isOn && (
            <QuietButton
              aria-label={words.changeOne(reference)}
              onClick={() => desk.onOpen(reference)}
            >
              {words.change}
            </QuietButton>
          )}
        </p>
      )}
    </li>
  );
}

function stayWords(booking: Booking, { app, day }: Desk): string {
  const { arrival, departure } = booking;
  const guests = partyWords(booking);
  if (departure === app.today) return words.leaving(guests);
  return arrival > day
    ? `${guests}, ${formatStay(arrival, departure)}`
    : words.until(formatNight(departure), guests);
}

/** The extras, the time of arrival, the note, and what is owed. */
function moreOf(booking: Booking): string {
  const { reference, guest } = booking;
  const { arrivalTime, note } = guest;
  return [
    reference,
    ...extras
      .filter(({ id }) => booking.extras.includes(id))
      .map((one) => labelOf(one, partyFor(booking, one.id))),
    arrivalTime === 'unknown' ? '' : arrivalTimeWords(arrivalTime),
    note.trim(),
    owedWords(booking),
  ]
    .filter(Boolean)
    .join('. ');
}
