import { expect, test } from 'vitest';
import { addressOf, redirectsOf } from './old-addresses.ts';

test('what the new address says itself wins over the query of the old one', () => {
  const query = new URLSearchParams('subject=Other&ref=old');
  expect(addressOf({ to: '/contact?subject=Shop' }, query)).toBe('/contact?subject=Shop&ref=old');
});

test('an old address of two languages leads to the language of the visitor', () => {
  const both = ['pt', 'en'].map((language) => ({ written: '/old', to: '/new', language }));
  expect(redirectsOf(both, {})).toEqual({ '/old': { to: '/new' } });
});
