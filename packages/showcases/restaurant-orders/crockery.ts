import type { VNode } from 'preact';
import { bar, disc, line, oval, ring, shape } from './drawing.ts';

const shadow = (r: number) => oval(104, 110, r, r, 0, 'rgb(30 18 4 / 26%)');

/** A painted plate 184 units wide in a square of 200, its rim dabbed by brush in two colours. */
export function plate(first: string, second: string): VNode[] {
  return [
    shadow(92),
    disc(100, 100, 92, '#fffdf6'),
    ring(100, 100, 89, first, 2.4),
    ring(100, 100, 80.5, first, 6, '0.1 16.76'),
    ring(100, 100, 80.5, second, 2.6, '0.1 8.38'),
    ring(100, 100, 72, first, 1.2),
    disc(100, 100, 69, '#e9dfc6'),
    disc(100, 101.5, 67.5, '#fdf8ea'),
  ];
}

/** A deep bowl seen from above; what is in it is drawn after it, within 66 units of the centre. */
export function bowl(outside: string, rim: string, filling: string): VNode[] {
  return [
    shadow(84),
    disc(100, 100, 84, outside),
    ring(100, 100, 80, rim, 3),
    disc(100, 100, 72, '#210', 0.35),
    disc(100, 102, 69, filling),
  ];
}

/** A glazed clay pan with two ears. */
export function pan(filling: string): VNode[] {
  const ears = 'M16 84q-14 16 0 32M184 84q14 16 0 32';
  return [
    shadow(86),
    line(ears, '#731', 11),
    disc(100, 100, 86, '#a42'),
    ring(100, 100, 81, '#c63', 4),
    disc(100, 100, 75, '#521'),
    disc(100, 102, 72, filling),
  ];
}

/** A glass on a paper coaster, seen from above. */
export function glass(drink: string, light: string, coaster: string): VNode[] {
  return [
    oval(102, 105, 78, 78, 0, 'rgb(30 18 4 / 22%)'),
    disc(100, 100, 78, '#fffdf6'),
    ring(100, 100, 71, coaster, 5, '0.1 13.94'),
    oval(108, 112, 55, 55, 0, 'rgb(30 18 4 / 24%)'),
    disc(100, 100, 56, '#efe', 0.92),
    ring(100, 100, 54.5, '#fff', 3),
    disc(100, 101, 48, drink),
    line('M63 118A42 42 0 0 1 66 78', light, 6),
    disc(73, 66, 3.4, light),
  ];
}

export const fork = () => [
  bar(7, 104, 3.5, '#d9d8cf', -3.5, 22),
  shape(
    'M-13 -46h4v34q0 5 2.5 5t2.5 -5v-34h8v34q0 5 2.5 5t2.5 -5v-34h4v38q0 18 -9 26v20h-7v-20q-9 -8 -9 -26Z',
    '#eceae2',
  ),
];

export const knife = () => [
  bar(8, 84, 4, '#d9d8cf', -4, 42),
  shape('M-5 44V-48q0 -10 8 -12q9 22 7 60q-1 26 -5 44Z', '#f3f2ec'),
  line('M-1.5 40V-46', '#ccb', 1.4),
];
