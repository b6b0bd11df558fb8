import type { StitchMap } from '../stitch-map.ts';

export const tulip: StitchMap = [
  'P...P...P',
  'PP.PPP.PP',
  'PPPPPPPPP',
  'PPPPpPPPP',
  'PPPpppPPP',
  'PPPpppPPP',
  '.PPPpPPP.',
  '..PPPPP..',
  '...LLL...',
  '....L....',
  'L...L...L',
  'LL..L..LL',
  '.LL.L.LL.',
  '..LLLLL..',
  '...LLL...',
  '....L....',
];

export const rosette: StitchMap = [
  '..P.P..',
  '.PPPPP.',
  'PPPGPPP',
  '.PGGGP.',
  'PPPGPPP',
  '.PPPPP.',
  '..P.P..',
];
