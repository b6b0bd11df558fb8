import type { StitchMap } from '../stitch-map.ts';

/** 4, heart, 4: the last figure's foot has come undone. */
export const unravelled: StitchMap = [
  '......BBBB.........................BBBB.',
  '.....BBBbB........................BBBbB.',
  '.....BBBbB.....PPP...PPP..........BBBbB.',
  '....BB.BbB....PPPPP.PPPPP........BB.BbB.',
  '...BBB.BbB...PPPPPPPPPPPPP......BBB.BbB.',
  '...BB..BbB...PPPPPPPPPPPPP......BB..BbB.',
  '..BBB..BbB...PPPPPPPPPPPPP.....BBB..BbB.',
  '..BB...BbB...PPPPPPPPPPPPP.....BB...BbB.',
  '.BBB...BbB....PPPPPPPPPPP.....BBB...BbB.',
  'BBBBBBBBbBB....PPPPPPPPP.....BBBBBBBBbBB',
  'BBBBBBBBbBB.....PPPPPPP......BBBBBB.....',
  '.......BbB.......PPPPP..................',
  '.......BbB........PPP...................',
  '......BBbBB........P....................',
  '......BBBBB.............................',
];
