import type { StitchMap } from '../../stitch/stitch-map.ts';
import type { Stitches } from '../../studio/read-stitches.ts';

/** The small pictures of the home page, by kind and name. A studio may have none of a kind. */
export const iconMapsOf = ({ icons, places }: Pick<Stitches, 'icons' | 'places'>) => ({
  service: icons.services,
  industry: icons.industries,
  numeral: icons.numerals,
  border: only(places.border),
  question: only(places.question),
  step: only(places.step),
});

function only(map: StitchMap | undefined): Readonly<Record<string, StitchMap>> {
  return map ? { it: map } : {};
}

export type IconKind = keyof ReturnType<typeof iconMapsOf>;

/** How often a map is repeated, side by side: as many as the widest screen shows. */
export const repeatsOf = (kind: IconKind): number => (kind === 'border' ? 16 : 1);
