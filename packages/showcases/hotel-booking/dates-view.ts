import type { Day } from '../browser/day.ts';
import { formatDay } from '../browser/day-format.ts';
import { h } from '../browser/element.ts';
import { formatMoney } from '../browser/money.ts';
import { createStepper } from '../browser/stepper.ts';
import { type App, hasDates } from './app.ts';
import { offers } from './availability.ts';
import { createBar } from './bar.ts';
import { createCalendar } from './calendar.ts';
import { nightsBetween, weekdayName } from './dates.ts';
import { minimumStay } from './rates.ts';
import { type Party, partyLimits } from './rooms.ts';
import { type Picked, withParty } from './stay.ts';
import { words } from './words.ts';

function readout(label: string, day: Day | null, prompt: string): HTMLElement {
  return h(
    'div',
    { class: 'readout', 'data-empty': day === null },
    h('span', { class: 'label' }, label),
    h('span', { class: 'figure' }, day ? String(Number(day.slice(8))) : '–'),
    h(
      'span',
      { class: 'unit' },
      day ? formatDay(day, 'month') : prompt,
      day ? h('small', {}, weekdayName(day)) : null,
    ),
  );
}

type Guests = 'adults' | 'children';

function guestStepper(app: App, of: Guests, onChange: (party: Party) => void) {
  const label = words.dates[of];
  const id = `passo-${of}`;
  const limits = () => {
    const others = app.stay.adults + app.stay.children - app.stay[of];
    return {
      min: of === 'adults' ? 1 : 0,
      max: Math.min(partyLimits[of], partyLimits.guests - others),
    };
  };
  const { root, show } = createStepper({
    less: words.dates.less(label),
    more: words.dates.more(label),
    labelledBy: id,
    head: h('p', { id }, label, h('small', {}, words.dates[`${of}Note`])),
    classes: { more: 'more', count: 'figure' },
    onStep(step) {
      const { min, max } = limits();
      const next = app.stay[of] + step;
      const { adults, children } = app.stay;
      if (next >= min && next <= max) onChange({ adults, children, [of]: next });
    },
  });
  return { root, update: () => show(app.stay[of], limits()) };
}

export function datesView(app: App): HTMLElement {
  const figures = h('div', { class: 'readouts' });
  const hint = h('p', { class: 'hint' });
  const bar = createBar(words.dates.seeRooms, () => {
    if (hasDates(app.stay)) app.go('#quartos');
    else {
      app.announce(words.dates.pickFirst);
      calendar.root.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
    }
  });
  const calendar = createCalendar(app, update);
  const setParty = (party: Party) => {
    const before = app.stay;
    app.setStay(withParty(before, party, app.store.holds()));
    calendar.update();
    update();
    app.announce(
      before.departure && !app.stay.departure
        ? words.dates.noRoomForParty
        : `${words.count.adults(app.stay.adults)}, ${words.count.children(app.stay.children)}.`,
    );
  };
  const adults = guestStepper(app, 'adults', setParty);
  const children = guestStepper(app, 'children', setParty);

  function update(picked?: Picked): void {
    const { stay } = app;
    const nights = hasDates(stay) ? nightsBetween(stay.arrival, stay.departure).length : 0;
    figures.replaceChildren(
      readout(words.dates.arrival, stay.arrival, words.dates.pickDay),
      readout(
        words.dates.departure,
        stay.departure,
        stay.arrival ? words.dates.pickReturn : words.dates.pickDay,
      ),
      h(
        'div',
        { class: 'readout total', 'data-empty': nights === 0 },
        h('span', { class: 'label' }, words.dates.stay),
        h('span', { class: 'figure' }, nights ? String(nights) : '–'),
        h(
          'span',
          { class: 'unit' },
          nights === 1 ? words.dates.night : words.dates.nights,
          h('small', {}, words.dates.minimum(minimumStay(stay.arrival ?? app.today))),
        ),
      ),
    );
    const refusal = picked?.isRefused ? picked.message : app.notice;
    hint.toggleAttribute('data-refused', refusal !== null);
    hint.textContent =
      refusal ??
      (stay.departure
        ? words.dates.toChange
        : stay.arrival
          ? words.dates.nowDeparture(words.count.nights(minimumStay(stay.arrival)))
          : words.dates.begin);
    adults.update();
    children.update();
    if (!hasDates(stay)) {
      bar.update(words.dates.pickNights, words.dates.allIn, false);
      return;
    }
    const free = offers(stay.arrival, stay.departure, stay, app.store.holds()).filter(
      (offer) => offer.status === 'free',
    );
    const left = free.reduce((sum, offer) => sum + offer.left, 0);
    const lowest = Math.min(...free.map((offer) => offer.totalCents));
    bar.update(
      words.dates.from(formatMoney(lowest)),
      words.dates.included(words.count.nights(nights), words.count.free(left)),
      true,
    );
  }

  update();
  return h(
    'section',
    { class: 'dates' },
    h('h2', { class: 'sr', tabindex: -1 }, words.dates.heading),
    h(
      'div',
      { class: 'first' },
      figures,
      hint,
      calendar.root,
      h('div', { class: 'legend' }, calendar.key),
      h('div', { class: 'party' }, adults.root, children.root),
      bar.root,
    ),
    h(
      'dl',
      { class: 'facts' },
      ...words.dates.facts.map(([term, text]) =>
        h('div', {}, h('dt', {}, term), h('dd', {}, text)),
      ),
      h(
        'div',
        { class: 'try' },
        h('dt', {}, words.dates.tryTitle),
        ...words.dates.tries.map((text) => h('dd', {}, text)),
      ),
    ),
  );
}
