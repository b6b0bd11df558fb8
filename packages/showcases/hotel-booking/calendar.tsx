import type { ComponentChild } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  daysFrom,
  monthOf,
  weekday,
} from '../browser/day.ts';
import { formatDay } from '../browser/day-format.ts';
import { formatMoney } from '../browser/money.ts';
import { Inline } from '../kit/inline.tsx';
import type { Shown } from './app.ts';
import { canArrive, departuresFrom, lowestCents } from './availability.ts';
import { lastDayShown, weeksOf } from './dates.ts';
import { isClosed, isWeekendNight } from './rates.ts';
import type { Stay } from './stay.ts';
import { words } from './words.ts';

/** Below this width, in CSS pixels, a second month would make the days too small to hit. */
const twoMonthsWidth = 520;

type Night = { cents: number | null; isFree: boolean };

type CalendarProps = Shown & { onPick: (day: Day) => void };

/** The calendar of nights: a range picker that follows the ARIA grid pattern for dates, and its legend. */
export function Calendar({ app, now: { day: today }, stay, holds, onPick }: CalendarProps) {
  const { arrival, departure } = stay;
  const lastDay = lastDayShown(today);
  /** The first month on the screen, the day that Tab reaches, and whether the keyboard has moved it. */
  const [place, setPlace] = useState(() => {
    const day = arrival ?? today;
    return { month: monthOf(day), day, isMoved: false };
  });
  const [columns, setColumns] = useState(2);
  /** The day under the pointer, or with the focus. */
  const [aimed, setAimed] = useState<Day | null>(null);
  const root = useRef<HTMLDivElement>(null);

  function within(day: Day): Day {
    if (day < today) return today;
    return day > lastDay ? lastDay : day;
  }

  // The month on the screen may end while the page is open.
  const isOver = place.month < monthOf(today);
  const month = isOver ? monthOf(today) : place.month;
  const isIn = (first: Day, day: Day) => day >= first && day < addMonths(first, columns);
  const current = isIn(month, place.day) ? place.day : within(month);

  const nights = useMemo(() => {
    const days = daysFrom(month, daysBetween(month, addMonths(month, columns)));
    const nightOf = (day: Day): Night =>
      day < today
        ? { cents: null, isFree: false }
        : { cents: lowestCents(day, stay, holds), isFree: canArrive(day, stay, holds) };
    return new Map(days.map((day) => [day, nightOf(day)]));
  }, [month, columns, today, stay, holds]);
  const departures = useMemo(
    () => (arrival && !departure ? departuresFrom(arrival, stay, holds) : new Set<Day>()),
    [stay, holds],
  );

  useLayoutEffect(() => {
    if (!root.current) return undefined;
    const observer = new ResizeObserver(([entry]) =>
      setColumns((entry?.contentRect.width ?? 0) >= twoMonthsWidth ? 2 : 1),
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (place.isMoved)
      root.current?.querySelector<HTMLElement>(`[data-day="${place.day}"]`)?.focus();
  }, [place]);

  function turn(step: number) {
    const next = addMonths(month, step);
    setPlace({ month: next, day: isIn(next, current) ? current : within(next), isMoved: false });
    app.announce(formatDay(next, 'monthYear'));
  }

  function handleKey(event: KeyboardEvent) {
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
    const day = within(target);
    const turned = day < month ? monthOf(day) : addMonths(monthOf(day), 1 - columns);
    setPlace({ month: isIn(month, day) ? month : turned, day, isMoved: true });
  }

  function handleAim({ target }: Event) {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
    setAimed(button?.dataset.day ?? null);
  }

  function handlePick(day: Day) {
    setPlace({ month, day, isMoved: false });
    onPick(day);
  }

  const isAimed = aimed !== null && departures.has(aimed);

  function cell(day: Day) {
    const night = nights.get(day);
    if (!night) return null;
    return (
      <DayCell
        key={day}
        {...night}
        day={day}
        today={today}
        stay={stay}
        isDeparture={departures.has(day)}
        isPreview={isAimed && arrival !== null && day >= arrival && day <= aimed}
        isCurrent={day === current}
        onPick={handlePick}
      />
    );
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would stand between form and field. */}
      <div ref={root} class="calendar" role="group" aria-label={words.calendar.label}>
        <button
          type="button"
          class="turn"
          aria-label={words.calendar.before}
          disabled={month <= monthOf(today)}
          onClick={() => turn(-1)}
        />
        <button
          type="button"
          class="turn next"
          aria-label={words.calendar.after}
          disabled={addMonths(month, columns - 1) >= monthOf(lastDay)}
          onClick={() => turn(1)}
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys and the pointer are those of its days. */}
        <div
          class="months"
          onKeyDown={handleKey}
          onPointerOver={handleAim}
          onPointerLeave={() => setAimed(null)}
          onFocusIn={handleAim}
        >
          {Array.from({ length: columns }, (_, index) => addMonths(month, index)).map((each) => (
            <Month key={each} month={each} cell={cell} />
          ))}
        </div>
      </div>
      <div class="legend">
        <Legend nights={nights} />
      </div>
    </>
  );
}

