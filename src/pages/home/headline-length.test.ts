import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../../tests/generated.ts';
import { headlineLength } from './headline-length.ts';

test('a headline of usual words has the size of the design, and one of long words a smaller one', () => {
  expect(headlineLength(['Software', 'made to', 'measure.'])).toBeUndefined();
  expect(headlineLength(['Software', 'die zu Ihnen', 'passt.'])).toBe('long');
  expect(headlineLength(['Handwerkskammer'])).toBe('longer');
  expect(headlineLength(['Donaudampfschifffahrtskapitän'])).toBe('longest');
});

test('more letters never make it larger', async () => {
  const sizes = [undefined, 'long', 'longer', 'longest'];
  const rank = (line: string) => sizes.indexOf(headlineLength([line]));
  await forAll(400, fc.string({ maxLength: 30 }), fc.string({ maxLength: 10 }), (line, more) => {
    expect(rank(line + more)).toBeGreaterThanOrEqual(rank(line));
  });
});
