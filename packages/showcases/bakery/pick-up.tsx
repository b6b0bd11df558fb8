import type { ComponentChildren } from 'preact';
import { isDay } from '../browser/day.ts';
import { formatDay } from '../browser/day-format.ts';
import type { Shown } from './app.ts';
import { holidayOn } from './calendar.ts';
import { relativeDay, slotWords } from './format.ts';
import {
  canServe,
  dayProblem,
  dayRefusal,
  lastDay,
  missedDay,
  roomIn,
  slotRefusal,
  slotsOf,
} from './reservation.ts';
import { daysShown, onDay } from './wish.ts';
import { words } from './words.ts';

/** Fewer free places than this are announced as the last ones. */
const FEW = 3;

/** The days that can be chosen, and those that cannot, with the reason. */
export function Days({ app, now, saved, wish }: Shown) {
  const { basket } = saved;
  const days = daysShown(wish.day, now);
  const missed = missedDay(now);

  const handleDate = (day: string) => {
    if (!isDay(day)) return;
    const why = dayRefusal(day, app.now());
    app.change(
      why
        ? { moved: words.booking.notThat[why](formatDay(day, 'dayMonth')) }
        : onDay(day, app.wish().slot),
    );
  };

  return (
    <>
      <div class="chips chips-day" id="days">
        {missed && (
          <Chip
            name="day"
            value={missed}
            disabled
            title={relativeDay(missed, now.day)}
            detail={`${formatDay(missed, 'dayMonth')}, ${words.booking.late}`}
          />
        )}
        {days.map((day) => {
          const isPossible = canServe(day, basket, saved);
          const why = dayProblem(day, basket, now, saved);
          const date = formatDay(day, 'dayMonth');
          const holiday = holidayOn(day);
          return (
            <Chip
              key={day}
              name="day"
              value={day}
              checked={day === wish.day}
              disabled={!isPossible && day !== wish.day}
              title={relativeDay(day, now.day)}
              detail={isPossible ? date : `${date}, ${why}`}
              onChange={() => app.change(onDay(day, app.wish().slot))}
            >
              {holiday && <span class="unseen">, {words.holidays[holiday]}</span>}
            </Chip>
          );
        })}
      </div>
      <label class="field far">
        <span>{words.page.otherDay}</span>
        <input
          id="far"
          type="date"
          min={days[0]}
          max={lastDay(now)}
          onChange={({ currentTarget }) => handleDate(currentTarget.value)}
        />
      </label>
    </>
  );
}

export function Slots({ app, saved, wish: { day, slot } }: Shown) {
  return (
    <div class="chips" id="slots">
      {day !== null &&
        slotsOf(day).map((each) => {
          const why = slotRefusal(day, each, saved.basket, saved);
          const room = roomIn(day, each, saved);
          return (
            <Chip
              key={each}
              name="slot"
              value={each}
              checked={each === slot}
              disabled={why !== null}
              title={slotWords(each)}
              detail={why ?? (room < FEW ? words.booking.last(room) : words.booking.free)}
              onChange={() => app.change({ slot: each, moved: '', lost: '' })}
            />
          );
        })}
    </div>
  );
}

type ChipProps = {
  name: string;
  value: string | number;
  checked?: boolean;
  disabled: boolean;
  title: string;
  detail: string;
  onChange?: () => void;
  children?: ComponentChildren;
};

const Chip = ({ title, detail, children, ...input }: ChipProps) => (
  <label class="chip">
    <input type="radio" class="unseen" {...input} />
    <span>
      <b>{title}</b>
      <small>{detail}</small>
    </span>
    {children}
  </label>
);
