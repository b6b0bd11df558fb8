import { StitchArt } from '../../stitch/stitch-art.tsx';
import { drawings } from '../../stitch/stitches.ts';

/** The drawing that is called as an article's address is, or nothing. */
export function noteFigure(slug: string) {
  const map = drawings[slug];
  return map && <StitchArt map={map} />;
}
