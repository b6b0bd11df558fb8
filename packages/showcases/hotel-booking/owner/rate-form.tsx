import { type FormEvent, useState } from 'react';
import { addDays, type Day, isDay } from '../../browser/day.ts';
import { formatMoney } from '../../browser/money.ts';
import { QuietButton } from '../../browser/quiet-button.tsx';
import type { App } from '../app.ts';
import { formatStay } from '../dates.ts';
import type { RateChange } from '../rates.ts';
import { roomById, rooms } from '../rooms.ts';
import { RoomOptions } from './room-options.tsx';
import { words } from './words.ts';

type RateFormProps = { app: App; from: Day };

/** Sets the price of a room for some nights, and lists what has been set. */
export function RateForm({ app, from }: RateFormProps) {
  const [message, setMessage] = useState('');

  async function changeRates(change: (rates: readonly RateChange[]) => RateChange[]) {
    await app.store.changeRates(change);
    app.refresh();
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const rate = rateOf(new FormData(event.currentTarget));
    if (!rate) {
      setMessage(words.rateWrong);
      return;
    }
    await changeRates((rates) => [rate, ...rates]);
    setMessage(words.rateSaved(roomById(rate.roomId).name, formatMoney(rate.cents)));
  }

  return (
    <section>
      <h3>{words.rates}</h3>
      <form className="desk-form" noValidate onSubmit={handleSubmit}>
        <label className="field">
          {words.room}
          <select name="room">
            <RoomOptions />
          </select>
        </label>
        <label className="field">
          {words.from}
          <input key={from} type="date" name="from" defaultValue={from} />
        </label>
        <label className="field">
          {words.to}
          <input key={from} type="date" name="to" defaultValue={addDays(from, 6)} />
        </label>
        <label className="field">
          {words.price}
          <input name="price" inputMode="numeric" autoComplete="off" />
        </label>
        <button type="submit" className="primary">
          {words.saveRate}
        </button>
        <p role="status">{message}</p>
      </form>
      {app.store.rates().length > 0 && <h4>{words.setRates}</h4>}
      <ul className="desk-rates">
        {app.store.rates().map((rate) => {
          const text = `${roomById(rate.roomId).name}, ${formatStay(rate.from, rate.to)}, ${formatMoney(rate.cents)}`;
          const key = JSON.stringify(rate);
          return (
            <li key={key}>
              {text}
              <QuietButton
                aria-label={words.takeBackOne(text)}
                onClick={() =>
                  changeRates((rates) => rates.filter((each) => JSON.stringify(each) !== key))
                }
              >
                {words.takeBack}
              </QuietButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Null if the dates are not in order or the price is none. */
function rateOf(form: FormData): RateChange | null {
  const room = rooms.find(({ id }) => id === form.get('room'));
  const [from, to] = [form.get('from'), form.get('to')];
  const euros = Number(form.get('price'));
  if (!room || !isDay(from) || !isDay(to) || to < from) return null;
  if (!Number.isInteger(euros) || euros < 1 || euros > 2000) return null;
  return { roomId: room.id, from, to, cents: euros * 100 };
}
