import type { Day } from '../../browser/day.ts';
import { formatMoney } from '../../browser/money.ts';
import { QuietButton } from '../../browser/quiet-button.tsx';
import type { App } from '../app.ts';
import type { Booking } from '../bookings.ts';
import { formatNight, formatStay } from '../dates.ts';
import { arrivalTimeWords } from '../guest.ts';
import { extras, labelOf } from '../quote.ts';
import { type Party, roomById } from '../rooms.ts';
import { words as guestWords } from '../words.ts';
import { BookingForm } from './booking-form.tsx';
import { words } from './words.ts';

export type Desk = {
  app: App;
  day: Day;
  /** The reference of the booking whose form is open. */
  open: string | null;
  onOpen: (reference: string | null) => void;
  onSave: (booking: Booking, seen?: Booking) => void;
};

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
        <span className="badge">
          {bookings.filter(({ status }) => status === 'confirmed').length}
        </span>
      </h3>
      {lead && <p className="desk-lead">{lead}</p>}
      {bookings.length === 0 && <p>{none}</p>}
      <ul className="desk-stays">
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
  const isOn = status === 'confirmed';
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
          <i>{isOn ? moreOf(booking) : words.cancelled[status]}</i>{' '}
          {status !== 'cancelled' && guest.phone && (
            <a href={`tel:${guest.phone}`}>{guest.phone}</a>
          )}{' '}
          {status !== 'cancelled' && guest.email && (
            <a href={`mailto:${guest.email}`}>{guest.email}</a>
          )}
        </p>
      </div>
      {isOn && desk.open === reference ? (
        <BookingForm
          app={desk.app}
          booking={booking}
          onSave={desk.onSave}
          onClose={() => desk.onOpen(null)}
        />
      ) : (
        <QuietButton
          aria-label={isOn ? words.changeOne(reference) : words.restoreOne(reference)}
          onClick={() =>
            isOn
              ? desk.onOpen(reference)
              : desk.onSave({ ...booking, status: 'confirmed' }, booking)
          }
        >
          {isOn ? words.change : words.takeBack}
        </QuietButton>
      )}
    </li>
  );
}

export function partyWords({ adults, children }: Party): string {
  const said = guestWords.count.adults(adults);
  return children > 0 ? `${said}, ${guestWords.count.children(children)}` : said;
}

function stayWords(booking: Booking, { app, day }: Desk): string {
  const { arrival, departure } = booking;
  const guests = partyWords(booking);
  if (departure === app.today) return words.leaving(guests);
  return arrival > day
    ? `${guests}, ${formatStay(arrival, departure)}`
    : words.until(formatNight(departure), guests);
}

/** The extras, the time of arrival, the note and the price. */
function moreOf({ reference, guest, totalCents, ...booking }: Booking): string {
  const { arrivalTime, note } = guest;
  return [
    reference,
    ...extras.filter(({ id }) => booking.extras.includes(id)).map((one) => labelOf(one, booking)),
    arrivalTime === 'unknown' ? '' : arrivalTimeWords(arrivalTime),
    note.trim(),
    formatMoney(totalCents),
  ]
    .filter(Boolean)
    .join('. ');
}
