/**
 * How property tests generate their cases: always the same ones, so that a failure is found again. `SEED` gives
 * other cases, `RUNS` the number of them.
 */
export const generated = (numRuns: number) => ({
  seed: Number(process.env.SEED ?? 44),
  numRuns: Number(process.env.RUNS ?? numRuns),
});
