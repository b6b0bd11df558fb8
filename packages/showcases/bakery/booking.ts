import { addDays, type Day, isDay } from '../browser/day.ts';
import { formatDay } from '../browser/day-format.ts';
import { find, h } from '../browser/element.ts';
import type { Shelf } from '../browser/kept.ts';
import { formatCents } from '../browser/money.ts';
import type { App, Draw } from './app.ts';
import { holidayOn } from './calendar.ts';
import { DRAWINGS } from './drawings.ts';
import { dayWords, relativeDay, slotWords } from './format.ts';
import { picture } from './picture.ts';
import { BAKES, type Bake, bakeById, madeOn } from './products.ts';
import {
  canServe,
  DAYS_AHEAD,
  dayRefusal,
  type Field,
  isOrderable,
  type Line,
  leftOf,
  missingOn,
  pickupDays,
  piecesOf,
  problemsOf,
  type Reservation,
  roomIn,
  slotRefusal,
  slotsOf,
  totalCentsOf,
} from './reservation.ts';
import { stepper } from './stepper.ts';
import { loadDraft, saveDraft } from './store.ts';
import { words } from './words.ts';

const DAYS_SHOWN = 6;
/** Fewer free places than this are announced as the last ones. */
const FEW = 3;

/** The lines of a basket with their price, and the total. */
export function receipt(lines: readonly Line[], totalCents: number): HTMLElement {
  return h(
    'dl',
    { class: 'receipt' },
    ...lines.map(({ id, quantity }) => {
      const bake = bakeById(id);
      return h(
        'div',
        {},
        h('dt', {}, `${quantity} × ${bake?.name ?? id}`),
        h('dd', {}, formatCents((bake?.cents ?? 0) * quantity)),
      );
    }),
    h(
      'div',
      { class: 'total' },
      h('dt', {}, words.booking.total),
      h('dd', {}, formatCents(totalCents)),
    ),
  );
}

function chip(
  group: string,
  value: string,
  checked: boolean,
  title: string,
  detail: string,
): { element: HTMLElement; input: HTMLInputElement } {
  const input = h('input', { type: 'radio', name: group, value, class: 'unseen' });
  input.checked = checked;
  const element = h(
    'label',
    { class: 'chip' },
    input,
    h('span', {}, h('b', {}, title), h('small', {}, detail)),
  );
  return { element, input };
}

