import type { StitchMap } from '../../src/stitch/stitch-map.ts';

/** A price tag with a heart, for the prices page. */
export const price: StitchMap = [
  '.......BBBBBBBBBBBBBBBBBBBBBBBBBBBBB',
  '......BBBBBBBBBBBBBBBBBBBBBBBBBBBBBB',
  '.....BBB..........................BB',
  '....BBB..bb..bb..bb..bb..bb..bb...BB',
  '...BBB..........................b.BB',
  '..BBB...........................b.BB',
  '.BBB................AA...AA.......BB',
  'BBB................AAAA.AAAA......BB',
  'BBB.b..CCC.........AAAAAAAAA....b.BB',
  'BBB.b.CC.CC........AAAAAAAAA....b.BB',
  'BBB...C...C........AAAAAAAAA......BB',
  'BBB...CC.CC.........AAAAAAA.......BB',
  'BBB.b..CCC...........AAAAA......b.BB',
  'BBB.b.................AAA.......b.BB',
  '.BBB...................A..........BB',
  '..BBB.b...........................BB',
  '...BBB..........................b.BB',
  '....BBB.b..bb..bb..bb..bb..bb..bb.BB',
  '.....BBB..........................BB',
  '......BBBBBBBBBBBBBBBBBBBBBBBBBBBBBB',
  '.......BBBBBBBBBBBBBBBBBBBBBBBBBBBBB',
];
