import type { StitchMap } from '../stitch-map.ts';

export const heart: StitchMap = [
  '..PPP...PPP..',
  '.PPPPP.PPPPP.',
  'PPPPPPPPPPPPP',
  'PPPPPPPPPPPPP',
  'PPPPPPPPPPPPP',
  'PPPPPPPPPPPPP',
  '.PPPPPPPPPPP.',
  '..PPPPPPPPP..',
  '...PPPPPPP...',
  '....PPPPP....',
  '.....PPP.....',
  '......P......',
];

export const littleHeart: StitchMap = [
  '.PP.PP.',
  'PPPPPPP',
  'PPPPPPP',
  '.PPPPP.',
  '..PPP..',
  '...P...',
];
