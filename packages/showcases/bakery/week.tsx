import { type Day, daysFrom } from '../browser/day.ts';
import { formatDay } from '../browser/day-format.ts';
import type { Shown } from './app.ts';
import { type Holiday, holidayOn, holidaysFrom } from './calendar.ts';
import { clock, relativeDay } from './format.ts';
import { openingOf } from './hours.ts';
import { words } from './words.ts';

type RowProps = { day: Day; title: string; holiday: Holiday | undefined; isToday?: boolean };

function Row({ day, title, holiday, isToday = false }: RowProps) {
  const span = openingOf(day);
  return (
    <li aria-current={isToday ? 'date' : undefined}>
      <span>
        <strong>{title}</strong>
        {holiday && <small>{words.holidays[holiday]}</small>}
      </span>
      <span>{span ? words.time.span(clock(span.opens), clock(span.closes)) : words.door.shut}</span>
    </li>
  );
}

export const Week = ({ now: { day: today } }: Pick<Shown, 'now'>) =>
  daysFrom(today, 7).map((day) => {
    const weekday = formatDay(day, 'weekday');
    const relative = relativeDay(day, today);
    const title = relative === weekday ? weekday : `${relative}, ${weekday}`;
    return (
      <Row key={day} day={day} title={title} holiday={holidayOn(day)} isToday={day === today} />
    );
  });

export const Holidays = ({ now }: Pick<Shown, 'now'>) =>
  holidaysFrom(now.day, 5).map(({ day, holiday }) => (
    <Row key={day} day={day} title={formatDay(day, 'dayMonth')} holiday={holiday} />
  ));
