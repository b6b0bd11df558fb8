import { expect, test } from 'vitest';
import { addressOf, redirectsOf } from './old-addresses.ts';

test('what the new address says itself wins over the query of the old one', () => {
  const query = new URLSearchParams('subject=Other&ref=old');
  expect(addressOf({ to: '/contact?subject=Shop' }, query)).toBe('/contact?subject=Shop&ref=old');
});

test('the place on the page, and the language of the old address, stay with what it asks for', () => {
  const to = { to: '/?a=b#about', language: 'pt' };
  expect(addressOf(to, new URLSearchParams('c=d'))).toBe('/?a=b&c=d&lang=pt#about');
  expect(addressOf(to, new URLSearchParams('lang=en'))).toBe('/?a=b&lang=en#about');
});

test('an old address of two languages leads to the language of the visitor', () => {
  const both = ['pt', 'en'].map((language) => ({ written: '/old', to: '/new', language }));
  expect(redirectsOf(both, {})).toEqual({ '/old': { to: '/new' } });
});
