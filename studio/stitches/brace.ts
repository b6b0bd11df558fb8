import type { StitchMap } from '../../src/stitch/stitch-map.ts';

export const brace: StitchMap = [
  '...BB',
  '..BB.',
  '..BB.',
  '..BB.',
  '.BBB.',
  'BBB..',
  '.BBB.',
  '..BB.',
  '..BB.',
  '..BB.',
  '...BB',
];
