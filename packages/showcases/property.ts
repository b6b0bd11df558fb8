import fc from 'fast-check';
import type { Shelf } from './browser/kept.ts';

/**
 * How property tests generate their cases: always the same ones, so that a failure is found again. With `TEST_ALL` set
 * they are all, otherwise a quarter. `SEED` gives other cases, `RUNS` the number of them.
 */
const generated = (numRuns: number) => ({
  seed: Number(process.env.SEED ?? 44),
  numRuns: Number(process.env.RUNS ?? (process.env.TEST_ALL ? numRuns : Math.ceil(numRuns / 4))),
});

/** Checks something for so many generated cases: `forAll(400, kind, anotherKind, (one, other) => …)`. */
export function forAll<Cases extends [unknown, ...unknown[]]>(
  numRuns: number,
  ...given: [...{ [Key in keyof Cases]: fc.Arbitrary<Cases[Key]> }, (...values: Cases) => unknown]
): Promise<void> {
  const property = fc.asyncProperty as unknown as (
    ...all: typeof given
  ) => fc.IAsyncProperty<Cases>;
  return fc.assert(property(...given), generated(numRuns));
}

/** A step of a generated sequence: what is done, with what, and how often beside the others. */
export const step = <Name extends string, Fields extends object = object>(
  weight: number,
  names: Name | readonly Name[],
  fields?: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> },
): fc.WeightedArbitrary<{ do: Name } & Fields> => ({
  weight,
  arbitrary: fc.record({
    do: fc.constantFrom(...[names].flat()),
    ...fields,
  }) as unknown as fc.Arbitrary<{ do: Name } & Fields>,
});

/** What the tabs of a test share: values as text, as a browser keeps them. `snapshot` has all of them. */
export function storedShelf(): Shelf & { snapshot: () => Record<string, unknown> } {
  const values = new Map<string, string>();
  return {
    read: (key) => JSON.parse(values.get(key) ?? 'null'),
    write: (key, value) => void values.set(key, JSON.stringify(value)),
    isKept: () => true,
    onOtherTab: () => {},
    snapshot: () => Object.fromEntries([...values].map(([key, value]) => [key, JSON.parse(value)])),
  };
}
