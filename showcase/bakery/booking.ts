import type { App, Draw } from './app.ts';
import { type Day, holidayName } from './calendar.ts';
import { byId, h, picture } from './dom.ts';
import { DRAWINGS } from './drawings.ts';
import { clock, dayMonth, euros, pieces, relativeDay } from './format.ts';
import { BAKES, bakeById, madeOn } from './products.ts';
import {
  codeFrom,
  type Field,
  type Line,
  normalPhone,
  pickupDays,
  piecesOf,
  problemsOf,
  type Reservation,
  roomIn,
  SLOT_MINUTES,
  slotsOf,
  totalCentsOf,
} from './reservation.ts';
import { stepper } from './stepper.ts';

const DAYS_SHOWN = 6;
/** Fewer free places than this are announced as the last ones. */
const FEW = 8;

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
        h('dd', {}, euros((bake?.cents ?? 0) * quantity)),
      );
    }),
    h(
      'div',
      { class: 'total' },
      h('dt', {}, 'Total, IVA incluído'),
      h('dd', {}, euros(totalCents)),
    ),
  );
}

export function slotWords(slot: number): string {
  return `${clock(slot)} – ${clock(slot + SLOT_MINUTES)}`;
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
export function mountBooking(app: App, onDone: (reservation: Reservation) => void): Draw {
  const form = byId('booking');
  const name = byId('name') as HTMLInputElement;
  const phone = byId('phone') as HTMLInputElement;
  let day: Day | null = null;
  let slot: number | null = null;
  let asked = false;
  let drawnDays = '';
  let drawnSlots = '';

  const rows = BAKES.map((bake) => {
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
  });
  byId('lines').append(...rows.map(({ element }) => element));

  const problems = () =>
    problemsOf(
      { lines: app.saved().basket, day, slot, name: name.value, phone: phone.value },
      app.now(),
      app.saved().reservations,
    );

  const showProblems = (found: ReadonlyMap<Field, string>) => {
    for (const field of ['lines', 'day', 'slot', 'name', 'phone'] as const) {
      const place = byId(`error-${field}`);
      const text = found.get(field) ?? '';
      if (place.textContent !== text) place.textContent = text;
      place.hidden = text === '';
      if (field === 'name' || field === 'phone') {
        byId(field).setAttribute('aria-invalid', String(text !== ''));
      }
    }
  };

  const drawDays = () => {
    const now = app.now();
    const days = pickupDays(now, DAYS_SHOWN);
    if (day === null || !days.includes(day)) day = days[0] ?? null;
    const key = `${now.day} ${days.join()} ${day}`;
    if (key === drawnDays) return;
    drawnDays = key;
    byId('days').replaceChildren(
      ...days.map((each) => {
        const made = chip('day', each, each === day, relativeDay(each, now.day), dayMonth(each));
        const holiday = holidayName(each);
        if (holiday) made.element.append(h('span', { class: 'unseen' }, `, ${holiday}`));
        made.input.addEventListener('change', () => {
          day = each;
          drawnDays = `${now.day} ${days.join()} ${day}`;
          if (slot !== null && !slotsOf(each).includes(slot)) slot = null;
          app.refresh();
        });
        return made.element;
      }),
    );
  };

  const drawSlots = () => {
    if (day === null) return;
    const on = day;
    const own = app.saved().reservations;
    const rooms = slotsOf(on).map((each) => ({ each, room: roomIn(on, each, own) }));
    if (rooms.some(({ each, room }) => each === slot && room === 0)) slot = null;
    const key = `${on} ${rooms.map(({ room }) => room).join()} ${slot}`;
    if (key === drawnSlots) return;
    drawnSlots = key;
    byId('slots').replaceChildren(
      ...rooms.map(({ each, room }) => {
        const detail = room === 0 ? 'cheio' : room < FEW ? `últimas ${room}` : 'há lugar';
        const made = chip('slot', String(each), each === slot, slotWords(each), detail);
        made.input.disabled = room === 0;
        made.input.addEventListener('change', () => {
          slot = each;
          drawnSlots = `${on} ${rooms.map((entry) => entry.room).join()} ${slot}`;
          app.refresh();
        });
        return made.element;
      }),
    );
  };

  const drawBag = () => {
    const lines = app.saved().basket;
    const when =
      day === null
        ? null
        : `${relativeDay(day, app.now().day)}, ${dayMonth(day)}${slot === null ? '' : `, ${slotWords(slot)}`}`;
    byId('bag').replaceChildren(
      ...(lines.length === 0
        ? [h('p', { class: 'empty' }, 'Ainda vazio. Comece pelo pão de massa-mãe: nunca falha.')]
        : [receipt(lines, totalCentsOf(lines))]),
      ...(when ? [h('p', { class: 'when' }, h('small', {}, 'Para levantar'), when)] : []),
    );
  };

  form.addEventListener('input', () => {
    if (asked) showProblems(problems());
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    asked = true;
    const found = problems();
    showProblems(found);
    const [first] = found.keys();
    if (first) {
      const place = first === 'name' || first === 'phone' ? byId(first) : byId(`step-${first}`);
      const target =
        place.querySelector<HTMLElement>(
          'input:checked, input:not(:disabled), button:last-of-type',
        ) ?? place;
      target.focus();
      app.say(
        found.size === 1
          ? (found.get(first) ?? '')
          : `Faltam ${found.size} coisas. ${found.get(first)}`,
      );
      return;
    }
    const { basket, reservations } = app.saved();
    const number = normalPhone(phone.value);
    if (day === null || slot === null || number === null) return;
    const reservation: Reservation = {
      code: codeFrom(crypto.getRandomValues(new Uint8Array(4))),
      day,
      slot,
      lines: basket,
      totalCents: totalCentsOf(basket),
      name: name.value.trim(),
      phone: number,
    };
    asked = false;
    slot = null;
    app.change({ basket: [], reservations: [...reservations, reservation] });
    onDone(reservation);
  });

  return () => {
    drawDays();
    drawSlots();
    for (const { bake, element, detail, draw } of rows) {
      draw();
      const made = day === null || madeOn(bake, day);
      element.dataset.made = String(made);
      detail.textContent = made ? `${bake.measure}, ${euros(bake.cents)}` : 'só de sexta a domingo';
    }
    drawBag();
    if (asked) showProblems(problems());

    const lines = app.saved().basket;
    const count = piecesOf(lines);
    const tray = byId('tray');
    tray.dataset.count = String(count);
    tray.textContent = `${pieces(count)}, ${euros(totalCentsOf(lines))} · Reservar`;
  };
}