/** What the figures mean, with the lowest prices that are shown. */
function Legend({ nights }: { nights: ReadonlyMap<Day, Night> }) {
  const priceOf = (isWeekend: boolean) => {
    const shown = [...nights]
      .filter(([night]) => isWeekendNight(night) === isWeekend)
      .flatMap(([, { cents }]) => cents ?? []);
    return shown.length > 0 ? Math.min(...shown) : undefined;
  };
  const [week, weekend] = [priceOf(false), priceOf(true)];
  return (
    <p class="key">
      {week !== undefined && (
        <span>
          <Inline text={words.calendar.keyPrice(String(week / 100))} />
        </span>
      )}
      {weekend !== undefined && (
        <span class="key-weekend">
          <b>{weekend / 100}</b>
          {words.calendar.keyWeekend}
        </span>
      )}
      <span class="key-full">{words.calendar.keyFull}</span>
    </p>
  );
}

type MonthProps = { month: Day; cell: (day: Day) => ComponentChild };

function Month({ month, cell }: MonthProps) {
  const id = `mes-${month.slice(0, 7)}`;
  const name = formatDay(month, 'month');
  return (
    <div class="month">
      <h3 id={id}>
        {name}
        <span>{formatDay(month, 'monthYear').slice(name.length)}</span>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: each day in it is a button. */}
      <table role="grid" aria-labelledby={id} aria-multiselectable="true">
        {head}
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => (day ? cell(day) : <td key={column} class="blank" />))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The days of the week. 1 January 2024 was a Monday. */
const head = (
  <thead>
    <tr>
      {daysFrom('2024-01-01', 7)
        .map((day) => formatDay(day, 'weekday'))
        .map((name) => (
          <th key={name} scope="col" abbr={name}>
            <span aria-hidden="true">{name.slice(0, 3)}</span>
            <span class="unseen">{name}</span>
          </th>
        ))}
    </tr>
  </thead>
);

type DayCellProps = Night & {
  day: Day;
  today: Day;
  stay: Stay;
  isDeparture: boolean;
  isPreview: boolean;
  isCurrent: boolean;
  onPick: (day: Day) => void;
};

function DayCell(props: DayCellProps) {
  const { day, today, cents, isFree, isDeparture } = props;
  const { arrival, departure } = props.stay;
  const isPast = day < today;
  const isChosen = day === arrival || day === departure;
  const isOpen = !isPast && (isDeparture || isChosen || isFree);
  const isInside = arrival !== null && departure !== null && day > arrival && day < departure;
  const start = departure ? 'start' : 'only';
  const said = [
    formatDay(day, 'full'),
    day === arrival && words.calendar.arrival,
    day === departure && words.calendar.departure,
    isInside && words.calendar.inside,
    isPast && words.calendar.past,
    !isPast && (cents === null ? whyFull(day, isDeparture) : !isOpen && words.calendar.blocked),
    cents !== null && words.calendar.from(formatMoney(cents)),
  ];
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid, a cell is a gridcell.
    <td
      aria-selected={isChosen || isInside}
      data-date={day}
      data-state={isPast ? 'past' : isOpen ? 'open' : cents === null ? 'full' : 'blocked'}
      data-today={day === today ? '' : undefined}
      data-weekend={isWeekendNight(day) ? '' : undefined}
      data-edge={day === arrival ? start : day === departure ? 'end' : undefined}
      data-inside={isInside ? '' : undefined}
      data-preview={props.isPreview ? '' : undefined}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={props.isCurrent ? 0 : -1}
        aria-disabled={isOpen ? undefined : true}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => props.onPick(day)}
      >
        <span class="unseen">{said.filter(Boolean).join(', ')}</span>
        <span class="number" aria-hidden="true">
          {Number(day.slice(8))}
        </span>
        <span class="price" aria-hidden="true">
          {isPast ? '\u00a0' : cents === null ? '·' : cents / 100}
        </span>
      </button>
    </td>
  );
}

function whyFull(day: Day, isDeparture: boolean): string {
  if (isDeparture) return words.calendar.leaveOnly;
  return isClosed(day) ? words.calendar.closed : words.calendar.full;
}
