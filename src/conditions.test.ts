import { afterEach, expect, test, vi } from 'vitest';
import { applicableText, isConditionMet } from './conditions.ts';
import { site } from './site.ts';
import type { SiteConfig } from './site-config.ts';

afterEach(() => vi.restoreAllMocks());

test('of a text stands what is true here, with a space between its parts', () => {
  const [here, notHere] = isConditionMet('film') ? ['film', 'not film'] : ['not film', 'film'];
  expect(applicableText('All of it.')).toBe('All of it.');
  expect(applicableText({ when: here, text: 'All of it.' })).toBe('All of it.');
  expect(applicableText({ when: notHere, text: 'All of it.' })).toBe('');
  const parts = ['One.', { when: notHere, text: 'Two.' }, { when: here, text: 'Three.' }];
  expect(applicableText(parts)).toBe('One. Three.');
});

test('a project is a condition by its slug, true where it is shown', () => {
  const config: SiteConfig = site;
  vi.spyOn(config, 'projects', 'get').mockReturnValue([{ slug: 'shop', projectLink: '' }]);
  expect(isConditionMet('shop')).toBe(true);
  expect(isConditionMet('not shop')).toBe(false);
  expect(isConditionMet('bakery')).toBe(false);
});
