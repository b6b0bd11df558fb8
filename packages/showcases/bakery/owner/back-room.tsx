import { useState } from 'react';
import { addDays, type Day } from '../../browser/day.ts';
import { formatDay } from '../../browser/day-format.ts';
import { DayPicker } from '../../browser/day-picker.tsx';
import { mount } from '../../browser/mount.tsx';
import { QuietButton } from '../../browser/quiet-button.tsx';
import type { App } from '../app.ts';
import { openDayFrom, openingOf } from '../hours.ts';
import { isOff, ordersIn, slotsOf } from '../reservation.ts';
import { PickUps } from './pick-ups.tsx';
import { Production } from './production.tsx';
import { TakeOrder } from './take-order.tsx';
import { words } from './words.ts';
import './back-room.css';

type BackRoomProps = { app: App };

export const openBackRoom = (element: HTMLElement, app: App) => mount(element, BackRoom, app);

/** The bakery's side: what to bake for a day, who collects it, what is sold out, and orders by telephone. */
function BackRoom({ app }: BackRoomProps) {
  const today = app.now().day;
  const saved = app.orders.saved();
  // Without a choice it is the next open day, also after midnight.
  const [chosen, setChosen] = useState<Day | null>(null);
  const day = chosen ?? openDayFrom(addDays(today, 1)).day;
  const orders = slotsOf(day).flatMap((slot) => ordersIn(day, slot, saved));
  const due = orders.filter((order) => !isOff(order, saved));
  const ahead = [...new Set(saved.reservations.map((order) => order.day))]
    .filter((other) => other >= today && other !== day)
    .sort();
  return (
    <>
      <header className="owner-head">
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>
          {words.lead} <a href="#conteudo">{words.asCustomer}</a>
        </p>
        <div className="actions">
          <DayPicker
            day={day}
            before={openDay(day, -1)}
            after={openDay(day, 1)}
            words={words}
            onPick={setChosen}
          />
          <QuietButton onClick={() => print()}>{words.print}</QuietButton>
        </div>
        {ahead.length > 0 && (
          <p className="actions">
            {words.ahead}
            {ahead.map((other) => (
              <QuietButton key={other} onClick={() => setChosen(other)}>
                {formatDay(other, 'dayMonth')}
              </QuietButton>
            ))}
          </p>
        )}
      </header>
      {openingOf(day) ? (
        <>
          {day >= today && <TakeOrder app={app} day={day} />}
          <Production app={app} day={day} orders={due} />
          <PickUps app={app} orders={orders} />
        </>
      ) : (
        <p>{words.closed}</p>
      )}
    </>
  );
}

/** The nearest open day after or before this one. */
function openDay(day: Day, step: 1 | -1): Day {
  let next = addDays(day, step);
  while (!openingOf(next)) next = addDays(next, step);
  return next;
}
