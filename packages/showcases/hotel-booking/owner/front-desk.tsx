import { useState } from 'preact/hooks';
import { addDays, type Day } from '../../browser/day.ts';
import { formatDay } from '../../browser/day-format.ts';
import { DayPicker } from '../../kit/day-picker.tsx';
import { QuietButton } from '../../kit/quiet-button.tsx';
import type { App } from '../app.ts';
import type { Wish } from '../booking.ts';
import type { Answer } from '../bookings.ts';
import { readGuest } from '../guest.ts';
import { partyWords } from '../rooms.ts';
import { emptyStay } from '../stay.ts';
import { words as guestWords } from '../words.ts';
import { BookingForm, refusalWords } from './booking-form.tsx';
import { createDrafts } from './drafts.ts';
import { RateForm } from './rate-form.tsx';
import { RoomsTable } from './rooms-table.tsx';
import { breakfastsAfter, deskOf } from './samples.ts';
import type { Desk } from './settle-button.tsx';
import { StayList, type StayListProps } from './stay-list.tsx';
import { words } from './words.ts';
import './front-desk.css';

type FrontDeskProps = { app: App };

/** The hotel's side: who comes, goes and stays, each booking to change, and what is free at which price. */
export function FrontDesk({ app }: FrontDeskProps) {
  const [drafts] = useState(() => createDrafts(app.drafts));
  // Without a choice it is today, also after midnight.
  const [chosen, setChosen] = useState(drafts.day);
  const [open, setOpen] = useState(drafts.open);
  const [last, setLast] = useState<Desk['last']>(null);
  const day = chosen ?? app.today;
  const all = app.store.all();
  const { bookings, arrivals, departures, staying, coming, unsettled } = deskOf(day, all);
  const shown = [arrivals, departures, staying, coming, unsettled].flat();
  const later = bookings.filter(({ arrival }) => arrival > day).length - coming.length;
  const isOver = day < app.today;
  const spoken = formatDay(day, 'spoken');
  const breakfasts = [addDays(day, -1), day].map((night) =>
    words.breakfasts(
      formatDay(addDays(night, 1), 'spoken'),
      partyWords(breakfastsAfter(night, bookings)),
    ),
  );

  function show(reference: string | null) {
    drafts.setOpen(reference);
    setOpen(reference);
  }

  function handleDay(next: Day | null) {
    drafts.setDay(next);
    setChosen(next);
  }

  async function handleAct(
    reference: string,
    act: Promise<Answer>,
    done: (reference: string) => string,
  ) {
    const answer = await act;
    const said = answer.booking ? done(answer.booking.reference) : refusalWords(answer.refused);
    const about = answer.booking?.reference ?? reference;
    setLast({ reference: about, said, isRefused: !answer.booking });
    if (answer.booking) {
      drafts.write(reference, null);
      show(null);
    }
    app.refresh();
    app.announce(said);
    if (answer.booking) focusOn(answer.booking.reference);
  }

  function handleOpen(reference: string | null) {
    setLast(null);
    show(reference);
    if (!open || reference) return;
    drafts.write(open, null);
    focusOn(open);
  }

  const desk: Desk = { app, day, open, drafts, last, onOpen: handleOpen, onAct: handleAct };
  const lists: Omit<StayListProps, 'desk'>[] = [
    {
      title: words.arrivals(spoken),
      none: words.noArrivals,
      lead: breakfasts.join(' '),
      bookings: arrivals,
    },
    { title: words.departures(spoken), none: words.noDepartures, bookings: departures },
    { title: words.staying, none: words.noStaying, bookings: staying },
    {
      title: words.coming,
      none: words.noComing,
      bookings: coming,
      rest: later > 0 && words.later(later),
    },
  ];
  if (unsettled.length > 0)
    lists.push({ title: words.unsettled, bookings: unsettled, amount: unsettled.length });
  return (
    <>
      <header class="desk-head">
        <h2 id="desk" tabIndex={-1}>
          {words.title}
        </h2>
        <p class="lead">
          {words.lead} <a href="#datas">{words.asGuest}</a>
        </p>
        <div class="desk-day">
          <DayPicker day={day} turn={(by) => addDays(day, by)} words={words} onPick={handleDay} />
          <QuietButton onClick={() => handleDay(null)}>{words.today}</QuietButton>
          <QuietButton onClick={() => print()}>{words.print}</QuietButton>
          <QuietButton id="new" onClick={() => handleOpen('new')}>
            {guestWords.bookings.again}
          </QuietButton>
        </div>
        {last && !shown.some(({ reference }) => reference === last.reference) && <p>{last.said}</p>}
        {open === 'new' && <BookingForm desk={desk} from={blankWish(isOver ? app.today : day)} />}
      </header>
      <div class="desk-lists">
        {lists.map((list, index) => (
          <StayList key={index} desk={desk} {...list} />
        ))}
      </div>
      <p class="small">{words.invented}</p>
      <RoomsTable app={app} from={day} />
      <RateForm app={app} from={day} />
    </>
  );
}

/** The button that was pressed is gone, and maybe its row too. */
function focusOn(id: string): void {
  (document.getElementById(id) ?? document.getElementById('desk'))?.focus();
}

function blankWish(arrival: Day): Wish {
  return {
    roomId: 'rio',
    arrival,
    departure: addDays(arrival, 1),
    adults: emptyStay.adults,
    children: emptyStay.children,
    extras: [],
    guest: readGuest(null),
  };
}
