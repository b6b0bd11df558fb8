/** Easing and interpolation: pure functions of their arguments. */

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

export const lerp = (from: number, to: number, amount: number) => from + (to - from) * amount;

/** The progress of `time` from `start` to `end`, 0 to 1. */
export const progress = (time: number, start: number, end: number) =>
  clamp((time - start) / (end - start));

export const easeOut = (x: number) => 1 - (1 - x) ** 4;

export const easeInOut = (x: number) => (x < 0.5 ? 8 * x ** 4 : 1 - (-2 * x + 2) ** 4 / 2);

export const smooth = (x: number) => x * x * (3 - 2 * x);

/** Overshoots a little and returns. */
export const easeOutBack = (x: number) => 1 + 2.2 * (x - 1) ** 3 + 1.2 * (x - 1) ** 2;

export type Key = readonly [time: number, value: number];

/**
 * A monotone cubic curve through the keys (Fritsch and Carlson): forward motion never moves back. Constant
 * before the first and after the last key.
 */
export function curveThrough(keys: readonly Key[]): (time: number) => number {
  const slopes = keys.slice(1).map((key, i) => {
    const before = keys[i] as Key;
    return (key[1] - before[1]) / (key[0] - before[0]);
  });
  const tangents = keys.map((_, i) => {
    const left = slopes[i - 1];
    const right = slopes[i];
    if (left === undefined || right === undefined || left * right <= 0) return 0;
    return (2 * left * right) / (left + right);
  });
  return (time) => {
    const next = keys.findIndex((key) => key[0] > time);
    if (next === 0) return (keys[0] as Key)[1];
    if (next === -1) return (keys.at(-1) as Key)[1];
    const [startTime, start] = keys[next - 1] as Key;
    const [endTime, end] = keys[next] as Key;
    const span = endTime - startTime;
    const x = (time - startTime) / span;
    const leave = (tangents[next - 1] as number) * span;
    const arrive = (tangents[next] as number) * span;
    return (
      start * (2 * x ** 3 - 3 * x ** 2 + 1) +
      leave * (x ** 3 - 2 * x ** 2 + x) +
      end * (3 * x ** 2 - 2 * x ** 3) +
      arrive * (x ** 3 - x ** 2)
    );
  };
}

/** A seeded random number generator (mulberry32), 0 to 1: the same numbers in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
