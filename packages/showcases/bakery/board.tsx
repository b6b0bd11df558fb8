import { addDays } from '../browser/day.ts';
import { formatDay } from '../browser/day-format.ts';
import type { Shown } from './app.ts';
import { clock, relativeDay } from './format.ts';
import { openDayFrom } from './hours.ts';
import { batchesOf } from './oven.ts';
import { leftOf } from './reservation.ts';
import { words } from './words.ts';

const CELLS = 8;

type BoardProps = Pick<Shown, 'now' | 'saved'>;

/** Today's batches until the last is out, then those of the next open day. */
function departures({ now: { day: today, minutes }, saved }: BoardProps) {
  const batches = batchesOf(today)
    .map(({ at, bakes }) => ({
      at,
      bakes: bakes.filter(({ id }) => at <= minutes || leftOf(id, today, saved) > 0),
    }))
    .filter(({ bakes }) => bakes.length > 0);
  if (batches.every(({ at }) => at <= minutes)) {
    const { day } = openDayFrom(addDays(today, 1));
    return { day, batches: batchesOf(day), last: -1 };
  }
  return { day: today, batches, last: batches.findLastIndex(({ at }) => at <= minutes) };
}

/** The batches that leave the oven next, as a station shows its departures. */
export function Board(shown: BoardProps) {
  const { batches, last } = departures(shown);
  const from = Math.max(0, Math.min(last, batches.length - CELLS));
  return batches.slice(from, from + CELLS).map(({ at, bakes }, index) => {
    const place = from + index;
    const isNext = place === last + 1;
    return (
      <li key={at} data-place={place <= last ? 'out' : isNext ? 'next' : 'later'}>
        <b data-one={clock(at).startsWith('1') ? '' : undefined}>{clock(at)}</b>
        <span>{bakes.map(({ name }) => name).join(', ')}</span>
        {place === last && <i>{words.oven.departed}</i>}
        {isNext && <i>{words.oven.next}</i>}
      </li>
    );
  });
}

export function BoardDay(shown: BoardProps) {
  const { now } = shown;
  const { day } = departures(shown);
  const relative = relativeDay(day, now.day);
  const weekday = formatDay(day, 'weekday');
  return relative === weekday
    ? `${weekday}, ${formatDay(day, 'dayMonth')}`
    : `${relative}, ${weekday}`;
}
