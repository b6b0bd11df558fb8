import type { StitchMap } from '../stitch-map.ts';

/** A length of the border of a sampler: it goes on where it began, in the middle of a heart. */
export const vine: StitchMap = [
  '.AA...................AA',
  'AAAA.......DD........AAA',
  'AAAA..D..DDDDDD......AAA',
  'AAA..DD.DD.D..DD..D...AA',
  'AA...DDDD..D...DDDD....A',
  'A...DDD...BBB...DDDD....',
  'D..DD.D..BBBBB...D.DD...',
  'D.DD....BBBCBBB.....DD..',
  'DDD......BBBBB........DD',
  'DD........BBB..........D',
  '...........B............',
];
