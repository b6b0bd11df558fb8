import { useState } from 'preact/hooks';
import { addDays, type Day } from '../../browser/day.ts';
import { formatMoney } from '../../browser/money.ts';
import { Choice } from '../../kit/choice.tsx';
import { Field } from '../../kit/field.tsx';
import { Form } from '../../kit/form.tsx';
import { QuietButton } from '../../kit/quiet-button.tsx';
import type { App } from '../app.ts';
import { formatNights, lastDayShown } from '../dates.ts';
import type { RateChange } from '../rates.ts';
import { roomById, roomChoice, rooms } from '../rooms.ts';
import { words } from './words.ts';

type RateFormProps = { app: App; from: Day };

export function RateForm({ app, from }: RateFormProps) {
  const [message, setMessage] = useState('');

  const nightsOf = ({ roomId, from: first, to }: RateChange) =>
    `${roomById(roomId).name}, ${formatNights(first, to, app.today)}`;

  async function handleUndo(rate: RateChange) {
    await app.store.undoRate(rate);
    app.refresh();
    setMessage(words.rateBack(nightsOf(rate)));
  }

  async function handleSubmit(form: HTMLFormElement) {
    const rate = rateOf(new FormData(form));
    if (rate && rate.to < app.today) {
      setMessage(words.ratePast);
      return;
    }
    if (!rate || !(await app.store.setRate(rate))) {
      setMessage(words.rateWrong);
      return;
    }
    app.refresh();
    const say = rate.from > lastDayShown(app.today) ? words.rateLater : words.rateSaved;
    setMessage(say(roomById(rate.roomId).name, formatMoney(rate.cents)));
  }

  return (
    <section>
      <h3>{words.rates}</h3>
      <Form class="desk-form" noValidate onSubmit={handleSubmit}>
        <label class="field">
          {words.room}
          <Choice name="room" {...roomChoice} />
        </label>
        <Field
          label={words.from}
          key={`${from} from`}
          type="date"
          name="from"
          defaultValue={from}
        />
        <Field
          label={words.to}
          key={`${from} to`}
          type="date"
          name="to"
          defaultValue={addDays(from, 6)}
        />
        <Field label={words.price} name="price" inputMode="numeric" autoComplete="off" />
        <button type="submit" class="primary">
          {words.saveRate}
        </button>
        <p role="status">{message}</p>
      </Form>
      {app.store.rates().length > 0 && (
        <>
          <h4>{words.setRates}</h4>
          <p class="small">{words.newestCounts}</p>
        </>
      )}
      <ul class="desk-rates">
        {app.store.rates().map((rate, index) => {
          const text = `${nightsOf(rate)}, ${formatMoney(rate.cents)}`;
          return (
            <li key={index}>
              {text}
              <QuietButton aria-label={words.takeBackOne(text)} onClick={() => handleUndo(rate)}>
                {words.takeBack}
              </QuietButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What was typed, in cents; null without a room. The store decides whether it is a price. */
function rateOf(form: FormData): RateChange | null {
  const room = rooms.find(({ id }) => id === form.get('room'));
  const cents = Number(form.get('price')) * 100;
  return room
    ? { roomId: room.id, from: String(form.get('from')), to: String(form.get('to')), cents }
    : null;
}
