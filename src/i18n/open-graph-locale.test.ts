import { expect, test } from 'vitest';
import { openGraphLocale } from './open-graph-locale.ts';

test('a language without a country has the one where most speak it', () => {
  expect(['pt-PT', 'en-GB', 'nl', 'sr-Latn'].map(openGraphLocale)).toEqual([
    'pt_PT',
    'en_GB',
    'nl_NL',
    'sr_RS',
  ]);
});
