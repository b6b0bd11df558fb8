import { useState } from 'react';
import { addDays, type Day } from '../../browser/day.ts';
import { formatDay } from '../../browser/day-format.ts';
import type { App } from '../app.ts';
import { dayWords } from '../format.ts';
import { openDayFrom, openingOf } from '../hours.ts';
import { ordersOfOthers, slotsOf } from '../reservation.ts';
import { PickUps } from './pick-ups.tsx';
import { Production } from './production.tsx';
import { words } from './words.ts';

type BackRoomProps = { app: App };

/** The bakery's side: what to bake for a day, who collects it, and what is sold out. */
export function BackRoom({ app }: BackRoomProps) {
  const today = app.now().day;
  const { reservations } = app.saved();
  // Without a choice it is the next open day, also after midnight.
  const [chosen, setChosen] = useState<Day | null>(null);
  const day = chosen ?? openDayFrom(addDays(today, 1)).day;
  const orders = slotsOf(day).flatMap((slot) => [
    ...reservations.filter((order) => order.day === day && order.slot === slot),
    ...ordersOfOthers(day, slot),
  ]);
  const ahead = [...new Set(reservations.map((order) => order.day))]
    .filter((other) => other >= today && other !== day)
    .sort();
  return (
    <>
      <header className="owner-head">
        <h2 tabIndex={-1}>{words.title}</h2>
        <p>
          {words.lead} <a href="#conteudo">{words.asCustomer}</a>
        </p>
        <div className="actions">
          <Step label={words.before} sign="←" onStep={() => setChosen(openDay(day, -1))} />
          <input
            type="date"
            aria-label={words.day}
            value={day}
            onChange={({ target }) => setChosen(target.value || null)}
          />
          <Step label={words.after} sign="→" onStep={() => setChosen(openDay(day, 1))} />
          <button type="button" className="quiet" onClick={() => print()}>
            {words.print}
          </button>
        </div>
        {ahead.length > 0 && (
          <p className="actions">
            {words.ahead}
            {ahead.map((other) => (
              <button type="button" className="quiet" key={other} onClick={() => setChosen(other)}>
                {formatDay(other, 'dayMonth')}
              </button>
            ))}
          </p>
        )}
      </header>
      {openingOf(day) ? (
        <>
          <Production app={app} day={day} title={dayWords(day, today)} orders={orders} />
          <PickUps app={app} orders={orders} />
        </>
      ) : (
        <p>{words.closed}</p>
      )}
    </>
  );
}

type StepProps = { label: string; sign: string; onStep: () => void };

function Step({ label, sign, onStep }: StepProps) {
  return (
    <button type="button" className="quiet" aria-label={label} onClick={onStep}>
      {sign}
    </button>
  );
}

/** The nearest open day after or before this one. */
function openDay(day: Day, step: 1 | -1): Day {
  let next = addDays(day, step);
  while (!openingOf(next)) next = addDays(next, step);
  return next;
}
