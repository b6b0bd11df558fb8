import type { StitchMap } from '../../src/stitch/stitch-map.ts';

export const tulip: StitchMap = [
  'A...A...A',
  'AA.AAA.AA',
  'AAAAAAAAA',
  'AAAAaAAAA',
  'AAAaaaAAA',
  'AAAaaaAAA',
  '.AAAaAAA.',
  '..AAAAA..',
  '...DDD...',
  '....D....',
  'D...D...D',
  'DD..D..DD',
  '.DD.D.DD.',
  '..DDDDD..',
  '...DDD...',
  '....D....',
];

export const rosette: StitchMap = [
  '..A.A..',
  '.AAAAA.',
  'AAACAAA',
  '.ACCCA.',
  'AAACAAA',
  '.AAAAA.',
  '..A.A..',
];
