import type { StitchMap } from '../stitch-map.ts';

const one: StitchMap = [
  '.....AAA...',
  '....AAaA...',
  '..AAAAaA...',
  '..AA.AaA...',
  '.....AaA...',
  '.....AaA...',
  '.....AaA...',
  '.....AaA...',
  '.....AaA...',
  '.....AaA...',
  '.....AaA...',
  '.....AaA...',
  '.....AaA...',
  '..AAAAaAAAA',
  '..AAAAAAAAA',
];

const two: StitchMap = [
  '...AAAAA...',
  '..AAAAAAA..',
  '.AAA..AAaA.',
  '.AAA...AaA.',
  '..A....AaA.',
  '.......AaA.',
  '......AAaA.',
  '.....AAaA..',
  '....AAaA...',
  '...AAaA....',
  '..AAaA.....',
  '.AAaA.....A',
  '.AaAAAAAAAA',
  '.AAaaaaaaAA',
  '.AAAAAAAAAA',
];

const three: StitchMap = [
  '...AAAAA...',
  '..AAAAAAA..',
  '.AAA..AAaA.',
  '.AA....AaA.',
  '.......AaA.',
  '......AAaA.',
  '...AAAAaA..',
  '...AAAAAA..',
  '......AAaA.',
  '.......AAaA',
  '........AaA',
  '.AA.....AaA',
  '.AAA...AAaA',
  '..AAAAAAAA.',
  '...AAAAAA..',
];

const four: StitchMap = [
  '......AAAA.',
  '.....AAAaA.',
  '.....AAAaA.',
  '....AA.AaA.',
  '...AAA.AaA.',
  '...AA..AaA.',
  '..AAA..AaA.',
  '..AA...AaA.',
  '.AAA...AaA.',
  'AAAAAAAAaAA',
  'AAAAAAAAaAA',
  '.......AaA.',
  '.......AaA.',
  '......AAaAA',
  '......AAAAA',
];

const five: StitchMap = [
  '.AAAAAAAAA.',
  '.AaaaaaaAA.',
  '.AAAAAAAA..',
  '.AaA.......',
  '.AaA.......',
  '.AaAAAAA...',
  '.AAAAAAAAA.',
  '.AA...AAaA.',
  '.......AAaA',
  '........AaA',
  '........AaA',
  'AA......AaA',
  'AAA....AAaA',
  '.AAAAAAAAA.',
  '..AAAAAA...',
];

/** 1 to 5, in order. */
export const numerals: readonly StitchMap[] = [one, two, three, four, five];
