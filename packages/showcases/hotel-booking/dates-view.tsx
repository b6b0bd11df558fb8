import { useRef, useState } from 'preact/hooks';
import type { Day } from '../browser/day.ts';
import { formatDay } from '../browser/day-format.ts';
import { formatMoney } from '../browser/money.ts';
import { Rows } from '../kit/rows.tsx';
import { Stepper } from '../kit/stepper.tsx';
import type { Shown } from './app.ts';
import { offers } from './availability.ts';
import { Calendar } from './calendar.tsx';
import { nightsOf, weekdayName } from './dates.ts';
import { named } from './named.ts';
import { minimumStay } from './rates.ts';
import { type Party, partyLimits } from './rooms.ts';
import { hasDates, pickDay, type Stay, withParty } from './stay.ts';
import { words } from './words.ts';

export function Dates(shown: Shown) {
  const { app, now, stay, holds, notice } = shown;
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The dates that had no room for the guests: fewer of them may have it again. */
  const [lost, setLost] = useState<Pick<Stay, 'arrival' | 'departure'> | null>(null);
  const section = useRef<HTMLElement>(null);

  function handlePick(day: Day) {
    const picked = pickDay(stay, day, now.day, holds);
    setRefusal(picked.isRefused ? picked.message : null);
    setLost(null);
    app.setStay(picked.stay);
    app.announce(picked.message);
  }

  function handleParty(party: Party) {
    const wanted = { ...stay, ...lost };
    const next = withParty(wanted, party, holds);
    const isLost = next.arrival !== wanted.arrival || next.departure !== wanted.departure;
    const { arrival, departure } = wanted;
    setLost(isLost ? { arrival, departure } : null);
    setRefusal(isLost ? words.dates.noRoomForParty : null);
    app.setStay(next);
    app.announce(
      isLost
        ? words.dates.noRoomForParty
        : `${words.count.adults(next.adults)}, ${words.count.children(next.children)}.`,
    );
  }

  function handleGo() {
    if (hasDates(stay)) {
      app.go('#quartos');
      return;
    }
    app.announce(words.dates.pickFirst);
    section.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  }

  const refused = refusal ?? notice;
  const price = priceOf(shown);
  return (
    <section ref={section} class="dates" {...named}>
      <h2 class="unseen" id="step-title">
        {words.dates.heading}
      </h2>
      <div class="first">
        <Readouts stay={stay} today={now.day} />
        <p class="hint" data-refused={refused !== null ? '' : undefined}>
          {refused ?? hintOf(stay)}
        </p>
        <Calendar {...shown} onPick={handlePick} />
        <div class="party">
          <GuestStepper of="adults" stay={stay} onChange={handleParty} />
          <GuestStepper of="children" stay={stay} onChange={handleParty} />
        </div>
        <div class="bar">
          <p>
            <strong>{price.amount}</strong>
            <span>{price.detail}</span>
          </p>
          <button type="button" class="primary" data-ready={hasDates(stay)} onClick={handleGo}>
            {words.dates.seeRooms}
          </button>
        </div>
      </div>
      {facts}
    </section>
  );
}

function hintOf({ arrival, departure }: Stay): string {
  if (departure) return words.dates.toChange;
  return arrival
    ? words.dates.nowDeparture(words.count.nights(minimumStay(arrival)))
    : words.dates.begin;
}

/** The lowest price of the chosen nights, and what is in it. */
function priceOf({ stay, holds }: Shown) {
  if (!hasDates(stay)) return { amount: words.dates.pickNights, detail: words.dates.allIn };
  const free = offers(stay, holds).filter((offer) => offer.status === 'free');
  const left = free.reduce((sum, offer) => sum + offer.left, 0);
  const nights = words.count.nights(nightsOf(stay).length);
  return {
    amount: words.dates.from(formatMoney(Math.min(...free.map(({ totalCents }) => totalCents)))),
    detail: words.dates.included(nights, words.count.free(left)),
  };
}

function Readouts({ stay, today }: { stay: Stay; today: Day }) {
  const { arrival, departure } = stay;
  const nights = hasDates(stay) ? nightsOf(stay).length : 0;
  const { pickDay: prompt, pickReturn } = words.dates;
  return (
    <div class="readouts">
      <DayReadout label={words.dates.arrival} day={arrival} prompt={prompt} />
      <DayReadout
        label={words.dates.departure}
        day={departure}
        prompt={arrival ? pickReturn : prompt}
      />
      <Readout
        label={words.dates.stay}
        figure={nights}
        unit={nights === 1 ? words.dates.night : words.dates.nights}
        note={words.dates.minimum(minimumStay(arrival ?? today))}
      />
    </div>
  );
}

const DayReadout = ({ label, day, prompt }: { label: string; day: Day | null; prompt: string }) =>
  day ? (
    <Readout
      label={label}
      figure={Number(day.slice(8))}
      unit={formatDay(day, 'month')}
      note={weekdayName(day)}
    />
  ) : (
    <Readout label={label} figure={0} unit={prompt} />
  );

/** `figure` is 0 where nothing is chosen. */
const Readout = (props: { label: string; figure: number; unit: string; note?: string }) => (
  <div class="readout" data-empty={props.figure === 0 ? '' : undefined}>
    <span class="label">{props.label}</span>
    <span class="figure">{props.figure || '–'}</span>
    <span class="unit">
      {props.unit}
      {props.note && <small>{props.note}</small>}
    </span>
  </div>
);

type GuestStepperProps = {
  of: 'adults' | 'children';
  stay: Stay;
  onChange: (party: Party) => void;
};

function GuestStepper({ of, stay, onChange }: GuestStepperProps) {
  const { adults, children } = stay;
  const label = words.dates[of];
  const id = `passo-${of}`;
  const min = of === 'adults' ? 1 : 0;
  const max = Math.min(partyLimits[of], partyLimits.guests - (adults + children - stay[of]));
  return (
    <Stepper
      value={stay[of]}
      min={min}
      max={max}
      words={{ less: words.dates.less(label), more: words.dates.more(label) }}
      labelledBy={id}
      onStep={(next) => {
        if (next >= min && next <= max) onChange({ adults, children, [of]: next });
      }}
    >
      <p id={id}>
        {label}
        <small>{words.dates[`${of}Note`]}</small>
      </p>
    </Stepper>
  );
}

/** Nothing changes them. */
const facts = (
  <Rows class="facts" rows={words.dates.facts}>
    <div class="try">
      <dt>{words.dates.tryTitle}</dt>
      {words.dates.tries.map((text) => (
        <dd key={text}>{text}</dd>
      ))}
    </div>
  </Rows>
);
