import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { formatCents } from '../browser/money.ts';
import { Form } from '../kit/form.tsx';
import { Picture } from '../kit/picture.tsx';
import type { Shown } from './app.ts';
import { BakeStepper } from './bake-stepper.tsx';
import { drawingOf } from './drawings.ts';
import { dayWords, slotWords } from './format.ts';
import { Days, Slots } from './pick-up.tsx';
import { BAKES, type Bake, madeOn } from './products.ts';
import { Receipt } from './receipt.tsx';
import { type Field, leftOf, problemsOf, totalCentsOf } from './reservation.ts';
import { words } from './words.ts';

export function Booking(shown: Shown) {
  const { app, now, saved, wish } = shown;
  const isSending = useRef(false);
  const problems = wish.asked
    ? problemsOf({ ...wish, lines: saved.basket }, now, saved)
    : new Map<Field, string>();

  async function handleSubmit() {
    if (isSending.current) return;
    // The clock may have passed eight in the evening since the last look.
    app.change({ asked: true });
    const book = app.orders.saved();
    const draft = { ...app.wish(), lines: book.basket };
    const found = problemsOf(draft, app.now(), book);
    const [first] = found;
    if (first) {
      const [field, text] = first;
      focusOn(field);
      app.say(found.size === 1 ? text : words.booking.missing(found.size, text));
      return;
    }
    isSending.current = true;
    // The page is drawn as soon as it is written, and this may have been the half hour's last place.
    app.change({ asked: false, slot: null });
    const { reservation } = await app.orders.reserve(draft);
    isSending.current = false;
    // Another tab has taken the last place of the half hour, or the last loaf.
    if (!reservation) {
      app.change({ asked: true, slot: draft.slot });
      return;
    }
    app.change({ note: '', seen: [], moved: '', lost: '' });
    app.choose({ ticket: reservation });
  }

  return (
    <Form id="booking" noValidate onSubmit={handleSubmit}>
      <div class="steps">
        <Step field="lines" problems={problems}>
          <ul class="lines" id="lines">
            {BAKES.filter(({ id }) => wish.seen.includes(id)).map((bake) => (
              <Row key={bake.id} {...shown} bake={bake} />
            ))}
          </ul>
          {/* The list of all products opens on request, to keep the form short on phones. */}
          <details class="others">
            <summary>{words.page.others}</summary>
            <ul class="lines" id="others">
              {BAKES.map((bake) => (
                <Row key={bake.id} {...shown} bake={bake} />
              ))}
            </ul>
          </details>
        </Step>
        <Step field="day" changed={wish.moved} problems={problems}>
          <Days {...shown} />
        </Step>
        <Step field="slot" changed={wish.lost} problems={problems}>
          <Slots {...shown} />
          <p class="small rule">{words.page.slotRule}</p>
        </Step>
        <fieldset>
          <Legend number={4} title={words.page.stepWho} />
          <div class="fields">
            <Contact {...shown} field="name" error={problems.get('name')} />
            <Contact {...shown} field="phone" error={problems.get('phone')} />
            <label class="field whole">
              <span>{words.page.note}</span>
              <input
                id="note"
                name="note"
                autoComplete="off"
                maxLength={140}
                value={wish.note}
                onInput={({ currentTarget }) => app.type({ note: currentTarget.value })}
              />
            </label>
          </div>
          <p class="small">{app.isKept() ? words.page.staysHere : words.notKept}</p>
        </fieldset>
      </div>
      <Bag {...shown} />
    </Form>
  );
}

function focusOn(field: Field) {
  const place = document.querySelector(`#step-${field}`) ?? document;
  const wanted = `#${field}, input:checked, input:enabled, summary`;
  [...place.querySelectorAll<HTMLElement>(wanted)]
    .find((each) => each.checkVisibility({ visibilityProperty: true }))
    ?.focus();
}

const titles = {
  lines: words.page.stepLines,
  day: words.page.stepDay,
  slot: words.page.stepSlot,
} as const;

type StepProps = {
  field: keyof typeof titles;
  changed?: string;
  problems: ReadonlyMap<Field, string>;
  children: ComponentChildren;
};

function Step({ field, changed, problems, children }: StepProps) {
  const error = problems.get(field);
  return (
    <fieldset id={`step-${field}`}>
      <Legend number={Object.keys(titles).indexOf(field) + 1} title={titles[field]} />
      <p class="changed" id={`changed-${field}`} hidden={!changed}>
        {changed}
      </p>
      <p class="error" id={`error-${field}`} hidden={!error}>
        {error}
      </p>
      {children}
    </fieldset>
  );
}

const Legend = ({ number, title }: { number: number; title: string }) => (
  <legend>
    <b>{number}</b> <span>{title}</span>
  </legend>
);

const inputs = {
  name: { autoComplete: 'name', maxLength: 60 },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 24 },
} as const;

type ContactProps = Shown & { field: keyof typeof inputs; error: string | undefined };

const Contact = ({ app, wish, field, error }: ContactProps) => (
  <label class="field">
    <span>{words.page[field]}</span>
    <input
      {...inputs[field]}
      id={field}
      name={field}
      aria-required
      aria-describedby={`error-${field}`}
      aria-invalid={error !== undefined}
      value={wish[field]}
      onInput={({ currentTarget }) => app.type({ [field]: currentTarget.value })}
    />
    <span class="error" id={`error-${field}`} hidden={!error}>
      {error}
    </span>
  </label>
);

function Row({ app, saved, wish: { day }, bake }: Shown & { bake: Bake }) {
  const isMade = day === null || madeOn(bake, day);
  const left = day === null ? Infinity : leftOf(bake.id, day, saved);
  const price = `${bake.measure}, ${formatCents(bake.cents)}`;
  const { soldOut, more, notThisDay } = words.booking;
  const few = left < Infinity ? `${price}, ${more(left)}` : price;
  return (
    <li data-made={isMade && left > 0}>
      <Picture svg={drawingOf(bake.id)} />
      <span>
        <strong>{bake.name}</strong>
        <small>{left === 0 ? soldOut : isMade ? few : notThisDay}</small>
      </span>
      <BakeStepper app={app} bake={bake} saved={saved} />
    </li>
  );
}

function Bag({ now, saved: { basket }, wish: { day, slot } }: Shown) {
  return (
    <div class="bag">
      <h3>{words.page.bag}</h3>
      <div id="bag">
        {basket.length === 0 ? (
          <p class="empty">{words.booking.empty}</p>
        ) : (
          <Receipt lines={basket} totalCents={totalCentsOf(basket)} />
        )}
        {day !== null && (
          <p class="when">
            <small>{words.booking.pickUp}</small>
            {[dayWords(day, now.day), ...(slot === null ? [] : [slotWords(slot)])].join(', ')}
          </p>
        )}
      </div>
      <button class="button" type="submit">
        {words.page.confirm}
      </button>
    </div>
  );
}
