import { h } from '../browser/element.ts';
import type { Ticket } from './kitchen.ts';
import type { Watch } from './kitchen-watch.ts';
import { words } from './words.ts';

export const staffViews = ['cozinha', 'bar', 'sala'] as const;

export type StaffView = (typeof staffViews)[number];

export const staffNames: Record<StaffView, string> = words.staff.names;

/** How many things wait for each of them. */
export type Waiting = Record<StaffView, number>;

export function waitingTickets(tickets: readonly Ticket[]): number {
  return tickets.filter((ticket) => ticket.status === 'todo').length;
}

/** The header of the staff's screens: the current screen, open tasks on the others, and the time. */
export function staffHeader(
  current: StaffView,
  waiting: Waiting,
  watch: Pick<Watch, 'isOn' | 'isAwake'>,
  onWatch: () => void,
): HTMLElement {
  return h(
    'header',
    { class: 'pass' },
    h('h1', { tabindex: -1, id: 'staff-title' }, staffNames[current]),
    h('time', { class: 'hour', 'data-hour': true }),
    h(
      'p',
      { class: 'watch' },
      h(
        'button',
        { 'data-key': 'watch', 'aria-pressed': String(watch.isOn()), onclick: onWatch },
        words.staff.watch,
      ),
      watch.isOn() && h('small', {}, watch.isAwake() ? words.staff.watching : words.staff.dozing),
    ),
    h(
      'nav',
      { 'aria-label': words.staff.nav },
      ...staffViews
        .filter((view) => view !== current)
        .map((view) =>
          h(
            'a',
            { href: `#${view}`, 'data-key': `to-${view}` },
            staffNames[view],
            waiting[view] > 0 && h('b', {}, String(waiting[view])),
          ),
        ),
      h('a', { href: '#ementa' }, words.staff.toMenu),
    ),
  );
}
