import { logo } from '../maps/logo.ts';
import { StitchArt, StitchDefs } from '../stitch-art.tsx';

/** What stands on every page. */
export const drawings = {
  defs: <StitchDefs />,
  mark: <StitchArt map={logo} dense />,
  lightMark: <StitchArt map={logo} dense recolor={{ P: 'p' }} />,
};
