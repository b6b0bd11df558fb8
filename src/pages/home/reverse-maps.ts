import type { StitchMap } from '../../stitch/stitch-map.ts';
import type { Stitches } from '../../studio/read-stitches.ts';

/** Too small to be recognised from behind. */
const fewCells = 90;

/** What is shown from behind beside the reasons: the figures of the first screen, the drawing of its place first. */
export function reverseMapsOf({ hero, places }: Pick<Stitches, 'hero' | 'places'>): StitchMap[] {
  const figures = hero.inHoop.map(([name]) => hero.motifs[name] ?? []);
  const all = places.reverse ? [places.reverse, ...figures] : figures;
  return [...new Map(all.map((map) => [map.join(), map])).values()].filter(
    (map) => map.length * (map[0]?.length ?? 0) >= fewCells,
  );
}

/** The size of its picture in cells: loose ends hang out. */
export const reverseSize = (map: StitchMap) => ({
  width: (map[0]?.length ?? 0) + 6,
  height: map.length + 6,
});
