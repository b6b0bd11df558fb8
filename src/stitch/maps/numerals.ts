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
  '.....AAAAA.',
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
  '.....AAAaAA',
  '.....AAAAAA',
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

const six: StitchMap = [
  '....AAAAAA.',
  '...AAAAAAA.',
  '..AAaA.....',
  '..AaA......',
  '.AAaA......',
  '.AaA.......',
  '.AaAAAAAA..',
  '.AaAAAAAAA.',
  '.AaAA..AAaA',
  '.AaA....AaA',
  '.AaA....AaA',
  '.AaA....AaA',
  '.AAaA..AAaA',
  '..AAAAAAAA.',
  '...AAAAAA..',
];

const seven: StitchMap = [
  '.AAAAAAAAAA',
  '.AaaaaaaaAA',
  '.AAAAAAAAaA',
  '.A.....AAaA',
  '.......AaA.',
  '......AAaA.',
  '......AaA..',
  '.....AAaA..',
  '.....AaA...',
  '....AAaA...',
  '....AaA....',
  '....AaA....',
  '...AAaA....',
  '...AaAA....',
  '...AAAA....',
];

const eight: StitchMap = [
  '...AAAAAA..',
  '..AAAAAAAA.',
  '.AAaA..AAaA',
  '.AaA....AaA',
  '.AaA....AaA',
  '.AAaA..AAaA',
  '..AAAAAAAA.',
  '..AAAAAAAA.',
  '.AAaA..AAaA',
  '.AaA....AaA',
  '.AaA....AaA',
  '.AaA....AaA',
  '.AAaA..AAaA',
  '..AAAAAAAA.',
  '...AAAAAA..',
];

const nine: StitchMap = [
  '...AAAAAA..',
  '..AAAAAAAA.',
  '.AAaA..AAaA',
  '.AaA....AaA',
  '.AaA....AaA',
  '.AaA....AaA',
  '.AAaA..AAaA',
  '..AAAAAAAaA',
  '...AAAAAAaA',
  '........AaA',
  '.......AAaA',
  '.......AaA.',
  '......AAaA.',
  '..AAAAAAA..',
  '..AAAAAA...',
];

/** 1 to 9, in order: the reasons section can have at most nine. */
export const numerals: readonly StitchMap[] = [
  one,
  two,
  three,
  four,
  five,
  six,
  seven,
  eight,
  nine,
];

/** The numeral of an entry of a list. Every second one is sewn in the second thread. */
export function numeralOf(index: number): StitchMap {
  const numeral = numerals[index] ?? [];
  if (index % 2 === 0) return numeral;
  return numeral.map((row) => row.replaceAll('A', 'B').replaceAll('a', 'b'));
}
