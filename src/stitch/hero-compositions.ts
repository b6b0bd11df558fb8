import { bird } from './maps/bird.ts';
import { brace } from './maps/brace.ts';
import { rosette, tulip } from './maps/flowers.ts';
import { heart, littleHeart } from './maps/heart.ts';
import { browserWindow, phone } from './maps/screens.ts';

/** What the scene is made of, each sewn once in the document and placed as often as it is needed. */
export const motifs = { bird, brace, browserWindow, heart, littleHeart, phone, rosette, tulip };

export type Placement = readonly [
  motif: keyof typeof motifs,
  /** The cell of the motif's upper left corner, counted from the middle of the picture. */
  x: number,
  y: number,
  /** `m`irrored, `s`wapped pink for blue. */
  turn?: 'm' | 's' | 'ms',
];

/** For a hoop: a pair of birds on a browser's window, flowers about them. */
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

/** For a phone's page: the bird brings a heart on a thread. */
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
