import type { StitchMap } from './stitch-map.ts';

/**
 * The letters of a sampler, as they stand on old embroidered alphabets: side by side, with an empty column
 * between them and none within. Capitals have rows 1 to 7, small letters begin in row 3, and two rows are
 * below the line.
 */
export const alphabet: readonly { letters: string; map: StitchMap }[] = [
  {
    letters: 'ABCDEFGHIJKLM',
    map: [
      '.AAA..AAAA...AAA..AAAA..AAAA.AAAA..AAA..A...A.AAA...AA.A...A.A....A...A',
      'A...A.A...A.A...A.A...A.A....A....A...A.A...A..A.....A.A..A..A....AA.AA',
      'A...A.A...A.A.....A...A.A....A....A.....A...A..A.....A.A.A...A....A.A.A',
      'AAAAA.AAAA..A.....A...A.AAA..AAA..A.AAA.AAAAA..A.....A.AA....A....A.A.A',
      'A...A.A...A.A.....A...A.A....A....A...A.A...A..A.....A.A.A...A....A...A',
      'A...A.A...A.A...A.A...A.A....A....A...A.A...A..A..A..A.A..A..A....A...A',
      'A...A.AAAA...AAA..AAAA..AAAA.A.....AAA..A...A.AAA..AA..A...A.AAAA.A...A',
      '.......................................................................',
      '.......................................................................',
    ],
  },
  {
    letters: 'NOPQRSTUVWXYZ',
    map: [
      'A...A..AAA..AAAA...AAA..AAAA...AAA..AAAAA.A...A.A...A.A...A.A...A.A...A.AAAAA',
      'AA..A.A...A.A...A.A...A.A...A.A...A...A...A...A.A...A.A...A.A...A.A...A.....A',
      'AA..A.A...A.A...A.A...A.A...A.A.......A...A...A.A...A.A...A..A.A...A.A.....A.',
      'A.A.A.A...A.AAAA..A...A.AAAA...AAA....A...A...A.A...A.A.A.A...A.....A.....A..',
      'A..AA.A...A.A.....A.A.A.A.A.......A...A...A...A..A.A..A.A.A..A.A....A....A...',
      'A..AA.A...A.A.....A..A..A..A..A...A...A...A...A..A.A..AA.AA.A...A...A...A....',
      'A...A..AAA..A......AA.A.A...A..AAA....A....AAA....A...A...A.A...A...A...AAAAA',
      '.............................................................................',
      '.............................................................................',
    ],
  },
  {
    letters: 'abcdefghijklm',
    map: [
      '.....A............A.......AA......A....A..A.A....A.......',
      '.....A............A......A........A.........A....A.......',
      '.AA..AAA...AAA..AAA..AA..AAA..AAA.AAA..A..A.A..A.A..AAAA.',
      '...A.A..A.A....A..A.A..A.A...A..A.A..A.A..A.A.A..A..A.A.A',
      '.AAA.A..A.A....A..A.AAAA.A...A..A.A..A.A..A.AA...A..A.A.A',
      'A..A.A..A.A....A..A.A....A...A..A.A..A.A..A.A.A..A..A.A.A',
      '.AAA.AAA...AAA..AAA..AAA.A....AAA.A..A.A..A.A..A..A.A.A.A',
      '................................A.........A..............',
      '..............................AA.........A...............',
    ],
  },
  {
    letters: 'nopqrstuvwxyz',
    map: [
      '.................................................................',
      '.............................A...................................',
      'AAA...AA..AAA...AAA.A.A..AAA.AAA.A..A.A...A.A.A.A.A...A.A..A.AAAA',
      'A..A.A..A.A..A.A..A.AA..A....A...A..A.A...A.A.A.A..A.A..A..A...A.',
      'A..A.A..A.A..A.A..A.A....AA..A...A..A..A.A..A.A.A...A...A..A..A..',
      'A..A.A..A.A..A.A..A.A......A.A...A..A..A.A..A.A.A..A.A..A..A.A...',
      'A..A..AA..AAA...AAA.A...AAA...AA..AAA...A....A.A..A...A..AAA.AAAA',
      '..........A.......A........................................A.....',
      '..........A.......A......................................AA......',
    ],
  },
  {
    letters: ".,;:!?¡¿-'",
    map: [
      '..........A..AA.............A',
      '..........A.A..A............A',
      '..........A....A.A...A.......',
      '......A.A.A...A..............',
      '..........A..A...A...A..AAA..',
      '.................A..A........',
      'A..A..A.A.A..A...A.A.........',
      '..A..A...........A.A..A......',
      '.................A..AA.......',
    ],
  },
];

/** The accents by their combining characters (Unicode NFD). */
export const accents: Readonly<Record<string, StitchMap>> = {
  // Grave, acute, circumflex, tilde, diaeresis.
  '\u0300': ['A.', '.A'],
  '\u0301': ['.A', 'A.'],
  '\u0302': ['.A.', 'A.A'],
  '\u0303': ['.A.A', 'A.A.'],
  '\u0308': ['...', 'A.A'],
  // The cedilla, below the letter.
  '\u0327': ['.A', 'A.'],
};
