import type { Day } from '../../browser/day.ts';
import { QuietButton } from '../../kit/quiet-button.tsx';
import { type Booking, lastStep, partyFor } from '../booking.ts';
import { formatNight, formatStay } from '../dates.ts';
import { arrivalTimeWords } from '../guest.ts';
import { extras, labelOf } from '../quote.ts';
import { partyWords, roomById } from '../rooms.ts';
import { owedWords } from '../summary.ts';
import { words as guestWords } from '../words.ts';
import { BookingForm } from './booking-form.tsx';
import { type Desk, SettleButton } from './settle-button.tsx';
import { words } from './words.ts';

export type StayListProps = {
  desk: Desk;
  title: string;
  /** Stands in the place of the list where it is empty. */
  none?: string;
  bookings: readonly Booking[];
  /** How many are counted beside the title, where that is not those that are confirmed. */
  amount?: number;
  /** Stands above the list. */
  lead?: string;
  /** Stands below it. */
  rest?: string | false;
};

export function StayList({ desk, title, none, bookings, amount, lead, rest }: StayListProps) {
  const confirmed = bookings.filter(({ status }) => status === 'confirmed').length;
  return (
    <section>
      <h3>
        {title} <span class="badge">{amount ?? confirmed}</span>
      </h3>
      {lead && <p class="desk-lead">{lead}</p>}
      {bookings.length === 0 && <p>{none}</p>}
      <ul class="desk-stays">
        {bookings.map((booking) => (
          <Stay key={booking.reference} desk={desk} booking={booking} />
        ))}
      </ul>
      {rest && <p class="desk-lead">{rest}</p>}
    </section>
  );
}

type StayProps = { desk: Desk; booking: Booking };

function Stay({ desk, booking }: StayProps) {
  const { reference, roomId, guest, status, invented } = booking;
  const { store } = desk.app;
  const isOn = status === 'confirmed';
  // Also when the guest cancels meanwhile: what is typed is not taken away without a word.
  const isOpen = desk.open === reference;
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
              ? moreOf(booking, desk.day)
              : `${reference}. ${words.cancelled[status]} ${owedWords(booking)}`}
          </i>{' '}
          {status === 'cancelledByHotel' && `${words.tellGuest} `}
          {guest.phone && <a href={`tel:${guest.phone}`}>{guest.phone}</a>}{' '}
          {guest.email && <a href={`mailto:${guest.email}`}>{guest.email}</a>}
        </p>
      </div>
      {desk.last?.reference === reference && (
        <p class={desk.last.isRefused ? 'refused' : 'done'}>{desk.last.said}</p>
      )}
      {isOpen && <BookingForm desk={desk} from={booking} />}
      {!isOpen && (
        <p class="actions">
          {!isOn && <SettleButton desk={desk} booking={booking} />}
          {step && canUndo && (
            <QuietButton
              aria-label={`${words.undo[step]}: ${reference}`}
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
  return arrival > day || departure < day
    ? `${guests}, ${formatStay(arrival, departure)}`
    : words.until(formatNight(departure), guests);
}

/** The extras, when somebody comes who is still to come, the note, the tax number, and what is owed. */
function moreOf(booking: Booking, day: Day): string {
  const { reference, arrival, guest } = booking;
  const { arrivalTime, taxNumber, note } = guest;
  return [
    reference,
    ...extras
      .filter(({ id }) => booking.extras.includes(id))
      .map((one) => labelOf(one, partyFor(booking, one.id))),
    arrivalTime === 'unknown' || arrival < day ? '' : arrivalTimeWords(arrivalTime),
    note.trim(),
    taxNumber.trim() && `${guestWords.details.taxNumber} ${taxNumber.trim()}`,
    owedWords(booking),
  ]
    .filter(Boolean)
    .join('. ');
}
