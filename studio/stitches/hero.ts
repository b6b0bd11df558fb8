import { bird } from './bird.ts';
import { brace } from './brace.ts';
import { rosette, tulip } from './flowers.ts';
import { heart, littleHeart } from './heart.ts';
import { browserWindow, phone } from './screens.ts';

/** The motifs of the scene. Each is defined once in the document and placed with `<use>`. */
export const motifs = { bird, brace, browserWindow, heart, littleHeart, phone, rosette, tulip };

export type Placement = readonly [
  motif: keyof typeof motifs,
  /** The motif's upper left cell, counted from the middle of the picture. */
  x: number,
  y: number,
  /** `m` is mirrored, `s` has the first and second thread swapped. */
  turn?: 'm' | 's' | 'ms',
];

/** The needle in the hoop: the position of its eye in cells, and its angle in degrees clockwise from the right. */
export const needle = { x: -36.5, y: 10.5, angle: 64 };

/**
 * The working thread of each composition, as path data in cells. In a hoop it goes into the needle's eye,
 * and on a phone from the bird to the heart: when you move those, change it too.
 */
export const workingThreads = {
  wide: 'M-47-14c9 2 4.5 9 5 16s3.5 8.5 5.7 8.9',
  tablet: 'M-41.6 6c.6 2.6 2.4 5 5.3 4.9',
  narrow: 'M5.5-22.7c1.5 3.5 4 3.2 6 1.2',
};

/** Its end, which comes out behind the eye and hangs down. */
export const looseEnd = 'M-36.3 10.9c1.4-1.2 3.6-.8 3.9 1s.7 2.6 2.5 2.4';

/** The scene in a hoop: a pair of birds on a browser window, with flowers around them. */
export const inHoop: readonly Placement[] = [
  ['bird', -31, -35],
  ['bird', 5, -35, 'ms'],
  ['tulip', -4, -29],
  ['browserWindow', -28, -13],
  ['phone', 8, -5],
  ['tulip', -38, -9, 's'],
  ['tulip', 30, -9],
  ['brace', -18, 24],
  ['heart', -12, 24],
  ['brace', 2, 24, 'm'],
  ['rosette', 10, 29],
  ['littleHeart', -3, -38, 's'],
  ['littleHeart', 23, -12, 's'],
  ['littleHeart', 31, 10, 's'],
];

/** The scene on a phone: the bird brings a heart on a thread. */
export const onLinen: readonly Placement[] = [
  ['bird', -21, -27],
  ['heart', 9, -23],
  ['phone', -10, -5],
  ['tulip', -21, 12, 's'],
  ['tulip', 13, 12],
  ['rosette', -23, 31],
  ['rosette', -15, 31, 's'],
  ['rosette', -7, 31],
  ['rosette', 1, 31, 's'],
  ['rosette', 9, 31],
  ['rosette', 17, 31, 's'],
];
