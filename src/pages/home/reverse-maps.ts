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

/** Wide to high: of every picture, whatever is drawn in it. */
const shape = 4 / 3;

/** The size of its picture in cells, with the cloth and the ends of thread around it. */
export function reverseSize(map: StitchMap): { width: number; height: number } {
  const height = Math.max(map.length + 20, ((map[0]?.length ?? 0) + 14) / shape, 26);
  return { width: Math.round(height * shape), height: Math.round(height) };
}
