/**
 * Settings of the tests that make their cases themselves. `npm test` always makes the same ones; other
 * seeds and more cases are tried with `SEED=7 RUNS=50 npx playwright test …`.
 */
const numberFrom = (name: string, usual: number) => Number(process.env[name] ?? usual);

/**
 * @param runs - how many cases are made unless `RUNS` says otherwise
 * @param seed - where they begin unless `SEED` says otherwise
 */
export const generated = (runs: number, seed = 20261125): { seed: number; numRuns: number } => ({
  seed: numberFrom('SEED', seed),
  numRuns: numberFrom('RUNS', runs),
});
