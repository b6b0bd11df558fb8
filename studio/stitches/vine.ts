import type { StitchMap } from '../../src/stitch/stitch-map.ts';

/** One repeat of a border. It begins and ends in the middle of a heart, so repeats join. */
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
