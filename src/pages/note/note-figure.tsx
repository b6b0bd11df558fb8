import { StitchArt } from '../../stitch/stitch-art.tsx';
import { drawings } from '../../stitch/stitches.ts';

/** The drawing that is called as the address of an article or a Markdown page is, or nothing. */
export function noteFigure(slug: string) {
  const map = drawings[slug];
  return map && <StitchArt map={map} />;
}
