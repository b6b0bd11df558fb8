import { afterEach, expect, test, vi } from 'vitest';
import { site } from './site.ts';
import type { SiteConfig } from './site-config.ts';
import { isTrueHere, textHere } from './true-here.ts';

afterEach(() => vi.restoreAllMocks());

test('of a text stands what is true here, with a space between its parts', () => {
  const [here, notHere] = isTrueHere('film') ? ['film', 'not film'] : ['not film', 'film'];
  expect(textHere('All of it.')).toBe('All of it.');
  expect(textHere({ when: here, text: 'All of it.' })).toBe('All of it.');
  expect(textHere({ when: notHere, text: 'All of it.' })).toBe('');
  const parts = ['One.', { when: notHere, text: 'Two.' }, { when: here, text: 'Three.' }];
  expect(textHere(parts)).toBe('One. Three.');
});

test('a project is a condition by its slug, true where it is shown', () => {
  const config: SiteConfig = site;
  vi.spyOn(config, 'projects', 'get').mockReturnValue([{ slug: 'shop', projectLink: '' }]);
  expect(isTrueHere('shop')).toBe(true);
  expect(isTrueHere('not shop')).toBe(false);
  expect(isTrueHere('bakery')).toBe(false);
});
