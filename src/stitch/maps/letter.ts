import type { StitchMap } from '../stitch-map.ts';

/** A letter, sealed with a heart: what the contact page's bird brings. */
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
