import type { StitchMap } from '../../src/stitch/stitch-map.ts';

export const heart: StitchMap = [
  '..AAA...AAA..',
  '.AAAAA.AAAAA.',
  'AAAAAAAAAAAAA',
  'AAAAAAAAAAAAA',
  'AAAAAAAAAAAAA',
  'AAAAAAAAAAAAA',
  '.AAAAAAAAAAA.',
  '..AAAAAAAAA..',
  '...AAAAAAA...',
  '....AAAAA....',
  '.....AAA.....',
  '......A......',
];

export const littleHeart: StitchMap = [
  '.AA.AA.',
  'AAAAAAA',
  'AAAAAAA',
  '.AAAAA.',
  '..AAA..',
  '...A...',
];
