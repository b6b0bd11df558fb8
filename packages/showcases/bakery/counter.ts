import { addDays } from '../browser/day.ts';
import { formatDay } from '../browser/day-format.ts';
import { find, h } from '../browser/element.ts';
import type { App, Draw } from './app.ts';
import { DRAWINGS } from './drawings.ts';
import { clock, doorWords, ovenWords, relativeDay } from './format.ts';
import { doorAt, openDayFrom } from './hours.ts';
import { batchesOf, freshest } from './oven.ts';
import { picture, type Shape } from './picture.ts';
import { tallWordmark, wideWordmark } from './wordmark.ts';
import { words } from './words.ts';

const BOARD_CELLS = 8;

/** A wafer's edge: scallops around a circle of radius 88. */
function sealShape(): Shape {
  const scallops = 18;
  const point = (index: number) => {
    const angle = (index / scallops) * 2 * Math.PI;
    return `${(100 + 86 * Math.sin(angle)).toFixed(1)} ${(100 - 86 * Math.cos(angle)).toFixed(1)}`;
  };
  const arcs = Array.from({ length: scallops }, (_, index) => `A16 16 0 0 1 ${point(index + 1)}`);
  return ['path', { d: `M${point(0)}${arcs.join('')}Z` }];
}

/** The first screen: the sign, whether the shop is open, and what is warm. */
export function mountCounter(app: App): Draw {
  find('#wordmark', HTMLElement).append(wideWordmark(), tallWordmark());
  const door = find('#door', HTMLElement);
  const title = h('strong');
  const detail = h('span');
  door.append(picture(200, 200, [sealShape()]), title, detail);
  const fresh = find('#fresh', HTMLElement);
  let shown = '';

  return () => {
    const now = app.now();
    const state = doorAt(now);
    const said = doorWords(state, now.day);
    door.dataset.status = state.status;
    if (title.textContent !== said.title) title.textContent = said.title;
    if (detail.textContent !== said.detail) detail.textContent = said.detail;

    const items = freshest(now, 3);
    const warm = items.filter((item) => item.state.status === 'warm').length;
    find('#fresh-title', HTMLElement).textContent =
      warm === items.length
        ? words.oven.allWarm
        : warm > 0
          ? words.oven.someWarm
          : words.oven.noneWarm;
    const key = items.map(({ bake, state: oven }) => bake.id + ovenWords(oven, now.day)).join();
    if (key === shown) return;
    shown = key;
    fresh.replaceChildren(
      ...items.map(({ bake, state: oven }) =>
        h(
          'li',
          { 'data-warm': String(oven.status === 'warm') },
          h(
            'a',
            { href: `#${bake.id}` },
            picture(200, 160, DRAWINGS[bake.id] ?? []),
            h('strong', {}, bake.name),
            h('span', {}, ovenWords(oven, now.day)),
          ),
        ),
      ),
    );
  };
}

/** The batches that leave the oven next, as a station shows its departures. */
export function mountBoard(app: App): Draw {
  const board = find('#board', HTMLElement);
  let shown = '';

  return () => {
    const now = app.now();
    const today = batchesOf(now.day);
    const open = today.some((batch) => batch.at > now.minutes);
    const day = open ? now.day : openDayFrom(addDays(now.day, 1)).day;
    const batches = open ? today : batchesOf(day);
    const last = open ? batches.findLastIndex((batch) => batch.at <= now.minutes) : -1;
    const from = Math.max(0, Math.min(last, batches.length - BOARD_CELLS));
    const rest = batches.slice(from, from + BOARD_CELLS);

    const key = `${day} ${from} ${last}`;
    if (key === shown) return;
    shown = key;
    const relative = relativeDay(day, now.day);
    const weekday = formatDay(day, 'weekday');
    find('#board-day', HTMLElement).textContent =
      relative === weekday
        ? `${weekday}, ${formatDay(day, 'dayMonth')}`
        : `${relative}, ${weekday}`;
    board.replaceChildren(
      ...rest.map(({ at, bakes }, index) => {
        const place = from + index;
        const status =
          place === last ? words.oven.departed : place === last + 1 ? words.oven.next : '';
        return h(
          'li',
          { 'data-place': place <= last ? 'out' : place === last + 1 ? 'next' : 'later' },
          h('b', clock(at).startsWith('1') ? { 'data-one': '' } : {}, clock(at)),
          h('span', {}, bakes.map((bake) => bake.name).join(', ')),
          status ? h('i', {}, status) : null,
        );
      }),
    );
  };
}
