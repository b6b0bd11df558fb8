import type { StitchMap } from '../stitch-map.ts';

/** An eighth of the hoop's border, from its top clockwise to the diagonal. Mirrors make the rest. */
export const garland: StitchMap = [
  '.P.......L....L....................',
  'PPP....LLL..LLL....................',
  'GPPP..LLL..LLL.....................',
  'GGP..LL...LL.......................',
  'GPPP.LLLLLLLLL.....................',
  'PPP..LL...LL..LB.B....L............',
  '.P....LLL..LL..BBBBB..LL...........',
  '.......LLL..L...BGB...LL..L........',
  '.........L.....BBBBB...LL.LL.......',
  '................B.B..L.LL.LL.......',
  '......................LL...LL......',
  '....................LLL.LL.LL......',
  '..................LLLL....LL.......',
  '.................LLL....LLL.L..P.P.',
  '......................LLLL....PPPPP',
  '.....................LLL.....PPPGP.',
  '..............................PGG..',
  '.............................PPP...',
  '..............................P....',
];
