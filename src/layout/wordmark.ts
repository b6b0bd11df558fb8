import { nameWidth } from '../ui/name-width.ts';

/** A little narrower than it was drawn, so that the letters stand close. */
const condensed = 0.852;

/** In the same units as the page's width of 1000: a name of two letters would fill the screen. */
const largest = 620;

/** How far a straight letter stands from the edge that it begins or ends at; cut off, it is flush. */
const bearing = 0.025;

type Wordmark = {
  viewBox: string;
  /** Of the font, of the baseline from above, and of the whole name. */
  size: number;
  baseline: number;
  length: number;
};

/**
 * The name as wide as the page, short ones as large as they may be. The foot of the letters runs
 * off the page, as the hoop does; with letters that go below the line it does not, since cut off
 * a g would read as an a.
 */
export function wordmarkOf(name: string): Wordmark {
  const width = condensed * nameWidth(name);
  const size = Math.min(largest, Math.round(1000 / width));
  const length = size === largest ? Math.round(size * width) : 1000;
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

/** Whether a name has to be set smaller to stand beside other things: from about 10 and 15 letters on. */
export function nameLength(name: string): 'long' | 'longest' | undefined {
  const width = nameWidth(name);
  if (width > 8) return 'longest';
  return width > 5.5 ? 'long' : undefined;
}
