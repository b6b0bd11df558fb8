import type { StitchMap } from '../../src/stitch/stitch-map.ts';

/** A letter sealed with a heart, for the contact page's bird. */
export const letter: StitchMap = [
  'BBBBBBBBBBBBB',
  'BBBbbbbbbbBBB',
  'BbBBBbbbBBBbB',
  'BbbbBAbABbbbB',
  'BbbbAAAAAbbbB',
  'BbbbbAAAbbbbB',
  'BbbbbbAbbbbbB',
  'BBBBBBBBBBBBB',
];
