import {
  addDays,
  addMonths,
  type Day,
  daysFrom,
  daysInMonth,
  monthOf,
  weekday,
} from '../browser/day.ts';
import { formatDay } from '../browser/day-format.ts';
import { h } from '../browser/element.ts';
import { inline } from '../browser/inline.ts';
import { formatMoney } from '../browser/money.ts';
import type { App } from './app.ts';
import { canArrive, departuresFrom, lowestCents } from './availability.ts';
import { lastDayShown, weeksOf } from './dates.ts';
import { isClosed, isWeekendNight } from './rates.ts';
import { type Picked, pickDay } from './stay.ts';
import { words } from './words.ts';

/** Below this width, in CSS pixels, a second month would make the days too small to hit. */
const twoMonthsWidth = 520;

export type Calendar = {
  root: HTMLElement;
  /** The legend of the calendar, with prices of the shown month. */
  key: HTMLElement;
  update: () => void;
};

/** The calendar of nights: a range picker that follows the ARIA grid pattern for dates. */
export function createCalendar(app: App, onPick: (picked: Picked) => void): Calendar {
  const firstMonth = monthOf(app.today);
  const lastDay = lastDayShown(app.today);
  const lastMonth = monthOf(lastDay);
  let shown = monthOf(app.stay.arrival ?? app.today);
  let current = app.stay.arrival ?? app.today;
  let columns = 2;
  let departures = new Set<Day>();

  const back = h('button', {
    class: 'turn',
    'aria-label': words.calendar.before,
    onclick: () => turn(-1),
  });
  const ahead = h('button', {
    class: 'turn next',
    'aria-label': words.calendar.after,
    onclick: () => turn(1),
  });
  const months = h('div', {
    class: 'months',
    onkeydown: (event) => handleKey(event as KeyboardEvent),
    onpointerover: (event) => preview(event),
    onpointerleave: () => preview(null),
    onfocusin: (event) => preview(event),
  });
  const root = h(
    'div',
    { class: 'calendar', role: 'group', 'aria-label': words.calendar.label },
    back,
    ahead,
    months,
  );

  const key = h('p', { class: 'key' });

  new ResizeObserver(([entry]) => {
    const next = (entry?.contentRect.width ?? 0) >= twoMonthsWidth ? 2 : 1;
    if (next !== columns) {
      columns = next;
      update();
    }
  }).observe(root);

  function turn(step: number): void {
    const next = addMonths(shown, step);
    if (next < firstMonth || next > lastMonth) return;
    shown = next;
    if (current < shown || current >= addMonths(shown, columns)) {
      current = within(shown);
    }
    update();
    app.announce(formatDay(shown, 'monthYear'));
  }

  function within(day: Day): Day {
    if (day < app.today) return app.today;
    return day > lastDay ? lastDay : day;
  }

  function moveTo(day: Day): void {
    current = within(day);
    if (current < shown) shown = monthOf(current);
    if (current >= addMonths(shown, columns)) shown = addMonths(monthOf(current), 1 - columns);
    update();
    focusCurrent();
  }

  function focusCurrent(): void {
    months.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }

  function handleKey(event: KeyboardEvent): void {
    const column = weekday(current);
    const targets: Record<string, Day> = {
      ArrowLeft: addDays(current, -1),
      ArrowRight: addDays(current, 1),
      ArrowUp: addDays(current, -7),
      ArrowDown: addDays(current, 7),
      Home: addDays(current, -column),
      End: addDays(current, 6 - column),
      PageUp: addMonths(current, event.shiftKey ? -12 : -1),
      PageDown: addMonths(current, event.shiftKey ? 12 : 1),
    };
    const target = targets[event.key];
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moveTo(target);
  }

  function preview(event: Event | null): void {
    const target = event?.target instanceof Element ? event.target.closest('[data-day]') : null;
    const day = target instanceof HTMLElement ? (target.dataset.day ?? '') : '';
    const { arrival, departure } = app.stay;
    const isChoosing = arrival !== null && departure === null && departures.has(day);
    for (const cell of months.querySelectorAll<HTMLElement>('td[data-date]')) {
      const date = cell.dataset.date ?? '';
      cell.toggleAttribute('data-preview', isChoosing && date >= (arrival ?? '') && date <= day);
    }
  }

  function pick(day: Day): void {
    current = day;
    const had = months.contains(document.activeElement);
    const picked = pickDay(app.stay, day, app.today, app.store.holds());
    app.setStay(picked.stay);
    app.announce(picked.message);
    update();
    if (had) focusCurrent();
    onPick(picked);
  }

  function dayCell(day: Day): HTMLElement {
    const holds = app.store.holds();
    const { arrival, departure } = app.stay;
    const isPast = day < app.today;
    const cents = isPast ? null : lowestCents(day, app.stay, holds);
    const isChoosing = arrival !== null && departure === null && day > arrival;
    const isDeparture = isChoosing && departures.has(day);
    const isChosen = day === arrival || day === departure;
    const isOpen = !isPast && (isDeparture || isChosen || canArrive(day, app.stay, holds));
    const isInside = arrival !== null && departure !== null && day > arrival && day < departure;
    const said = [formatDay(day, 'full')];
    if (day === arrival) said.push(words.calendar.arrival);
    if (day === departure) said.push(words.calendar.departure);
    if (isInside) said.push(words.calendar.inside);
    if (isPast) said.push(words.calendar.past);
    else if (cents === null)
      said.push(
        isDeparture
          ? words.calendar.leaveOnly
          : isClosed(day)
            ? words.calendar.closed
            : words.calendar.full,
      );
    else if (!isOpen) said.push(words.calendar.blocked);
    if (cents !== null) said.push(words.calendar.from(formatMoney(cents)));
    const state = isPast ? 'past' : isOpen ? 'open' : cents === null ? 'full' : 'blocked';
    return h(
      'td',
      {
        role: 'gridcell',
        'aria-selected': isChosen || isInside ? 'true' : 'false',
        'data-date': day,
        'data-state': state,
        'data-leave': isDeparture,
        'data-today': day === app.today,
        'data-weekend': isWeekendNight(day),
        'data-edge':
          day === arrival ? (departure ? 'start' : 'only') : day === departure ? 'end' : undefined,
        'data-inside': isInside,
      },
      h(
        'button',
        {
          'data-day': day,
          tabindex: day === current ? 0 : -1,
          'aria-disabled': isOpen ? undefined : 'true',
          'aria-current': day === app.today ? 'date' : undefined,
          onclick: () => pick(day),
        },
        h('span', { class: 'sr' }, said.join(', ')),
        h('span', { class: 'number', 'aria-hidden': 'true' }, String(Number(day.slice(8)))),
        h(
          'span',
          { class: 'price', 'aria-hidden': 'true' },
          isPast ? '\u00a0' : cents === null ? '·' : String(cents / 100),
        ),
      ),
    );
  }

  function monthTable(month: Day): HTMLElement {
    const id = `mes-${month.slice(0, 7)}`;
    const name = formatDay(month, 'month');
    return h(
      'div',
      { class: 'month' },
      h('h3', { id }, name, h('span', {}, formatDay(month, 'monthYear').slice(name.length))),
      h(
        'table',
        { role: 'grid', 'aria-labelledby': id, 'aria-multiselectable': 'true' },
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            ...daysFrom('2024-01-01', 7).map((day) => {
              const name = formatDay(day, 'weekday');
              return h(
                'th',
                { scope: 'col', abbr: name },
                h('span', { 'aria-hidden': 'true' }, name.slice(0, 3)),
                h('span', { class: 'sr' }, name),
              );
            }),
          ),
        ),
        h(
          'tbody',
          {},
          ...weeksOf(month).map((week) =>
            h(
              'tr',
              {},
              ...week.map((day) =>
                day ? dayCell(day) : h('td', { role: 'gridcell', class: 'blank' }),
              ),
            ),
          ),
        ),
      ),
    );
  }

  function update(): void {
    const { arrival, departure } = app.stay;
    departures =
      arrival && !departure ? departuresFrom(arrival, app.stay, app.store.holds()) : new Set();
    if (current < shown || current >= addMonths(shown, columns)) current = within(shown);
    back.disabled = shown <= firstMonth;
    ahead.disabled = addMonths(shown, columns - 1) >= lastMonth;
    updateKey();
    months.replaceChildren(
      ...Array.from({ length: columns }, (_, index) => monthTable(addMonths(shown, index))),
    );
  }

  function updateKey(): void {
    const nights = daysFrom(shown, daysInMonth(shown));
    const sample = (isWeekend: boolean) => {
      for (const night of nights) {
        if (night < app.today || isWeekendNight(night) !== isWeekend) continue;
        const cents = lowestCents(night, app.stay, app.store.holds());
        if (cents !== null) return String(cents / 100);
      }
      return null;
    };
    const [week, weekend] = [sample(false), sample(true)];
    key.replaceChildren(
      ...[
        week && h('span', {}, ...inline(words.calendar.keyPrice(week))),
        weekend &&
          h('span', { class: 'key-weekend' }, h('b', {}, weekend), words.calendar.keyWeekend),
        h('span', { class: 'key-full' }, words.calendar.keyFull),
      ].filter((part) => part !== null && part !== ''),
    );
  }

  update();
  return { root, key, update };
}
