import { nameWidth } from '../ui/name-width.ts';

/** Letter spacing makes words narrower than the sum of their letters; this includes a margin. */
const tightness = 0.88;

/** The width of the longest link, in em, from 6 to 10. A longer link wraps. */
export function menuLength(links: readonly string[]): number {
  const widest = Math.max(...links.map((link) => nameWidth(link.toLowerCase())));
  return Math.min(Math.max(Math.ceil(widest * tightness), 6), 10);
}
