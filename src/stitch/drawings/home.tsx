import type { ReactElement } from 'react';
import { HeroArt } from '../hero-art.tsx';
import { industries } from '../maps/icons/industries.ts';
import { services } from '../maps/icons/services.ts';
import { numerals } from '../maps/numerals.ts';
import { StitchArt } from '../stitch-art.tsx';
import type { StitchMap } from '../stitch-map.ts';

/** The numbers are those of the home page's words, from 0. */
type Name = 'hero' | `${'service' | 'industry' | 'numeral'}-${number}`;

export const drawings: Record<Name, ReactElement> = {
  hero: <HeroArt />,
  ...numbered('service', Object.values(services), (map) => <StitchArt map={map} />),
  ...numbered('industry', Object.values(industries), (map) => <StitchArt map={map} dense />),
  ...numbered('numeral', numerals, (map, index) => (
    <StitchArt map={map} recolor={index % 2 ? { P: 'B', p: 'b' } : undefined} />
  )),
};

function numbered(
  kind: string,
  maps: readonly StitchMap[],
  draw: (map: StitchMap, index: number) => ReactElement,
) {
  return Object.fromEntries(maps.map((map, index) => [`${kind}-${index}`, draw(map, index)]));
}
