import { download } from '../browser/download.ts';
import { contactLink } from '../browser/language.ts';
import { formatMoney } from '../browser/money.ts';
import { QuietButton } from '../kit/quiet-button.tsx';
import { Rows } from '../kit/rows.tsx';
import type { Shown } from './app.ts';
import { type Booking, canCancel, phaseOn, quoteOf } from './booking.ts';
import { formatStay, nightsOf, spokenDay } from './dates.ts';
import { arrivalTimeWords, greetingName } from './guest.ts';
import { calendarFile } from './ics.ts';
import { named } from './named.ts';
import { PriceLines, StayLines } from './price-lines.tsx';
import { RoomPicture } from './room-picture.tsx';
import { roomById } from './rooms.ts';
import { changeWords, owedWords } from './summary.ts';
import { words } from './words.ts';

type BookingProps = Shown & { booking: Booking };

/** Shown after booking, and again from the list of bookings. */
export function Confirmation(props: BookingProps) {
  const { app, booking } = props;
  const { status, guest } = booking;
  const isOn = status === 'confirmed';
  const phase = phaseOn(booking, props.now.day);
  const name = greetingName(guest.name);
  const change = changeWords(booking);
  const said: [string, string][] = [
    [words.details.email, guest.email.trim()],
    [words.details.phone, guest.phone.trim()],
    [words.details.arrivalTime, arrivalTimeWords(guest.arrivalTime)],
    [words.details.taxNumber, guest.taxNumber.trim()],
    [words.bookings.yourNote, guest.note.trim()],
  ];
  return (
    <section class="confirmation" {...named}>
      <h2 id="step-title">
        {isOn
          ? {
              before: words.bookings.until(spokenDay(booking.arrival), name),
              during: words.bookings.during(name),
              after: words.bookings.after(name),
            }[phase]
          : words.bookings.off[status]}
      </h2>
      <p class="lead">{isOn ? words.bookings.kept : words.bookings.offLead[status]}</p>
      {change !== null && <p class="notice">{change}</p>}
      <div class="ticket">
        <p class="reference">
          <span>{words.bookings.label}</span>
          <strong>{booking.reference}</strong>
        </p>
        <div class="picture">
          <RoomPicture id={booking.roomId} />
        </div>
        <div class="ticket-text">
          <h3>{roomById(booking.roomId).name}</h3>
          <StayLines {...booking} />
          <Rows class="rows said" rows={said.filter(([, text]) => text)} />
          {/* Of a stay that is off, only what is owed for it is left. */}
          {isOn && <PriceLines quote={quoteOf(booking)} />}
          <p class="owed">{owedWords(booking)}</p>
          {status === 'cancelled' && booking.feeCents > 0 && (
            <p class="small">{words.bookings.firstNight(formatMoney(booking.feeCents))}</p>
          )}
        </div>
      </div>
      {!app.store.isKept() && <p class="notice">{words.bookings.notKept}</p>}
      <p class="actions">
        {isOn && phase !== 'after' && <CalendarButton booking={booking} />}
        <a class="quiet" href="#reservas">
          {words.page.mine}
        </a>
        <a class="quiet" href="#datas">
          {words.bookings.again}
        </a>
        <CancelButton {...props} />
      </p>
      <Begun {...props} />
      <p class="studio">
        {`${words.bookings.studio} `}
        <a href={contactLink(words.bookings.subject)}>{words.bookings.toStudio}</a>
      </p>
    </section>
  );
}

export function Bookings(shown: Shown) {
  const { store } = shown.app;
  const all = store.own();
  return (
    <section {...named}>
      <h2 id="step-title">{words.page.mine}</h2>
      {!store.isKept() && <p class="notice">{words.bookings.notKept}</p>}
      {all.length > 0 ? (
        <ul class="bookings">
          {all.map((booking) => (
            <Row key={booking.reference} {...shown} booking={booking} />
          ))}
        </ul>
      ) : (
        <div class="empty">
          <p>{words.bookings.none}</p>
          <a class="primary" href="#datas">
            {words.bookings.pick}
          </a>
        </div>
      )}
    </section>
  );
}

function Row(props: BookingProps) {
  const { booking, now } = props;
  const { reference, roomId, arrival, departure, status, totalCents } = booking;
  const isOn = status === 'confirmed';
  const isPast = isOn && phaseOn(booking, now.day) === 'after';
  const change = changeWords(booking);
  const stay = [
    formatStay(arrival, departure),
    words.count.nights(nightsOf(booking).length),
    formatMoney(totalCents),
  ].join(', ');
  return (
    <li data-on={isOn ? '' : undefined}>
      <div class="picture">
        <RoomPicture id={roomId} />
      </div>
      <div>
        <p class="place">{`${reference}, ${words.bookings.status[isPast ? 'past' : status]}`}</p>
        <h3>
          <a href={`#reserva-${reference}`}>{roomById(roomId).name}</a>
        </h3>
        <p>{`${stay}. ${owedWords(booking)}`}</p>
        {change !== null && <p>{change}</p>}
        {isOn && !isPast && (
          <p class="actions">
            <CalendarButton booking={booking} />
            <CancelButton {...props} />
          </p>
        )}
        <Begun {...props} />
      </div>
    </li>
  );
}

function Begun({ booking: { status, arrival, departure }, now: { day } }: BookingProps) {
  const hasBegun = status === 'confirmed' && arrival < day && day < departure;
  return hasBegun ? <p class="small">{words.bookings.begun}</p> : null;
}

const CancelButton = ({ app, now, booking }: BookingProps) =>
  canCancel(booking, now.day) ? (
    <QuietButton
      aria-label={words.bookings.cancelOne(booking.reference)}
      onClick={() => app.ask(booking)}
    >
      {words.bookings.cancel}
    </QuietButton>
  ) : null;

function CalendarButton({ booking }: { booking: Booking }) {
  const name = `rio-lento-${booking.reference}.ics`;
  const handleClick = () => download(name, 'text/calendar', calendarFile(booking, new Date()));
  return <QuietButton onClick={handleClick}>{words.bookings.calendar}</QuietButton>;
}