/** The four steps of a reservation; `onDone` gets each one that is confirmed. */
export function mountBooking(
  app: App,
  drafts: Shelf,
  onDone: (reservation: Reservation) => void,
): Draw {
  const form = find('#booking', HTMLElement);
  const name = find('#name', HTMLInputElement);
  const phone = find('#phone', HTMLInputElement);
  const note = find('#note', HTMLInputElement);
  const far = find('#far', HTMLInputElement);
  const draft = loadDraft(drafts);
  let { day, slot }: { day: Day | null; slot: number | null } = draft;
  name.value = draft.name;
  phone.value = draft.phone;
  note.value = draft.note;
  let asked = false;
  let isSending = false;
  const contact = () => ({ name: name.value, phone: phone.value, note: note.value });
  const keepDraft = () => saveDraft(drafts, { ...contact(), day, slot });
  let drawnDays = '';
  let drawnSlots = '';

  const row = (bake: Bake) => {
    const { element: steps, draw } = stepper(app, bake);
    const detail = h('small');
    const element = h(
      'li',
      {},
      picture(200, 160, DRAWINGS[bake.id] ?? []),
      h('span', {}, h('strong', {}, bake.name), detail),
      steps,
    );
    return { bake, element, detail, draw };
  };
  // The basket is always visible. The list of all products opens on request, to keep the form short on phones.
  const chosen = BAKES.map(row);
  const others = BAKES.map(row);
  const rows = [...chosen, ...others];
  find('#lines', HTMLElement).append(...chosen.map(({ element }) => element));
  find('#others', HTMLElement).append(...others.map(({ element }) => element));
  /** Products that were in the basket since the last reservation stay listed, so they can be added again. */
  const seen = new Set<string>();

  const wanted = () => ({ ...contact(), lines: app.orders.saved().basket, day, slot });
  const problems = () => problemsOf(wanted(), app.now(), app.orders.saved());

  const showProblems = (found: ReadonlyMap<Field, string>) => {
    for (const field of ['lines', 'day', 'slot', 'name', 'phone'] as const) {
      const place = find(`#error-${field}`, HTMLElement);
      const text = found.get(field) ?? '';
      if (place.textContent !== text) place.textContent = text;
      place.hidden = text === '';
      if (field === 'name' || field === 'phone') {
        find(`#${field}`, HTMLElement).setAttribute('aria-invalid', String(text !== ''));
      }
    }
  };

  /** Says beside a step what has changed without the visitor; an empty text takes it back. */
  const tell = (step: 'day' | 'slot', text: string) => {
    const place = find(`#changed-${step}`, HTMLElement);
    place.textContent = text;
    place.hidden = text === '';
    if (text) app.say(text);
  };

  /** The next days, and one chosen further ahead. */
  const shownDays = () => {
    const days = pickupDays(app.now(), DAYS_SHOWN);
    const isFar = day !== null && !days.includes(day) && isOrderable(day, app.now());
    return isFar && day !== null ? [...days, day] : days;
  };

  far.addEventListener('change', () => {
    if (!isDay(far.value)) return;
    const why = dayRefusal(far.value, app.now());
    if (!why) day = far.value;
    tell('day', why ? words.booking.notThat[why](formatDay(far.value, 'dayMonth')) : '');
    if (day !== null && slot !== null && !slotsOf(day).includes(slot)) slot = null;
    app.refresh();
  });

  const drawDays = () => {
    const now = app.now();
    const days = shownDays();
    far.min = days[0] ?? '';
    far.max = addDays(now.day, DAYS_AHEAD);
    const book = app.orders.saved();
    const possible = days.filter((each) => canServe(each, book.basket, book));
    const before = day;
    if (day === null || !days.includes(day)) day = possible[0] ?? days[0] ?? null;
    // If the selected day cannot serve this basket, another day is selected, with a notice.
    else if (!possible.includes(day) && possible[0]) [day] = possible;
    if (day !== before && before !== null && day !== null) {
      // The time was chosen for another day, so it has to be chosen again.
      slot = null;
      tell('day', words.booking.moved(dayWords(day, now.day)));
    }
    const key = `${now.day} ${days.join()} ${day} ${possible.join()}`;
    if (key === drawnDays) return;
    drawnDays = key;
    find('#days', HTMLElement).replaceChildren(
      ...days.map((each) => {
        const missing = missingOn(book.basket, each, book);
        const why = missing
          ? words.booking[missing.left > 0 ? 'left' : 'notMade'](missing.name, missing.left)
          : words.booking.full;
        const isPossible = possible.includes(each);
        const made = chip(
          'day',
          each,
          each === day,
          relativeDay(each, now.day),
          isPossible ? formatDay(each, 'dayMonth') : `${formatDay(each, 'dayMonth')}, ${why}`,
        );
        made.input.disabled = !isPossible && each !== day;
        const holiday = holidayOn(each);
        if (holiday)
          made.element.append(h('span', { class: 'unseen' }, `, ${words.holidays[holiday]}`));
        made.input.addEventListener('change', () => {
          day = each;
          drawnDays = `${now.day} ${days.join()} ${day} ${possible.join()}`;
          if (slot !== null && !slotsOf(each).includes(slot)) slot = null;
          tell('day', '');
          app.refresh();
        });
        return made.element;
      }),
    );
  };

  const drawSlots = () => {
    if (day === null) return;
    const on = day;
    const book = app.orders.saved();
    const halves = slotsOf(on).map((each) => {
      const room = roomIn(on, each, book);
      const why = slotRefusal(on, each, book.basket, book);
      const free = room < FEW ? words.booking.last(room) : words.booking.free;
      return { each, why, detail: why ?? free };
    });
    const lost = halves.find(({ each, why }) => each === slot && why);
    if (lost?.why) {
      slot = null;
      tell('slot', words.booking.lost(slotWords(lost.each), lost.why));
    }
    const details = halves.map(({ detail }) => detail).join();
    const key = `${on} ${details} ${slot}`;
    if (key === drawnSlots) return;
    drawnSlots = key;
    find('#slots', HTMLElement).replaceChildren(
      ...halves.map(({ each, why, detail }) => {
        const made = chip('slot', String(each), each === slot, slotWords(each), detail);
        made.input.disabled = why !== null;
        made.input.addEventListener('change', () => {
          slot = each;
          tell('day', '');
          tell('slot', '');
          drawnSlots = `${on} ${details} ${slot}`;
          app.refresh();
        });
        return made.element;
      }),
    );
  };

  const drawBag = () => {
    const lines = app.orders.saved().basket;
    const when =
      day === null
        ? null
        : `${dayWords(day, app.now().day)}${slot === null ? '' : `, ${slotWords(slot)}`}`;
    find('#bag', HTMLElement).replaceChildren(
      ...(lines.length === 0
        ? [h('p', { class: 'empty' }, words.booking.empty)]
        : [receipt(lines, totalCentsOf(lines))]),
      ...(when ? [h('p', { class: 'when' }, h('small', {}, words.booking.pickUp), when)] : []),
    );
  };

  form.addEventListener('input', () => {
    keepDraft();
    if (asked) showProblems(problems());
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSending) return;
    // The clock may have passed eight in the evening since the last look.
    app.refresh();
    asked = true;
    const found = problems();
    showProblems(found);
    const [first] = found.keys();
    if (first) {
      const place =
        first === 'name' || first === 'phone'
          ? find(`#${first}`, HTMLElement)
          : find(`#step-${first}`, HTMLElement);
      const target =
        place.querySelector<HTMLElement>(
          'input:checked, input:not(:disabled), button:last-of-type',
        ) ?? place;
      target.focus();
      app.say(
        found.size === 1
          ? (found.get(first) ?? '')
          : words.booking.missing(found.size, found.get(first) ?? ''),
      );
      return;
    }
    isSending = true;
    const { reservation } = await app.orders.reserve(wanted());
    isSending = false;
    // Another tab has taken the last place of the half hour, or the last loaf.
    if (!reservation) {
      app.refresh();
      return;
    }
    asked = false;
    slot = null;
    seen.clear();
    note.value = '';
    keepDraft();
    app.refresh();
    onDone(reservation);
  });

  return () => {
    drawDays();
    drawSlots();
    keepDraft();
    const book = app.orders.saved();
    for (const { id } of book.basket) seen.add(id);
    for (const { bake, element } of chosen) element.hidden = !seen.has(bake.id);
    for (const { bake, element, detail, draw } of rows) {
      draw();
      const made = day === null || madeOn(bake, day);
      const left = day === null ? Infinity : leftOf(bake.id, day, book);
      element.dataset.made = String(made && left > 0);
      const price = `${bake.measure}, ${formatCents(bake.cents)}`;
      const few = left < Infinity ? `${price}, ${words.booking.more(left)}` : price;
      detail.textContent =
        left === 0 ? words.booking.soldOut : made ? few : words.booking.notThisDay;
    }
    drawBag();
    if (asked) showProblems(problems());

    const lines = app.orders.saved().basket;
    const count = piecesOf(lines);
    const tray = find('#tray', HTMLElement);
    tray.dataset.count = String(count);
    const isLost = !find('#changed-slot', HTMLElement).hidden;
    tray.textContent = `${words.pieces(count)}, ${formatCents(totalCentsOf(lines))} · ${isLost ? words.booking.again : words.page.toBooking}`;
  };
}
