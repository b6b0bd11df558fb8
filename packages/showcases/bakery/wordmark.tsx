import { BOULE, CROISSANT } from './drawings.ts';
import { Picture, type Shape } from './picture.tsx';

/** Letters are drawn on a ring of radius 75 whose dough is 50 thick, 200 units across. */
const dough = (d: string, width = 50): Shape => ['path', { d, 'stroke-width': width }];
const cut = (d: string): Shape => ['path', { d, class: 'cut' }];
const letter = (x: number, y: number, name: string, ...shapes: readonly Shape[]): Shape => [
  'g',
  { transform: `translate(${x} ${y})` },
  [['g', { class: `letter letter-${name}` }, shapes]],
];
const RING = 'M100 25A75 75 0 1 1 99.900 25Z';

const c = (x: number, y: number) => letter(x, y, 'c', dough('M155 49A75 75 0 1 0 155 151'));
const o = (x: number, y: number) =>
  letter(
    x,
    y,
    'o',
    ['g', { transform: 'translate(100 100) scale(1.35)' }, BOULE],
    ['g', { transform: 'translate(100 -46)' }, [['g', { class: 'hat' }, CROISSANT]]],
  );
const d = (x: number, y: number, rise: number) =>
  letter(
    x,
    y,
    'd',
    dough(RING),
    dough(`M175 ${25 - rise}V175`),
    cut(`M158 ${72 - rise}L192 ${52 - rise}`),
    cut(`M158 ${102 - rise}L192 ${82 - rise}`),
    ...(rise > 80 ? [cut(`M158 ${132 - rise}L192 ${112 - rise}`)] : []),
  );
const e = (x: number, y: number) =>
  letter(x, y, 'e', dough('M175 100A75 75 0 1 0 148 158'), dough('M40 104H176', 32));
const a = (x: number, y: number) => letter(x, y, 'a', dough(RING), dough('M175 25V175'));

const wide = [c(0, 116), o(188, 116), d(402, 116, 116), e(618, 116), a(832, 116)];
const tall = [c(0, 116), o(190, 116), d(0, 380, 58), e(214, 380), a(428, 380)];

/** The name on one line for wide screens, on two for a phone. */
export const Wordmark = () => (
  <div id="wordmark">
    <Picture width={1032} height={316} shapes={wide} class="wordmark wordmark-wide" />
    <Picture width={628} height={580} shapes={tall} class="wordmark wordmark-tall" />
  </div>
);
