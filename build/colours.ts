/** The colours of src/styles/colours.css, for what is drawn before anybody opens the site. */
import { readFileSync } from 'node:fs';
import { colourOf, parseColours, type Schemes } from '../src/styles/colours.ts';

const file = 'src/styles/colours.css';

export const readColours = (): Schemes => parseColours(readFileSync(file, 'utf8'));

/** A colour by its name, as #rrggbb; most pictures are made for the light. */
export const colour = (name: string): string => colourOf(readColours().light.usual, name);

/** The same in the dark scheme. */
export const colourInTheDark = (name: string): string => colourOf(readColours().dark.usual, name);

/** A colour with a part of another in it, as `color-mix(in srgb, …)` mixes them. */
export function mixed(name: string, other: string, part: number): string {
  const [from, to] = [channels(colour(name)), channels(colour(other))];
  const mix = from.map((value, i) => Math.round(value + ((to[i] ?? value) - value) * part));
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Red, green and blue, 0 to 255. */
export function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}
