import { nameWidth } from '../ui/name-width.ts';

/** Set tight, words are narrower than their letters; a capital and a typeface's whims are allowed for. */
const tightness = 0.88;

/** So many em the longest of the menu's links is wide, from 6 to 10: a longer one breaks into lines. */
export function menuLength(links: readonly string[]): number {
  const widest = Math.max(...links.map((link) => nameWidth(link.toLowerCase())));
  return Math.min(Math.max(Math.ceil(widest * tightness), 6), 10);
}
