import { expect, test } from 'vitest';
import { fixedSeeds } from './fixed-seeds.ts';
import { choicesOf, planOf } from './plan.ts';

test('the fixed seeds have most parts both ways', () => {
  const all = new Set(Array.from({ length: 400 }, (_, seed) => choicesOf(planOf(seed))).flat());
  const covered = new Set(fixedSeeds.flatMap((seed) => choicesOf(planOf(seed))));
  expect(covered.size / all.size).toBeGreaterThan(0.8);
});
