import { type Day, daysFrom } from '../browser/day.ts';
import { formatDay } from '../browser/day-format.ts';
import { find, h } from '../browser/element.ts';
import type { App, Draw } from './app.ts';
import { holidayOn, holidaysFrom } from './calendar.ts';
import { clock, relativeDay } from './format.ts';
import { openingOf } from './hours.ts';
import { words } from './words.ts';

function openingWords(day: Day): string {
  const span = openingOf(day);
  return span ? words.time.span(clock(span.opens), clock(span.closes)) : words.door.shut;
}

/** The opening hours from today on, and the holidays that change them. */
export function mountWeek(app: App): Draw {
  let shown = '';
  return () => {
    const today = app.now().day;
    if (today === shown) return;
    shown = today;
    find('#week', HTMLElement).replaceChildren(
      ...daysFrom(today, 7).map((day) => {
        const holiday = holidayOn(day);
        const weekday = formatDay(day, 'weekday');
        const relative = relativeDay(day, today);
        return h(
          'li',
          day === today ? { 'aria-current': 'date' } : {},
          h(
            'span',
            {},
            h('strong', {}, relative === weekday ? weekday : `${relative}, ${weekday}`),
            holiday ? h('small', {}, words.holidays[holiday]) : null,
          ),
          h('span', {}, openingWords(day)),
        );
      }),
    );
    find('#holidays', HTMLElement).replaceChildren(
      ...holidaysFrom(today, 5).map(({ day, holiday }) =>
        h(
          'li',
          {},
          h(
            'span',
            {},
            h('strong', {}, formatDay(day, 'dayMonth')),
            h('small', {}, words.holidays[holiday]),
          ),
          h('span', {}, openingWords(day)),
        ),
      ),
    );
  };
}
