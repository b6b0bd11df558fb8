/**
 * Settings of the tests that make their cases themselves. `npm test` always makes the same ones, a quarter of those that
 * `npm run test:all` makes; other seeds and more cases are tried with `SEED=7 RUNS=50 npx playwright test …`.
 */
import fc from 'fast-check';

const numberFrom = (name: string, usual: number) => Number(process.env[name] ?? usual);

/** Of a test that makes few cases, `npm test` makes so many. */
const least = 4;

/** Whether everything is asked, as `npm run test:all` does. */
export const isWholeRun = Boolean(process.env.TEST_ALL);

const usualRuns = (runs: number) =>
  isWholeRun ? runs : Math.min(runs, Math.max(least, Math.ceil(runs / 4)));

const usualSeed = 20261125;

/**
 * @param runs - how many cases `npm run test:all` makes, unless `RUNS` says otherwise
 * @param seed - where they begin unless `SEED` says otherwise
 */
export const generated = (runs: number, seed = usualSeed): { seed: number; numRuns: number } => ({
  seed: numberFrom('SEED', seed),
  numRuns: numberFrom('RUNS', usualRuns(runs)),
});

/** For what is so quick that all cases are always made. */
export const allGenerated = (runs: number): { seed: number; numRuns: number } => ({
  ...generated(runs),
  numRuns: numberFrom('RUNS', runs),
});

/**
 * Checks something for generated cases: `forAll(400, kind, anotherKind, (one, other) => …)`.
 * @param settings - the number of cases as for `generated`, or all settings
 */
export function forAll<Cases extends [unknown, ...unknown[]]>(
  settings: number | fc.Parameters<Cases>,
  ...given: [...{ [Key in keyof Cases]: fc.Arbitrary<Cases[Key]> }, (...values: Cases) => unknown]
): Promise<void> {
  const property = fc.asyncProperty as unknown as (
    ...all: typeof given
  ) => fc.IAsyncProperty<Cases>;
  const chosen = typeof settings === 'number' ? generated(settings) : settings;
  return fc.assert(property(...given), chosen);
}
