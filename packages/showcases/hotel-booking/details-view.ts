import { h } from '../browser/element.ts';
import { formatMoney } from '../browser/money.ts';
import type { App, DatedStay } from './app.ts';
import { cancellationFeeCents } from './booking.ts';
import { nightsBetween } from './dates.ts';
import { arrivalTimes, type Guest, type GuestErrors, isTimeOver, validateGuest } from './guest.ts';
import { drawRoom } from './interiors.ts';
import { extras, labelOf, quoteFor } from './quote.ts';
import type { Room } from './rooms.ts';
import { priceLines, stayLines } from './summary.ts';
import { words } from './words.ts';

type FieldName = keyof GuestErrors;

const fields: {
  name: keyof Guest;
  label: string;
  type: string;
  autocomplete: string;
  hint?: string;
  isOptional?: boolean;
}[] = [
  { name: 'name', label: words.details.name, type: 'text', autocomplete: 'name' },
  { name: 'email', label: words.details.email, type: 'email', autocomplete: 'email' },
  { name: 'phone', label: words.details.phone, type: 'tel', autocomplete: 'tel' },
  {
    name: 'taxNumber',
    label: words.details.taxNumber,
    type: 'text',
    autocomplete: 'off',
    isOptional: true,
    hint: words.details.taxHint,
  },
];

