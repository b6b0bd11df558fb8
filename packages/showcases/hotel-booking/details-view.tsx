import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { formatMoney } from '../browser/money.ts';
import { Choice } from '../kit/choice.tsx';
import { Form } from '../kit/form.tsx';
import type { Shown } from './app.ts';
import { cancellationFeeCents } from './booking.ts';
import { nightsOf } from './dates.ts';
import { arrivalTimes, type GuestErrors, isTimeOver, validateGuest } from './guest.ts';
import { named } from './named.ts';
import { PriceLines, StayLines } from './price-lines.tsx';
import { type Extra, extras, labelOf, quoteFor, withExtra } from './quote.ts';
import { RoomPicture } from './room-picture.tsx';
import type { Room } from './rooms.ts';
import type { DatedStay } from './stay.ts';
import { words } from './words.ts';

/** In the order in which errors are visited. */
const inputs = {
  name: { type: 'text', autoComplete: 'name' },
  email: {
    type: 'text',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellcheck: false,
  },
  phone: { type: 'tel', autoComplete: 'tel' },
  taxNumber: { type: 'text', autoComplete: 'off', inputMode: 'numeric' },
} as const;
type InputName = keyof typeof inputs;
const inputNames = Object.keys(inputs) as InputName[];

type DetailsProps = Shown & { stay: DatedStay; room: Room };

export function Details(props: DetailsProps) {
  const { app, now, guest, stay, room } = props;
  const [hasTried, setTried] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const isBooking = useRef(false);
  const errors: GuestErrors = hasTried ? validateGuest(guest, isAccepted) : {};
  const quote = quoteFor(room, stay, stay.extras);
  const newPrice = useNewPrice(props, quote.totalCents);
  const nightCents = quote.nights.map(({ cents }) => cents);
  const fee = cancellationFeeCents({ arrival: stay.arrival, nightCents }, now.day);

  async function handleSubmit(form: HTMLFormElement) {
    setTried(true);
    const found = validateGuest(guest, isAccepted);
    const wrong = [...inputNames, 'terms' as const].filter((name) => found[name] !== undefined);
    if (wrong[0]) {
      form.querySelector<HTMLElement>(`#${wrong[0]}`)?.focus();
      app.announce(words.details.problems(wrong.length));
      return;
    }
    if (isBooking.current) return;
    isBooking.current = true;
    const { arrival, departure, adults, children, extras: chosen } = stay;
    const { booking } = await app.store.book(
      { roomId: room.id, arrival, departure, adults, children, extras: chosen, guest },
      quote.totalCents,
    );
    isBooking.current = false;
    // Another tab of the same browser has taken the last one, the day is over, or the price has changed.
    if (!booking) {
      app.refresh();
      return;
    }
    app.go(`#reserva-${booking.reference}`);
    app.setStay({ ...stay, arrival: null, departure: null, roomId: null, extras: [] });
    // The next stay may be another guest's.
    app.setGuest({ taxNumber: '', note: '', arrivalTime: 'unknown' });
  }

  return (
    <section {...named}>
      <h2 id="step-title">{words.details.heading}</h2>
      <Form class="details" noValidate onSubmit={handleSubmit}>
        <fieldset class="extras">
          <legend>{words.details.extras}</legend>
          <ul>
            {extras.map((extra) => (
              <ExtraRow key={extra.id} {...props} extra={extra} />
            ))}
          </ul>
        </fieldset>
        <fieldset class="guest">
          <legend>{words.details.who}</legend>
          {inputNames.map((name) => (
            <GuestField
              key={name}
              {...props}
              name={name}
              hasTried={hasTried}
              error={errors[name]}
            />
          ))}
          <ArrivalTime {...props} />
          <div class="field wide">
            <label for="note">
              {words.details.note}
              <small>{words.details.optional}</small>
            </label>
            <textarea
              id="note"
              rows={2}
              maxLength={300}
              value={guest.note}
              onInput={({ currentTarget }) => app.setGuest({ note: currentTarget.value })}
            />
          </div>
        </fieldset>
        <aside class="summary" aria-label={words.details.summary}>
          <div class="picture">
            <RoomPicture id={room.id} />
          </div>
          <h3>{room.name}</h3>
          <StayLines {...stay} />
          <div class="prices">
            <PriceLines quote={quote} />
          </div>
          {newPrice && <p class="new-price">{newPrice}</p>}
          <div class="terms">
            <input
              type="checkbox"
              id="terms"
              name="terms"
              aria-describedby="terms-error"
              aria-invalid={hasTried ? errors.terms !== undefined : undefined}
              checked={isAccepted}
              onChange={({ currentTarget }) => setAccepted(currentTarget.checked)}
            />
            <label for="terms">
              {fee > 0 ? words.details.lateTerms(formatMoney(fee)) : words.details.terms}
            </label>
          </div>
          <ErrorText of="terms">{errors.terms}</ErrorText>
          <button type="submit" class="primary">
            {words.details.confirm(formatMoney(quote.totalCents))}
          </button>
          <p class="small">{words.details.demo}</p>
        </aside>
      </Form>
    </section>
  );
}

