import type { StitchMap } from '../../stitch/stitch-map.ts';
import { hero, places } from '../../stitch/stitches.ts';

/** Too small to be recognised from behind. */
const fewCells = 90;

const figures = hero.inHoop.map(([name]) => hero.motifs[name] ?? []);

/** What is shown from behind beside the reasons: the figures of the first screen, the drawing of its place first. */
export const reverseMaps: readonly StitchMap[] = [
  ...new Map(
    [...(places.reverse ? [places.reverse] : []), ...figures].map((map) => [map.join(), map]),
  ).values(),
].filter((map) => map.length * (map[0]?.length ?? 0) >= fewCells);

/** The size of its picture in cells: loose ends hang out. */
export const reverseSize = (map: StitchMap) => ({
  width: (map[0]?.length ?? 0) + 6,
  height: map.length + 5,
});