export function detailsView(
  app: App,
  stay: DatedStay,
  room: Room,
): { root: HTMLElement; update: () => void } {
  const nights = nightsBetween(stay.arrival, stay.departure).length;
  const controls = new Map<FieldName, HTMLElement>();
  const messages = new Map<FieldName, HTMLElement>();
  let hasTried = false;
  let isBooking = false;
  let shownCents = 0;

  const terms = h('input', {
    type: 'checkbox',
    id: 'terms',
    name: 'terms',
    'aria-describedby': 'terms-error',
    onchange: () => hasTried && showErrors(),
  });
  const prices = h('div', { class: 'prices' });
  const newPrice = h('p', { class: 'new-price', hidden: true });
  const button = h('button', { type: 'submit', class: 'primary' });
  const termsLabel = h('label', { for: 'terms' });

  function message(name: FieldName): HTMLElement {
    const element = h('p', { class: 'error', id: `${name}-error` });
    messages.set(name, element);
    return element;
  }

  function field({
    name,
    label,
    type,
    autocomplete,
    hint,
    isOptional,
  }: (typeof fields)[number]): HTMLElement {
    const input = h('input', {
      id: name,
      name,
      type,
      autocomplete,
      value: app.guest[name],
      inputmode: name === 'taxNumber' ? 'numeric' : undefined,
      'aria-required': isOptional ? undefined : 'true',
      'aria-describedby': hint ? `${name}-hint ${name}-error` : `${name}-error`,
      oninput: () => {
        app.setGuest({ [name]: input.value });
        if (hasTried) showErrors();
      },
    });
    controls.set(name, input);
    return h(
      'div',
      { class: 'field' },
      h('label', { for: name }, label, isOptional ? h('small', {}, words.details.optional) : null),
      input,
      hint ? h('p', { class: 'field-hint', id: `${name}-hint` }, hint) : null,
      message(name),
    );
  }

  function showErrors(): FieldName[] {
    const errors = validateGuest(app.guest, terms.checked);
    for (const [name, element] of messages) {
      const text = errors[name] ?? '';
      if (element.textContent !== text) element.textContent = text;
      controls.get(name)?.setAttribute('aria-invalid', String(text !== ''));
    }
    return [...controls.keys()].filter((name) => errors[name] !== undefined);
  }

  const quoteNow = () => quoteFor(room, stay.arrival, stay.departure, stay, app.stay.extras);

  function updatePrices(): void {
    const quote = quoteNow();
    shownCents = quote.totalCents;
    prices.replaceChildren(...priceLines(quote));
    button.textContent = words.details.confirm(formatMoney(quote.totalCents));
    const nightCents = quote.nights.map(({ cents }) => cents);
    const fee = cancellationFeeCents({ arrival: stay.arrival, nightCents }, app.today);
    termsLabel.textContent =
      fee > 0 ? words.details.lateTerms(formatMoney(fee)) : words.details.terms;
  }

  async function handleSubmit(event: Event): Promise<void> {
    event.preventDefault();
    hasTried = true;
    const [first, ...others] = showErrors();
    if (first) {
      controls.get(first)?.focus();
      app.announce(words.details.problems(others.length + 1));
      return;
    }
    if (isBooking) return;
    isBooking = true;
    const { arrival, departure, adults, children } = stay;
    const guest = { ...app.guest };
    const { extras: chosen } = app.stay;
    const { booking } = await app.store.book(
      { roomId: room.id, arrival, departure, adults, children, extras: chosen, guest },
      shownCents,
    );
    isBooking = false;
    // Another tab of the same browser has taken the last one, the day is over, or the price has changed.
    if (!booking) {
      app.refresh();
      return;
    }
    app.setStay({ ...app.stay, arrival: null, departure: null, roomId: null, extras: [] });
    app.go(`#reserva-${booking.reference}`);
  }

  // The order of the controls is the order in which errors are visited.
  const fieldRows = fields.map(field);
  controls.set('terms', terms);
  updatePrices();

  const extraRows = extras.map((extra) => {
    const input = h('input', {
      type: 'checkbox',
      id: `extra-${extra.id}`,
      checked: app.stay.extras.includes(extra.id),
      'aria-describedby': `extra-${extra.id}-text`,
      onchange: () => {
        const kept = app.stay.extras.filter((id) => id !== extra.id);
        app.setStay({ ...app.stay, extras: input.checked ? [...kept, extra.id] : kept });
        newPrice.hidden = true;
        updatePrices();
        app.announce(words.details.total(formatMoney(quoteNow().totalCents)));
      },
    });
    return h(
      'li',
      {},
      input,
      h('label', { for: input.id }, labelOf(extra, stay)),
      h('strong', {}, `+ ${formatMoney(extra.cents(stay, nights))}`),
      h('p', { id: `extra-${extra.id}-text` }, extra.text, ' ', h('small', {}, `${extra.unit}.`)),
    );
  });

  const times = h('select', {
    id: 'arrivalTime',
    'aria-describedby': 'arrivalTime-hint',
    onchange: () => {
      timeHint.textContent = '';
      app.setGuest({ arrivalTime: times.value });
    },
  });
  const timeHint = h('p', { class: 'field-hint', id: 'arrivalTime-hint' });
  const isOver = (time: string) => isTimeOver(time, stay.arrival, app.now);
  /** Offers what is still to come. */
  function updateTimes(): void {
    const possible = arrivalTimes.filter((time) => !isOver(time));
    const isLost = isOver(app.guest.arrivalTime);
    if (isLost) app.setGuest({ arrivalTime: 'unknown' });
    if (times.options.length !== possible.length)
      times.replaceChildren(
        ...possible.map((time) =>
          h(
            'option',
            { value: time, selected: app.guest.arrivalTime === time },
            words.details.times[time],
          ),
        ),
      );
    if (!isLost) return;
    timeHint.textContent = words.details.timeOver;
    app.announce(timeHint.textContent);
  }
  updateTimes();
  const note = h('textarea', {
    id: 'note',
    rows: 2,
    maxlength: 300,
    oninput: () => {
      app.setGuest({ note: note.value });
    },
  });
  note.value = app.guest.note;

  const root = h(
    'section',
    {},
    h('h2', { tabindex: -1 }, words.details.heading),
    h(
      'form',
      { class: 'details', novalidate: true, onsubmit: handleSubmit },
      h(
        'fieldset',
        { class: 'extras' },
        h('legend', {}, words.details.extras),
        h('ul', {}, ...extraRows),
      ),
      h(
        'fieldset',
        { class: 'guest' },
        h('legend', {}, words.details.who),
        ...fieldRows,
        h(
          'div',
          { class: 'field' },
          h('label', { for: 'arrivalTime' }, words.details.arrivalTime),
          times,
          timeHint,
        ),
        h(
          'div',
          { class: 'field wide' },
          h('label', { for: 'note' }, words.details.note, h('small', {}, words.details.optional)),
          note,
        ),
      ),
      h(
        'aside',
        { class: 'summary', 'aria-label': words.details.summary },
        h('div', { class: 'picture' }, drawRoom(room.id)),
        h('h3', {}, room.name),
        stayLines(stay),
        prices,
        newPrice,
        h('div', { class: 'terms' }, terms, termsLabel),
        message('terms'),
        button,
        h('p', { class: 'small' }, words.details.demo),
      ),
    ),
  );
  /** After a change elsewhere: a price that is no longer the one that was read is said. */
  function update(): void {
    const before = shownCents;
    updateTimes();
    updatePrices();
    if (shownCents === before) return;
    newPrice.hidden = false;
    newPrice.textContent = words.details.newPrice(formatMoney(shownCents));
    app.announce(newPrice.textContent);
  }

  return { root, update };
}
