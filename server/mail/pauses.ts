/** Waits between attempts, in ms. */

const minute = 60_000;

/**
 * After a failure that may be over soon (network, a busy server, the disk), by the number of failures in a
 * row: from 5 s to 10 min.
 */
export function quickPause(failures: number): number {
  return Math.min(5_000 * 2 ** (failures - 1), 10 * minute);
}

/**
 * After a failure that ends by itself slowly or not at all (a deferred message, a wrong password), by the
 * number of failures in a row: from a minute to 6 h. Mail providers lock accounts that try more often.
 */
export function slowPause(failures: number): number {
  return ([1, 5, 15, 60, 180][failures - 1] ?? 360) * minute;
}
