import { useState } from 'react';
import { addDays, type Day } from '../../browser/day.ts';
import { formatDay } from '../../browser/day-format.ts';
import { DayPicker } from '../../browser/day-picker.tsx';
import { mount } from '../../browser/mount.tsx';
import { QuietButton } from '../../browser/quiet-button.tsx';
import type { App } from '../app.ts';
import { chance, inventedStays } from '../availability.ts';
import { formatNight } from '../dates.ts';
import { arrivalTimeWords } from '../guest.ts';
import { type RoomId, roomById } from '../rooms.ts';
import { words as guestWords } from '../words.ts';
import { Bookings } from './bookings.tsx';
import { RateForm } from './rate-form.tsx';
import { RoomsTable } from './rooms-table.tsx';
import { words } from './words.ts';
import './front-desk.css';

type FrontDeskProps = { app: App };

export const openFrontDesk = (element: HTMLElement, app: App) => mount(element, FrontDesk, app);

/** The hotel's side: who comes and goes, what is free at which price, and the bookings of this browser. */
function FrontDesk({ app }: FrontDeskProps) {
  // Without a choice it is today, also after midnight.
  const [chosen, setChosen] = useState<Day | null>(null);
  const day = chosen ?? app.today;
  const stays = staysOn(app, day);
  const spoken = formatDay(day, 'spoken');
  return (
    <>
      <header className="desk-head">
        <h2 tabIndex={-1}>{words.title}</h2>
        <p className="lead">
          {words.lead} <a href="#datas">{words.asGuest}</a>
        </p>
        <div className="desk-day">
          <DayPicker
            day={day}
            before={addDays(day, -1)}
            after={addDays(day, 1)}
            words={words}
            onPick={setChosen}
          />
          <QuietButton onClick={() => setChosen(null)}>{words.today}</QuietButton>
          <QuietButton onClick={() => print()}>{words.print}</QuietButton>
        </div>
      </header>
      <div className="desk-lists">
        <StayList
          title={words.arrivals(spoken)}
          none={words.noArrivals}
          stays={stays.filter(({ arrival }) => arrival === day)}
        />
        <StayList
          title={words.departures(spoken)}
          none={words.noDepartures}
          stays={stays.filter(({ departure }) => departure === day)}
        />
      </div>
      <p className="small">{words.invented}</p>
      <Bookings app={app} />
      <RoomsTable app={app} from={day} />
      <RateForm app={app} from={day} />
    </>
  );
}

type GuestStay = {
  key: string;
  reference?: string;
  name: string;
  roomId: RoomId;
  arrival: Day;
  departure: Day;
  guests: number;
  /** Time of arrival and note. */
  said: string;
};

/** Who slept in the house the night before or sleeps there that night, own bookings first. */
function staysOn(app: App, day: Day): GuestStay[] {
  const own = app.store
    .active()
    .filter(({ arrival, departure }) => arrival <= day && day <= departure)
    .map(({ guest, reference, adults, children, ...stay }) => ({
      ...stay,
      key: reference,
      reference,
      name: guest.name,
      guests: adults + children,
      said: [
        guest.arrivalTime === 'unknown' ? '' : arrivalTimeWords(guest.arrivalTime),
        guest.note.trim(),
      ]
        .filter(Boolean)
        .join('. '),
    }));
  const invented = [...inventedStays(addDays(day, -1)), ...inventedStays(day)].map(
    (stay, index) => ({
      ...stay,
      key: `${index} ${stay.roomId} ${stay.arrival}`,
      name: surnameOf(`${stay.roomId} ${stay.arrival} ${stay.departure}`),
      guests: 2,
      said: '',
    }),
  );
  return [...own, ...invented];
}

const surnames =
  'Almeida Becker Byrne Dubois Faria Ferrero García Jansen Kelly Lima Moreau Murphy Novak Pinto Rossi Serrano Silva Weber';

function surnameOf(seed: string): string {
  const all = surnames.split(' ');
  return all[Math.floor(chance(seed) * all.length)] ?? '';
}

type StayListProps = { title: string; none: string; stays: readonly GuestStay[] };

function StayList({ title, none, stays }: StayListProps) {
  return (
    <section>
      <h3>
        {title} <span className="badge">{stays.length}</span>
      </h3>
      {stays.length === 0 && <p>{none}</p>}
      <ul className="desk-stays">
        {stays.map(({ key, reference, name, roomId, departure, guests, said }) => (
          <li key={key} data-own={reference ? '' : undefined}>
            <strong>{name}</strong>
            <span>{roomById(roomId).name}</span>
            <span>{words.until(formatNight(departure), guestWords.count.guests(guests))}</span>
            {reference && (
              <span>
                {reference}. {said}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
