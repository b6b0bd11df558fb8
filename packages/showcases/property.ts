/**
 * How property tests generate their cases: always the same ones, so that a failure is found again. With `TEST_ALL` set
 * they are all, otherwise a quarter. `SEED` gives other cases, `RUNS` the number of them.
 */
export const generated = (numRuns: number) => ({
  seed: Number(process.env.SEED ?? 44),
  numRuns: Number(process.env.RUNS ?? (process.env.TEST_ALL ? numRuns : Math.ceil(numRuns / 4))),
});
