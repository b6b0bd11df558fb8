import type { StitchMap } from '../../src/stitch/stitch-map.ts';

/** The mark: a heart, 13 cells wide, with a highlight. */
export const logo: StitchMap = [
  '..AAA...AAA..',
  '.AAAAA.AAAAA.',
  'AAaaAAAAAAAAA',
  'AAaAAAAAAAAAA',
  'AAAAAAAAAAAAA',
  'AAAAAAAAAAAAA',
  '.AAAAAAAAAAA.',
  '..AAAAAAAAA..',
  '...AAAAAAA...',
  '....AAAAA....',
  '.....AAA.....',
  '......A......',
];
