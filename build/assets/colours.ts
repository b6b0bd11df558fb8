/** The colours of the studio's colours.css, for pictures and files that are made at build time. */
import { readFileSync } from 'node:fs';
import { inStudio } from '../../src/studio/folder.ts';
import { channels, colourOf, parseColours, type Schemes } from '../../src/styles/colours.ts';

export const readColours = (): Schemes =>
  parseColours(readFileSync(inStudio('colours.css'), 'utf8'));

/** A colour of the light scheme by its name, as #rrggbb. */
export const colour = (name: string): string => colourOf(readColours().light.usual, name);

/** A colour of the dark scheme by its name, as #rrggbb. */
export const darkColour = (name: string): string => colourOf(readColours().dark.usual, name);

/**
 * Mixes two colours of the light scheme like `color-mix(in srgb, …)`.
 * @param part - of the second colour, 0 to 1
 */
export function mixed(name: string, other: string, part: number): string {
  const [from, to] = [channels(colour(name)), channels(colour(other))];
  const mix = from.map((value, i) => Math.round(value + ((to[i] ?? value) - value) * part));
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
