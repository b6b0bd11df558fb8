import { expect, test } from 'vitest';
import { site } from '../in-force/site.ts';
import { conditionsOf } from './conditions.ts';

test('a project is a condition by its slug, true where it is shown', () => {
  const { isMet } = conditionsOf({ ...site, projects: [{ slug: 'shop', projectLink: '' }] });
  expect(isMet('shop')).toBe(true);
  expect(isMet('not shop')).toBe(false);
  expect(isMet('bakery')).toBe(false);
});
