/** What the checks of widths take from the style sheets, so that both keep saying the same. */
import { readFileSync } from 'node:fs';

/** The narrowest screen that words have to fit, in px. */
export const narrowest = 320;

/**
 * A number of a style sheet, found by what stands before it.
 * @throws an error when that is not there any more
 */
export function numberIn(file: string, before: RegExp): number {
  const [, value] =
    new RegExp(`${before.source}(-?[\\d.]+)`).exec(readFileSync(file, 'utf8')) ?? [];
  if (value === undefined)
    throw new Error(
      `${file} has no ${before.source}: a check in build/ that measures words reads it.`,
    );
  return Number(value);
}
