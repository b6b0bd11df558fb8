import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Day } from '../../browser/day.ts';
import { isRecord } from '../../browser/kept.ts';
import { formatCents } from '../../browser/money.ts';
import { Choice } from '../../kit/choice.tsx';
import { Field } from '../../kit/field.tsx';
import { Form } from '../../kit/form.tsx';
import type { App } from '../app.ts';
import { dayWords, slotWords } from '../format.ts';
import { BAKES, madeOn } from '../products.ts';
import { isOver, MOST_BY_BAKERY, slotsOf } from '../reservation.ts';
import { words as guestWords } from '../words.ts';
import { words } from './words.ts';
import './take-order.css';

const draftKey = 'phone-order';

function fill(form: HTMLFormElement, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = String(value);
    // A half hour may be over by now.
    const option =
      field instanceof HTMLSelectElement && [...field.options].find((it) => it.value === value);
    if (option) option.selected = true;
  }
}

type TakeOrderProps = {
  app: App;
  day: Day;
  /** An order is begun for this day, which stays on the screen. */
  onBegin: () => void;
};

/** An order for the day on the screen, from somebody who telephones or stands at the counter. */
export function TakeOrder({ app, day, onBegin }: TakeOrderProps) {
  /** What came of the last order, and the day for which it was. */
  const [said, setSaid] = useState({ day, text: '' });
  const say = (text: string) => setSaid({ day, text });
  const now = app.now();
  const slots = slotsOf(day).filter((slot) => !isOver(day, slot, now, true));
  const typed = useRef<HTMLFormElement>(null);
  const [begun] = useState(() => app.drafts.read(draftKey));
  // What was begun outlasts a reload and another language.
  useLayoutEffect(() => {
    if (typed.current && isRecord(begun)) fill(typed.current, begun);
  }, [begun]);

  const handleSubmit = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const text = (field: string) => String(data.get(field) ?? '');
    const draft = {
      lines: BAKES.flatMap(({ id }) => {
        const quantity = Number(text(id));
        return quantity > 0 ? [{ id, quantity }] : [];
      }),
      day,
      slot: text('slot') ? Number(text('slot')) : null,
      name: text('name'),
      phone: text('phone'),
      note: text('note'),
    };
    const { reservation, problems } = await app.orders.enter(draft);
    if (!reservation) {
      say([...problems.values()].join(' '));
      return;
    }
    const { code, slot, totalCents } = reservation;
    say(
      words.entered(
        code,
        draft.name.trim(),
        `${dayWords(day, now.day)}, ${slotWords(slot)}`,
        formatCents(totalCents),
      ),
    );
    form.reset();
    app.drafts.write(draftKey, null);
  };

  return (
    <details class="take" open={begun !== null}>
      <summary>{words.take}</summary>
      <Form
        ref={typed}
        onSubmit={handleSubmit}
        onInput={({ currentTarget }) => {
          say('');
          onBegin();
          app.drafts.write(draftKey, Object.fromEntries(new FormData(currentTarget)));
        }}
        onInvalidCapture={() => say('')}
      >
        <div class="take-lines">
          {BAKES.map((bake) => ({ ...bake, isMade: madeOn(bake, day) })).map(
            ({ id, name, isMade }) => (
              <label key={id} class="field">
                {name}
                {/* What was typed for another day is not lost: the order says that it cannot be. */}
                {!isMade && <small>{guestWords.booking.notThisDay}</small>}
                <input type="number" name={id} min={0} max={MOST_BY_BAKERY} inputMode="numeric" />
              </label>
            ),
          )}
        </div>
        <div class="fields">
          <label class="field">
            {words.hour}
            <Choice name="slot" of={slots} say={slotWords} />
          </label>
          <Field
            label={guestWords.page.name}
            name="name"
            maxLength={60}
            required
            autoComplete="off"
          />
          <Field label={words.phone} name="phone" type="tel" maxLength={24} autoComplete="off" />
          <Field label={words.note} name="note" maxLength={140} autoComplete="off" />
        </div>
        {slots.length === 0 && <p>{words.noTime}</p>}
        <button type="submit" class="button" disabled={slots.length === 0}>
          {words.enter(dayWords(day, now.day))}
        </button>
        <p role="status">{said.day === day && said.text}</p>
      </Form>
    </details>
  );
}
