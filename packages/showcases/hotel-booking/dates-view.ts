import { h } from '../browser/element.ts';
import { type App, hasDates } from './app.ts';
import { offers } from './availability.ts';
import { createBar } from './bar.ts';
import { createCalendar } from './calendar.ts';
import { type Day, formatDay, nightsBetween, weekdayName } from './dates.ts';
import { formatMoney } from './money.ts';
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

/** A number with two buttons; the number is announced by the view when it changes. */
function stepper(
  label: string,
  note: string,
  read: () => number,
  limits: () => { min: number; max: number },
  onChange: (value: number) => void,
): { root: HTMLElement; update: () => void } {
  const id = `passo-${label.toLowerCase()}`;
  const change = (step: number) => {
    const { min, max } = limits();
    const next = read() + step;
    if (next >= min && next <= max) onChange(next);
  };
  const less = h('button', {
    'aria-label': words.dates.less(label),
    onclick: () => change(-1),
  });
  const more = h('button', {
    class: 'more',
    'aria-label': words.dates.more(label),
    onclick: () => change(1),
  });
  const value = h('span', { class: 'figure' });
  const update = () => {
    const { min, max } = limits();
    value.textContent = String(read());
    // Not `disabled`: that would drop the focus of someone who has just pressed the button.
    less.setAttribute('aria-disabled', String(read() <= min));
    more.setAttribute('aria-disabled', String(read() >= max));
  };
  update();
  return {
    root: h(
      'div',
      { class: 'stepper', role: 'group', 'aria-labelledby': id },
      h('p', { id }, label, h('small', {}, note)),
      less,
      value,
      more,
    ),
    update,
  };
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
    app.setStay(withParty(before, party, app.store.active()));
    calendar.update();
    update();
    app.announce(
      before.departure && !app.stay.departure
        ? words.dates.noRoomForParty
        : `${words.count.adults(app.stay.adults)}, ${words.count.children(app.stay.children)}.`,
    );
  };
  const adults = stepper(
    words.dates.adults,
    words.dates.adultsNote,
    () => app.stay.adults,
    () => ({ min: 1, max: Math.min(partyLimits.adults, partyLimits.guests - app.stay.children) }),
    (value) => setParty({ adults: value, children: app.stay.children }),
  );
  const children = stepper(
    words.dates.children,
    words.dates.childrenNote,
    () => app.stay.children,
    () => ({ min: 0, max: Math.min(partyLimits.children, partyLimits.guests - app.stay.adults) }),
    (value) => setParty({ adults: app.stay.adults, children: value }),
  );

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
    const refusal = picked?.isRefused ? picked.message : null;
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
    const free = offers(stay.arrival, stay.departure, stay, app.store.active()).filter(
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
    ),
  );
}
