// Before the sheets of the parts.
import './back-room.css';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { addDays, type Day, isDay } from '../../browser/day.ts';
import { formatDay } from '../../browser/day-format.ts';
import type { Shelf } from '../../browser/kept.ts';
import { DayPicker } from '../../kit/day-picker.tsx';
import { QuietButton } from '../../kit/quiet-button.tsx';
import type { App } from '../app.ts';
import { openingOf } from '../hours.ts';
import { isOff, ordersIn, slotsOf, workingDay } from '../reservation.ts';
import { words as guestWords } from '../words.ts';
import { PickUps } from './pick-ups.tsx';
import { Production } from './production.tsx';
import { TakeOrder } from './take-order.tsx';
import { words } from './words.ts';

/** Draws what has changed since. */
export const drawBackRoom = (element: HTMLElement, app: App) =>
  render(<BackRoom app={app} />, element);

/** The bakery's side: what to bake for a day, who collects it, what is sold out, and orders by telephone. */
function BackRoom({ app }: { app: App }) {
  const now = app.now();
  const today = now.day;
  const saved = app.orders.saved();
  const [chosen, setChosen] = useState(() => keptDay(app.drafts, today));
  // What is on the screen stays there while somebody works with it, until its day is over.
  const [begun] = useState(() => workingDay(now));
  const day = chosen ?? (begun >= today ? begun : workingDay(now));
  const orders = slotsOf(day).flatMap((slot) => ordersIn(day, slot, saved));
  const due = orders.filter((order) => !isOff(order, saved));
  const ahead = [...new Set(saved.reservations.map((order) => order.day))]
    .filter((other) => other >= today && other !== day)
    .sort();
  const handleDay = (next: Day | null) => {
    app.drafts.write('counter-day', next);
    setChosen(next);
  };
  return (
    <>
      <header class="owner-head">
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>
          {words.lead} <a href="#conteudo">{words.asCustomer}</a>
        </p>
        <div class="actions">
          <DayPicker day={day} turn={(by) => openDay(day, by)} words={words} onPick={handleDay} />
          <QuietButton onClick={() => print()}>{words.print}</QuietButton>
        </div>
        {!app.isKept() && <p>{guestWords.notKept}</p>}
        {ahead.length > 0 && (
          <p class="actions">
            {words.ahead}
            {ahead.map((other) => (
              <QuietButton key={other} onClick={() => handleDay(other)}>
                {formatDay(other, 'dayMonth')}
              </QuietButton>
            ))}
          </p>
        )}
      </header>
      {openingOf(day) ? (
        <>
          {day >= today && <TakeOrder app={app} day={day} onBegin={() => handleDay(day)} />}
          <Production app={app} day={day} orders={due} />
          <PickUps app={app} day={day} orders={orders} />
        </>
      ) : (
        <p>{words.closed}</p>
      )}
    </>
  );
}

/** The day that was chosen in this tab: it outlasts a reload and another language, but not the day itself. */
function keptDay(drafts: Shelf, today: Day): Day | null {
  const day = drafts.read('counter-day');
  return isDay(day) && day >= today ? day : null;
}

/** The nearest open day after or before this one. */
function openDay(day: Day, step: 1 | -1): Day {
  let next = addDays(day, step);
  while (!openingOf(next)) next = addDays(next, step);
  return next;
}
