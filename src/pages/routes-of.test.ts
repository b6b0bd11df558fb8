import { expect, test } from 'vitest';
import { page as home } from './home/page.ts';
import type { Pages } from './registry.ts';
import { sectionsOf } from './routes-of.ts';

test('a studio without projects has no section of them, and no link to one', () => {
  const pages = { home } as unknown as Pages;
  expect(sectionsOf(pages, ['shop'])).toEqual(home.sections);
  expect(sectionsOf(pages, [])).toEqual(home.sections.filter((id) => id !== 'projects'));
});
