/**
 * Settings of the tests that make their cases themselves. `npm test` always makes the same ones; other
 * seeds and more cases are tried with `SEED=7 RUNS=50 npx playwright test …`.
 */
import type { Parameters } from 'fast-check';

const numberFrom = (name: string, usual: number) => Number(process.env[name] ?? usual);

/** @param runs - how many cases are made unless `RUNS` says otherwise */
export const generated = (runs: number): Parameters<unknown> => ({
  seed: numberFrom('SEED', 20261125),
  numRuns: numberFrom('RUNS', runs),
});
