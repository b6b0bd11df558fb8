import { expect, test } from 'vitest';
import { notShown } from './said.ts';

test('a sentence is found in folded lines, and one that is cut is not', () => {
  const shown = '  * A first\n    web\u00adsite — from €2,400\n';
  expect(notShown(['A first website', 'from €2,400', 'first web'], shown)).toEqual(['first web']);
});
