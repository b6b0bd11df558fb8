import type { StitchMap } from '../../src/stitch/stitch-map.ts';

/** 404 with a heart for the zero; the foot of the last digit has come undone. */
export const unravelled: StitchMap = [
  '......BBBB.........................BBBB.',
  '.....BBBbB........................BBBbB.',
  '.....BBBbB.....AAA...AAA..........BBBbB.',
  '....BB.BbB....AAAAA.AAAAA........BB.BbB.',
  '...BBB.BbB...AAAAAAAAAAAAA......BBB.BbB.',
  '...BB..BbB...AAAAAAAAAAAAA......BB..BbB.',
  '..BBB..BbB...AAAAAAAAAAAAA.....BBB..BbB.',
  '..BB...BbB...AAAAAAAAAAAAA.....BB...BbB.',
  '.BBB...BbB....AAAAAAAAAAA.....BBB...BbB.',
  'BBBBBBBBbBB....AAAAAAAAA.....BBBBBBBBbBB',
  'BBBBBBBBbBB.....AAAAAAA......BBBBBB.....',
  '.......BbB.......AAAAA..................',
  '.......BbB........AAA...................',
  '......BBbBB........A....................',
  '......BBBBB.............................',
];
