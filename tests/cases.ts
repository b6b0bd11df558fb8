/**
 * How many cases a test makes by itself, and from which seed. The seed is fixed, so that no run differs from the
 * last. `SEED=$RANDOM RUNS=500 npx playwright test …` tries others; what it finds becomes a case.
 */
export const cases = (count: number): { seed: number; numRuns: number } => ({
  seed: Number(process.env.SEED ?? 40),
  numRuns: Number(process.env.RUNS ?? count),
});
