import type { StitchMap } from '../../src/stitch/stitch-map.ts';

/** An eighth of the hoop's border, clockwise from the top to the diagonal. The rest is mirrored. */
export const garland: StitchMap = [
  '.A.......D....D....................',
  'AAA....DDD..DDD....................',
  'CAAA..DDD..DDD.....................',
  'CCA..DD...DD.......................',
  'CAAA.DDDDDDDDD.....................',
  'AAA..DD...DD..DB.B....D............',
  '.A....DDD..DD..BBBBB..DD...........',
  '.......DDD..D...BCB...DD..D........',
  '.........D.....BBBBB...DD.DD.......',
  '................B.B..D.DD.DD.......',
  '......................DD...DD......',
  '....................DDD.DD.DD......',
  '..................DDDD....DD.......',
  '.................DDD....DDD.D..A.A.',
  '......................DDDD....AAAAA',
  '.....................DDD.....AAACA.',
  '..............................ACC..',
  '.............................AAA...',
  '..............................A....',
];
