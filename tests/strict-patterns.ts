/** For every unit test: `toMatchObject` takes a pattern for equal to everything (findings/vitest-pattern-equals-everything.sh). */
import { expect } from 'vitest';

expect.addEqualityTesters([
  (one, other) =>
    other instanceof RegExp ? one instanceof RegExp && String(one) === String(other) : undefined,
]);