/** Says each change of the price. One that the guest has not made by an extra is shown, too. */
function useNewPrice({ app, stay }: DetailsProps, cents: number): string | null {
  const [text, setText] = useState<string | null>(null);
  const said = useRef({ cents, extras: stay.extras });
  useLayoutEffect(() => {
    const before = said.current;
    said.current = { cents, extras: stay.extras };
    if (before.cents === cents) return;
    const price = formatMoney(cents);
    const isChosen = before.extras !== stay.extras;
    const news = isChosen ? null : words.details.newPrice(price);
    setText(news);
    app.announce(news ?? words.details.total(price));
  }, [app, cents, stay.extras]);
  return text;
}

function ExtraRow({ app, stay, extra }: DetailsProps & { extra: Extra }) {
  const id = `extra-${extra.id}`;
  return (
    <li>
      <input
        type="checkbox"
        id={id}
        checked={stay.extras.includes(extra.id)}
        aria-describedby={`${id}-text`}
        onChange={({ currentTarget: { checked } }) =>
          app.setStay({ ...stay, extras: withExtra(stay.extras, extra.id, checked) })
        }
      />
      <label for={id}>{labelOf(extra, stay)}</label>
      <strong>{`+ ${formatMoney(extra.cents(stay, nightsOf(stay).length))}`}</strong>
      <p id={`${id}-text`}>
        {extra.text} <small>{`${extra.unit}.`}</small>
      </p>
    </li>
  );
}

type GuestFieldProps = DetailsProps & {
  name: InputName;
  hasTried: boolean;
  error: string | undefined;
};

function GuestField({ app, guest, name, hasTried, error }: GuestFieldProps) {
  const isOptional = name === 'taxNumber';
  return (
    <div class="field">
      <label for={name}>
        {words.details[name]}
        {isOptional && <small>{words.details.optional}</small>}
      </label>
      <input
        {...inputs[name]}
        id={name}
        name={name}
        value={guest[name]}
        aria-required={isOptional ? undefined : true}
        aria-describedby={isOptional ? `${name}-hint ${name}-error` : `${name}-error`}
        aria-invalid={hasTried ? error !== undefined : undefined}
        onInput={({ currentTarget }) => app.setGuest({ [name]: currentTarget.value })}
      />
      {isOptional && (
        <p class="field-hint" id={`${name}-hint`}>
          {words.details.taxHint}
        </p>
      )}
      <ErrorText of={name}>{error}</ErrorText>
    </div>
  );
}

const ErrorText = ({ of, children }: { of: string; children: ComponentChildren }) => (
  <p class="error" id={`${of}-error`}>
    {children}
  </p>
);

/** Offers what is still to come; a time that has passed is taken back, and said. */
function ArrivalTime({ app, now, guest, stay }: DetailsProps) {
  const [isTakenBack, setTakenBack] = useState(false);
  const isOver = (time: string) => isTimeOver(time, stay.arrival, now);
  const isLost = isOver(guest.arrivalTime);
  useLayoutEffect(() => {
    if (!isLost) return;
    setTakenBack(true);
    app.setGuest({ arrivalTime: 'unknown' });
    app.announce(words.details.timeOver);
  }, [app, isLost]);
  return (
    <div class="field">
      <label for="arrivalTime">{words.details.arrivalTime}</label>
      <Choice
        id="arrivalTime"
        aria-describedby="arrivalTime-hint"
        of={arrivalTimes.filter((time) => !isOver(time))}
        say={(time) => words.details.times[time]}
        value={guest.arrivalTime}
        onPick={(arrivalTime) => {
          setTakenBack(false);
          app.setGuest({ arrivalTime });
        }}
      />
      <p class="field-hint" id="arrivalTime-hint">
        {isTakenBack && words.details.timeOver}
      </p>
    </div>
  );
}
