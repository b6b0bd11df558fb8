import type { StitchMap } from '../stitch-map.ts';

/** The mark: a heart of thirteen stitches, light where it catches the sun. */
export const logo: StitchMap = [
  '..PPP...PPP..',
  '.PPPPP.PPPPP.',
  'PPppPPPPPPPPP',
  'PPpPPPPPPPPPP',
  'PPPPPPPPPPPPP',
  'PPPPPPPPPPPPP',
  '.PPPPPPPPPPP.',
  '..PPPPPPPPP..',
  '...PPPPPPP...',
  '....PPPPP....',
  '.....PPP.....',
  '......P......',
];
