import { nameWidth } from '../ui/name-width.ts';

/** The letters are set narrower than the font draws them. */
const condensed = 0.852;

/** The maximum font size, where the page is 1000 wide: a name of two letters would fill the screen. */
const maxSize = 620;

/** The side bearing of a straight letter, in em. It is cut off, so the letter is flush with the edge. */
const bearing = 0.025;

type Wordmark = {
  viewBox: string;
  /** The font size. */
  size: number;
  /** From the top. */
  baseline: number;
  /** The width of the name. */
  length: number;
};

/**
 * Sets the name as wide as the page, or at the maximum size. The page cuts off the foot of the letters.
 * A name with descenders is not cut off, because a g would look like an a.
 */
export function wordmarkOf(name: string): Wordmark {
  const width = condensed * nameWidth(name);
  const size = Math.min(maxSize, Math.round(1000 / width));
  const length = size === maxSize ? Math.round(size * width) : 1000;
  const inset = Math.round(size * bearing);
  const start = /^[bdhiklmnpruñ]/.test(name) ? inset : /^j/.test(name) ? -2 * inset : 0;
  const end = /[adhilmnuáàãâúü]$/.test(name) ? inset : 0;
  const height = /[gjpqyçþ]/.test(name) ? 0.95 : 0.6;
  return {
    viewBox: `${start} 0 ${1000 - start - end} ${Math.round(size * height)}`,
    size,
    baseline: Math.round(size * 0.75),
    length,
  };
}

/** Whether a name needs a smaller font in the navigation bar: from about 10 and from about 15 letters. */
export function nameLength(name: string): 'long' | 'longest' | undefined {
  const width = nameWidth(name);
  if (width > 8) return 'longest';
  return width > 5.5 ? 'long' : undefined;
}
