import { drawings } from '../in-force/stitches.ts';
import { StitchArt } from './stitch-art.tsx';

/** The drawing that has the name of an article or a Markdown page in its address, or nothing. */
export function ownDrawing(slug: string) {
  const map = drawings[slug];
  return map && <StitchArt map={map} />;
}
