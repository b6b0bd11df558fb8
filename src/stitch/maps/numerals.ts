import type { StitchMap } from '../stitch-map.ts';

const one: StitchMap = [
  '.....PPP...',
  '....PPpP...',
  '..PPPPpP...',
  '..PP.PpP...',
  '.....PpP...',
  '.....PpP...',
  '.....PpP...',
  '.....PpP...',
  '.....PpP...',
  '.....PpP...',
  '.....PpP...',
  '.....PpP...',
  '.....PpP...',
  '..PPPPpPPPP',
  '..PPPPPPPPP',
];

const two: StitchMap = [
  '...PPPPP...',
  '..PPPPPPP..',
  '.PPP..PPpP.',
  '.PPP...PpP.',
  '..P....PpP.',
  '.......PpP.',
  '......PPpP.',
  '.....PPpP..',
  '....PPpP...',
  '...PPpP....',
  '..PPpP.....',
  '.PPpP.....P',
  '.PpPPPPPPPP',
  '.PPppppppPP',
  '.PPPPPPPPPP',
];

const three: StitchMap = [
  '...PPPPP...',
  '..PPPPPPP..',
  '.PPP..PPpP.',
  '.PP....PpP.',
  '.......PpP.',
  '......PPpP.',
  '...PPPPpP..',
  '...PPPPPP..',
  '......PPpP.',
  '.......PPpP',
  '........PpP',
  '.PP.....PpP',
  '.PPP...PPpP',
  '..PPPPPPPP.',
  '...PPPPPP..',
];

const four: StitchMap = [
  '......PPPP.',
  '.....PPPpP.',
  '.....PPPpP.',
  '....PP.PpP.',
  '...PPP.PpP.',
  '...PP..PpP.',
  '..PPP..PpP.',
  '..PP...PpP.',
  '.PPP...PpP.',
  'PPPPPPPPpPP',
  'PPPPPPPPpPP',
  '.......PpP.',
  '.......PpP.',
  '......PPpPP',
  '......PPPPP',
];

const five: StitchMap = [
  '.PPPPPPPPP.',
  '.PppppppPP.',
  '.PPPPPPPP..',
  '.PpP.......',
  '.PpP.......',
  '.PpPPPPP...',
  '.PPPPPPPPP.',
  '.PP...PPpP.',
  '.......PPpP',
  '........PpP',
  '........PpP',
  'PP......PpP',
  'PPP....PPpP',
  '.PPPPPPPPP.',
  '..PPPPPP...',
];

/** 1 to 5, in order. */
export const numerals: readonly StitchMap[] = [one, two, three, four, five];
