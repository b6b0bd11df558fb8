import type { StitchMap } from '../stitch-map.ts';

/** The mark: a heart of thirteen stitches, light where it catches the sun. */
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
